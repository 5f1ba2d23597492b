// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.FlowHash;
import entryscope.file.FlowReader;
import entryscope.flow.Flow;
import entryscope.session.Catalogue;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineProgramTest {
  private final List<WindowStarter.Wish> windows = new ArrayList<>();

  private record Outcome(int code, String out, String err) {}

  private Outcome run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        CommandLineProgram.run(
            arguments,
            new PrintWriter(out),
            new PrintWriter(err),
            wish -> {
              windows.add(wish);
              return Optional.empty();
            });
    return new Outcome(code, out.toString(), err.toString());
  }

  @Test
  void withoutACommandTheWindowOpens() {
    assertThat(run()).isEqualTo(new Outcome(0, "", ""));
    assertThat(windows).hasSize(1);
    assertThat(windows.getFirst().document().flow().id()).isEqualTo("s390-6.7");
  }

  @Test
  void aWindowOfOneFlowIsAskedForBeforeTheOthersAreRead() {
    run("window", "arm64-6.12");
    WindowStarter.Wish wish = windows.getFirst();
    assertThat(wish.catalogue().flows()).containsOnlyKeys("arm64-6.12");
    assertThat(wish.catalogue().machines()).hasSizeGreaterThan(5);
    Catalogue rest = wish.rest().orElseThrow().get();
    assertThat(rest.flows()).hasSizeGreaterThan(10);
    assertThat(rest.evidence()).isNotEmpty();
  }

  @Test
  void aWindowIsAskedForWithAListingToMakeAFlowOf() {
    String listing = "src/test/resources/listing/x86_64-gnu.txt";
    assertThat(run("window", listing)).isEqualTo(new Outcome(0, "", ""));
    assertThat(windows.getFirst().code()).contains(Path.of(listing));
    assertThat(windows.getFirst().document().flow().id()).isEqualTo("s390-6.7");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--snapshot x.png", "--compare arm64-6.12"})
  void aWindowThatShowsMoreThanOneFlowIsAskedForWithAllOfThem(String more) {
    run(("window s390-6.7 " + more).split(" "));
    assertThat(windows.getFirst().rest()).isEmpty();
    assertThat(windows.getFirst().catalogue().flows()).hasSizeGreaterThan(10);
  }

  @Test
  void aCommandIsFoundAmongAllByTheHelpAndAnUnknownOneIsRefused() {
    assertThat(run("help", "estimate").out()).contains("entryscope estimate");
    assertThat(run("--help").out()).contains("window", "estimate", "import", "completion");
    assertThat(run("estimat").err()).contains("estimate");
    assertThat(run("completion", "bash").out()).contains("estimate", "window");
  }

  @Test
  void theListNamesFlowsMachinesAndScenarios() {
    assertThat(run("list").out()).contains("s390-6.7", "sven-v2", "s390-z15", "null-call");
  }

  @Test
  void anEstimateSaysThatItIsOne() {
    Outcome outcome = run("estimate", "s390-6.7", "--plan", "sven-v2", "--sources");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("not a measurement", "against before", "no source found");
    assertThat(outcome.out().lines()).allMatch(line -> line.length() <= 75);
  }

  @Test
  void anOutlineTellsThePathInWordsThatFitAMail() {
    Outcome outcome = run("outline", "s390-6.7", "--plan", "sven-v2");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out())
        .startsWith("system_call · entry")
        .contains("exit_to_user_mode · inlined", "not run");
    assertThat(outcome.out().lines()).allMatch(line -> line.length() <= 75);
  }

  @Test
  void theJsonOfAnEstimateHasItsKeys() {
    assertThat(run("estimate", "s390-6.7", "--json").out())
        .contains(
            "\"latencyNs\"",
            "\"percentilesNs\"",
            "\"instructions\": 162",
            "\"calls\": 6",
            "\"textBytes\"",
            "\"breakdown\"",
            "\"uncosted\"");
  }

  @Test
  void theJsonOfTheEvidenceHasItsKeys() {
    assertThat(run("evidence", "--json").out())
        .contains(
            "\"cases\"",
            "\"id\": \"S1\"",
            "\"published\": 84.7324",
            "\"predicted\"",
            "\"residual\"",
            "\"covered\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "estimate; missing required parameter",
        "estimate nope; no flow \"nope\"; there is:",
        "estimate s390-6.7 --plan nope; no plan \"nope\"",
        "estimate s390-6.7 --machine zen3; does not run s390",
        "estimate s390-6.7 --scenario nope; no scenario \"nope\"",
        "estimate s390-6.7 --entry nope; no entry \"nope\"",
        "estimate s390-6.7 --set nope=1; no switch \"nope\"",
        "estimate s390-6.7 --set ptrace; entryscope: --set ptrace: SWITCH=P is wanted, such as"
            + " --set ptrace=1",
        "estimate s390-6.7 --set audit=2; a number from 0 to 1",
        "estimate s390-6.7 --set audit=NaN; a number from 0 to 1",
        "estimate s390-6.7 --inline nope; no function \"nope\"",
        "estimate s390-6.7 --inline __do_syscall; called from assembly by symbol",
        "draw s390-6.7 -o x.bmp; there is: .svg, .pdf, .png, .dot",
        "draw s390-6.7; name a file with -o or a folder with --output-dir",
        "draw -o x.svg; name a flow, a pattern such as 's390-*', or --all",
        "draw --all -o x.svg; name a folder with --output-dir",
        "draw s390-* -o x.svg; -o names one file for 2 drawings",
        "draw nope-* --output-dir x; no flow matches \"nope-*\"; there is:",
        "draw s390-[ --output-dir x; is no pattern",
        "draw s390-6.7 -o x.svg --output-dir x; choose one",
        "draw s390-6.7 -o x.svg --format pdf; -o names the file",
        "draw s390-6.7 --output-dir x --format bmp; there is: .svg, .pdf, .png, .dot",
        "draw s390-6.7 --output-dir x --name {flaw}; no field {flaw}; there is: flow, plan",
        "draw s390-6.7 --output-dir x --all-plans --plan before; choose one",
        "draw s390-6.7 -o x.svg --preset nope; there is: light, dark, paper, slide",
        "draw s390-6.7 -o x.svg --annotate colour; there is: cost, heat, probability, source",
        "draw s390-6.7 -o x.svg --scale 2; --scale is for PNG, not for SVG",
        "draw s390-6.7 -o x.png --transparent --preset dark; choose --preset light, paper or slide",
        "draw s390-6.7 -o x.png --scale 0; --scale: a scale is above 0",
        "draw s390-6.7 -o x.png --scale 2 --width 9; choose one",
        "draw s390-6.7 -o x.png --scale 100; choose a smaller scale",
        "draw s390-6.7 -o x.pdf --page a5; there is: fit, a4, letter",
        "draw s390-6.7 -o x.pdf --page fit --poster; needs a paper size",
        "window --snapshot x.png --size 1x1; --size 1x1",
        "nope; nope"
      })
  void whatIsNotUnderstoodEndsWithTwoAndSaysWhy(String command, String message) {
    Outcome outcome = run(command.split(" "));
    assertThat(outcome.code()).isEqualTo(ExitCode.USAGE);
    assertThat(outcome.err().toLowerCase(java.util.Locale.ROOT))
        .contains(message.toLowerCase(java.util.Locale.ROOT).strip());
    assertThat(outcome.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"missing.flow.json", "."})
  void whatCannotBeReadEndsWithThree(String file) {
    Outcome outcome = run("validate", file);
    assertThat(outcome.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(outcome.err()).startsWith(file + ": error: ");
  }

  @Test
  void findingsEndWithOneAndStandInTheFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("broken.flow.json");
    Files.writeString(file, "{\"format\": 1,\n \"id\": \"broken\", \"tilte\": \"x\"}");
    Outcome outcome = run("validate", file.toString());
    assertThat(outcome.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(outcome.err()).contains(file + ":2:").contains("tilte").contains("title");
  }

  @Test
  void anOutputThatCannotBeWrittenEndsWithThree() {
    StringWriter err = new StringWriter();
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int letter) throws IOException {
            throw new IOException("no space left");
          }
        };
    int code =
        CommandLineProgram.run(
            new String[] {"list"},
            new PrintWriter(full, false, StandardCharsets.UTF_8),
            new PrintWriter(err),
            _ -> Optional.empty());
    assertThat(code).isEqualTo(ExitCode.UNREADABLE);
    assertThat(err.toString()).startsWith("entryscope: cannot write").hasLineCount(1);
  }

  @Test
  void aGraphIsOpenedWhateverItIsCalled(@TempDir Path folder) {
    String file = folder.resolve("p.json").toString();
    assertThat(run("draw", "s390-6.7", "--plan", "sven-v2", "-o", file).code()).isZero();
    assertThat(run("estimate", file).out())
        .isEqualTo(run("estimate", "s390-6.7", "--plan", "sven-v2").out());
    assertThat(run("draw", file, "-o", folder.resolve("p.svg").toString()).code()).isZero();
  }

  @Test
  void theDrawingIsTheSameEveryTimeAndNothingIsHalfWritten(@TempDir Path folder)
      throws IOException {
    Path one = folder.resolve("one.svg");
    Path other = folder.resolve("other.svg");
    assertThat(run("draw", "s390-6.7", "-o", one.toString()).code()).isZero();
    assertThat(run("draw", "s390-6.7", "-o", other.toString()).code()).isZero();
    assertThat(Files.readString(one))
        .isEqualTo(Files.readString(other))
        .contains("Estimate, not a measurement");
    Outcome nowhere = run("draw", "s390-6.7", "-o", folder.resolve("no/x.svg").toString());
    assertThat(nowhere.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(nowhere.err()).contains("its folder does not exist");
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactlyInAnyOrder(one, other);
    }
  }

  private static Map<String, byte[]> contents(Path folder) throws IOException {
    Map<String, byte[]> contents = new TreeMap<>();
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        contents.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
    }
    return contents;
  }

  @Test
  void aBatchDrawsEachPlanToAFileOfItsOwnAndASecondRunChangesNothing(@TempDir Path folder)
      throws IOException {
    Path into = folder.resolve("new/folder");
    String[] batch = {
      "draw", "s390-*", "--all-plans", "--output-dir", into.toString(), "--format", "pdf", "--json"
    };
    Outcome first = run(batch);
    assertThat(first.code()).isZero();
    Map<String, byte[]> written = contents(into);
    assertThat(written).containsKeys("s390-6.7-before.pdf", "s390-6.13-compiled.pdf");
    assertThat(first.out().lines().filter(line -> line.contains("\"file\"")))
        .hasSize(written.size());
    assertThat(first.out()).contains("\"plan\": \"sven-v2\"", "\"changed\": true");
    assertThat(first.err().lines())
        .hasSize(written.size())
        .first()
        .asString()
        .startsWith("entryscope: 1 of %d: %s".formatted(written.size(), into));
    Outcome second = run(batch);
    assertThat(second.out()).contains("\"changed\": false").doesNotContain("\"changed\": true");
    assertThat(second.err()).contains(", unchanged");
    assertThat(contents(into)).containsExactlyEntriesOf(written);
  }

  @Test
  void oneDrawingThatFailsDoesNotStopTheOthers(@TempDir Path folder) throws IOException {
    Files.createDirectory(folder.resolve("s390-6.13-compiled.svg"));
    Outcome outcome = run("draw", "s390-*", "--output-dir", folder.toString());
    assertThat(outcome.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(outcome.err()).contains("s390-6.13-compiled.svg: it is a folder");
    assertThat(folder.resolve("s390-6.7-compiled.svg")).isNotEmptyFile();
  }

  @Test
  void aBatchThatLeavesOutABrokenFlowSaysSoInItsExitCode(@TempDir Path folder) throws IOException {
    Files.copy(Path.of("flows/s390-6.7.flow.json"), folder.resolve("s390-6.7.flow.json"));
    Files.writeString(folder.resolve("broken.flow.json"), "{");
    Outcome outcome =
        run("draw", "--all", "--flows", folder.toString(), "--output-dir", folder + "/out");
    assertThat(outcome.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(contents(folder.resolve("out"))).containsOnlyKeys("s390-6.7-compiled.svg");
  }

  @Test
  void everyCommandHasHelp() {
    for (String command : List.of("list", "estimate", "draw", "validate", "evidence", "window")) {
      Outcome outcome = run(command, "--help");
      assertThat(outcome.code()).isZero();
      assertThat(outcome.out()).contains("Usage: entryscope " + command);
    }
  }

  /// A session of s390-6.7 with the plan sven-v2 and one switch of the reader's, but another hash.
  private static final String SESSION =
      """
      {
        "format": 1,
        "flow": {"id": "s390-6.7", "hash": "HASH"},
        "entry": "system-call",
        "plan": {"named": "sven-v2"},
        "reference": "before",
        "scenario": {"id": "null-call", "set": {"ptrace": 1}},
        "machine": "s390-z15"
      }
      """;

  private static String session(Path folder) throws IOException {
    Path file = folder.resolve("my.entryscope.json");
    Flow flow = FlowReader.read(Path.of("flows/s390-6.7.flow.json")).toOptional().orElseThrow();
    Files.writeString(file, SESSION.replace("HASH", FlowHash.of(flow)));
    return file.toString();
  }

  @Test
  void aSessionIsEstimatedAsTheSameChoicesByHand(@TempDir Path folder) throws IOException {
    Outcome byHand = run("estimate", "s390-6.7", "--plan", "sven-v2", "--set", "ptrace=1");
    assertThat(run("estimate", session(folder))).isEqualTo(byHand);
    assertThat(run("estimate", session(folder), "--plan", "compiled", "--set", "ptrace=0").out())
        .contains("plan compiled");
  }

  @Test
  void aSessionIsValidatedAndOpened(@TempDir Path folder) throws IOException {
    String file = session(folder);
    assertThat(run("validate", file))
        .isEqualTo(
            new Outcome(0, file + ": ok (s390-6.7, plan sven-v2, null-call, s390-z15)\n", ""));
    Files.writeString(Path.of(file), SESSION.replace("HASH", "0123456789abcdef"));
    Outcome changed = run("validate", file);
    assertThat(changed.code()).isEqualTo(1);
    assertThat(changed.err()).contains(file + ":3:", "is not the one that this session was saved");
    assertThat(run("window", file).code()).isZero();
    assertThat(windows.getLast().opened().file()).contains(Path.of(file));
    assertThat(windows.getLast().document().planId()).isEqualTo("sven-v2");
    Outcome compared = run("compare", file.toString(), "s390-6.7@sven-v1");
    assertThat(compared.code()).isZero();
    assertThat(compared.out()).contains("sven-v2 -> ", "sven-v1");
    assertThat(run("compare", "s390-6.7@before", file.toString()).code()).isZero();
    assertThat(run("window", folder + "/none.entryscope.json").code()).isEqualTo(3);
  }
}
