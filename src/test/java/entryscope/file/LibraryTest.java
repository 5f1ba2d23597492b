// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.Loaded.Reason;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {
  private static final String MACHINE =
      """
      {"format": 1, "id": "toy", "title": "A toy", "clockGHz": 2, "layout": 0, "costs": {}}
      """;
  private static final String SCENARIOS =
      """
      {"format": 1, "scenarios": {"null-call": {"title": "null", "does": "", "set": {}}}}
      """;

  @TempDir private Path home = Path.of("");
  private Path flows = Path.of("");
  private Path resources = Path.of("");

  @BeforeEach
  void fill() throws Exception {
    flows = Files.createDirectory(home.resolve("flows"));
    resources = Files.createDirectory(home.resolve("resources"));
    fillResources(resources);
    Files.writeString(flows.resolve(Fixture.NAME), Fixture.text());
    Files.writeString(flows.resolve("README.md"), "no flow");
  }

  private static void fillResources(Path root) throws Exception {
    for (String folder : new String[] {"machines", "evidence", "schema"}) {
      Files.createDirectory(root.resolve(folder));
    }
    Files.writeString(root.resolve("machines/toy.json"), MACHINE);
    Files.writeString(root.resolve("scenarios.json"), SCENARIOS);
    Files.writeString(root.resolve("evidence/T1.json"), EvidenceReaderTest.GOOD);
    Files.writeString(root.resolve("schema/flow-1.schema.json"), "{}");
  }

  @Test
  void everythingIsLoaded() {
    Library library = Library.load(flows, resources);
    assertThat(library.messages()).isEmpty();
    assertThat(library.flows()).containsExactly(Map.entry("tiny-1.0", Fixture.flow()));
    assertThat(library.machines()).containsOnlyKeys("toy");
    assertThat(library.scenarios()).containsOnlyKeys("null-call");
    assertThat(library.evidence()).containsOnlyKeys("T1");
  }

  @Test
  void whatIsWrongWithOneFileHidesNoOther() throws Exception {
    Files.writeString(flows.resolve("a.flow.json"), "{");
    Files.writeString(resources.resolve("machines/b.json"), MACHINE);
    Files.createDirectory(resources.resolve("evidence/c.json"));
    Library library = Library.load(flows, resources);
    assertThat(library.flows()).containsOnlyKeys("tiny-1.0");
    assertThat(library.machines()).containsOnlyKeys("toy");
    assertThat(library.evidence()).containsOnlyKeys("T1");
    assertThat(library.failures().stream().map(Loaded.Failed::reason))
        .containsExactly(Reason.FINDINGS, Reason.FINDINGS, Reason.UNREADABLE);
    assertThat(printed(library))
        .isEqualTo(
            """
            flows/a.flow.json:1:2: error: the file ends too early: the '{' of line 1 is not closed
            resources/machines/b.json:1:21: error: the id is "toy", but the file is called "b.json"\
             (at /id)
                hint: rename one of them: a file is called by its id
            resources/evidence/c.json: error: this is a folder
                hint: name a file in it\
            """);
  }

  @Test
  void missingFoldersAreReported() throws Exception {
    Files.delete(resources.resolve("scenarios.json"));
    Library library = Library.load(home.resolve("none"), resources);
    assertThat(printed(library))
        .contains("none: error: no such folder", "resources/scenarios.json: error: no such file")
        .doesNotContain("evidence");
    assertThat(library.machines()).containsOnlyKeys("toy");
  }

  @Test
  void evidenceNamesThingsThatExist() throws Exception {
    Files.writeString(
        resources.resolve("evidence/T1.json"),
        EvidenceReaderTest.GOOD
            .replace("\"toy\"", "\"toi\"")
            .replace("\"null-call\"", "\"nul-call\"")
            .replace("\"plan\": \"all\"", "\"plan\": \"al\""));
    assertThat(printed(Library.load(flows, resources)))
        .isEqualTo(
            """
            resources/evidence/T1.json:1:58: error: no machine "toi" (at /machine)
                hint: did you mean "toy"?
            resources/evidence/T1.json:1:77: error: no scenario "nul-call" (at /scenario)
                hint: did you mean "null-call"?
            resources/evidence/T1.json:3:64: error: no plan "al" (at /after/plan)
                hint: did you mean "all"?\
            """);
  }

  @Test
  void whatASideOfEvidenceSetsExists() throws Exception {
    Files.writeString(
        resources.resolve("evidence/T1.json"),
        EvidenceReaderTest.GOOD.replace(
            "\"plan\": \"all\"", "\"plan\": \"all\", \"set\": {\"wrk\": 1}"));
    assertThat(printed(Library.load(flows, resources)))
        .contains("error: no switch \"wrk\" (at /after/set/wrk)")
        .contains("did you mean \"work\"?");
  }

  @Test
  void ofABrokenFlowItsEvidenceSaysNothing() throws Exception {
    Files.writeString(flows.resolve(Fixture.NAME), "{");
    Library library = Library.load(flows, resources);
    assertThat(library.messages()).hasSize(1);
    assertThat(library.evidence()).containsOnlyKeys("T1");
  }

  @Test
  void theShippedFilesAreFoundInAJarToo() throws Exception {
    Path jar = home.resolve("a jar.jar");
    try (FileSystem content = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
      fillResources(content.getPath("/"));
    }
    URI anchor = URI.create("jar:" + jar.toUri() + "!/schema/flow-1.schema.json");
    Library library =
        Shipped.look(anchor.toURL(), root -> Library.load(flows, root)).toOptional().orElseThrow();
    assertThat(library.messages()).isEmpty();
    assertThat(library.machines()).containsOnlyKeys("toy");
    assertThat(library.evidence()).containsOnlyKeys("T1");
  }

  @Test
  void theShippedFilesAreFoundInAFolderToo() throws Exception {
    Path anchor = resources.resolve("schema/flow-1.schema.json");
    Loaded<Library> library =
        Shipped.look(anchor.toUri().toURL(), root -> Library.load(flows, root));
    assertThat(library.toOptional().map(Library::messages))
        .hasValueSatisfying(messages -> assertThat(messages).isEmpty());
  }

  @Test
  void theProgramShipsWithFilesThatAreRight() {
    Library library = Library.load(flows);
    assertThat(library.failures()).isEmpty();
    assertThat(library.machines()).isNotEmpty();
    assertThat(library.scenarios()).containsKey("null-call");
  }

  private String printed(Library library) {
    return library.messages().stream()
        .map(each -> each.toString().replace(home + "/", ""))
        .collect(Collectors.joining("\n"));
  }
}
