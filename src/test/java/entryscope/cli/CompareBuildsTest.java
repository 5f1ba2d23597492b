// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Comparing listings: two builds of `builds/inline.c`.
final class CompareBuildsTest {
  private static final String BEFORE = "src/test/resources/builds/before.txt";
  private static final String AFTER = "src/test/resources/builds/after.txt";

  private record Result(int code, String out, String err) {}

  private static Result run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        CommandLineProgram.run(
            arguments, new PrintWriter(out), new PrintWriter(err), _ -> Optional.empty());
    return new Result(code, out.toString(), err.toString());
  }

  /// The table as bloat-o-meter prints it for the two objects.
  @Test
  void theTableIsBloatOMetersAndFitsACommitMessage() {
    Result result = run("compare", BEFORE, AFTER);
    assertThat(result.code()).as(result.err()).isEqualTo(ExitCode.OK);
    assertThat(result.out())
        .contains(
            """
            add/remove: 1/2 grow/shrink: 3/0 up/down: 92/-59 (33)
            Function                                     old     new   delta
            other                                         21      55     +34
            fresh                                          -      32     +32
            system_call                                   35      57     +22
            loop                                          47      51      +4
            small                                          6       -      -6
            work                                          53       -     -53
            Total: Before=162, After=195, chg +20.37%
            """)
        .containsPattern("work: inlined into other \\(\\d+ instructions\\)")
        .doesNotContain("estimated time");
    assertThat(result.out().lines()).allMatch(line -> line.length() <= 75);
  }

  @Test
  void thePathIsComparedWhereOneIsNamed() {
    Result result = run("compare", BEFORE, AFTER, "--from", "system_call", "--depth", "2");
    assertThat(result.code()).as(result.err()).isEqualTo(ExitCode.OK);
    assertThat(result.out())
        .contains("Total: Before=162", "before@compiled -> after@compiled", "| instructions ")
        .containsPattern("calls .* -2\\.13 ");
    assertThat(result.out().lines()).allMatch(line -> line.length() <= 75);
  }

  @Test
  void programsGetBothAsJson() {
    assertThat(run("compare", BEFORE, AFTER, "--json").out())
        .contains("\"name\": \"work\"", "\"fate\": \"removed\"", "\"delta\": -53");
    assertThat(run("compare", BEFORE, AFTER, "--json", "--from", "other").out())
        .contains("\"all\"", "\"sizes\"", "\"metrics\"");
  }

  @Test
  void listingsOfOneNameAreToldApartByTheirFolders(@TempDir Path folder) throws IOException {
    Path before = Files.createDirectory(folder.resolve("old")).resolve("vmlinux.txt");
    Path after = Files.createDirectory(folder.resolve("new")).resolve("vmlinux.txt");
    Files.copy(Path.of(BEFORE), before);
    Files.copy(Path.of(AFTER), after);
    assertThat(run("compare", before.toString(), after.toString(), "--from", "other").out())
        .contains("old-vmlinux@compiled -> new-vmlinux@compiled");
  }

  @Test
  void aListingIsComparedWithAFlowOnThePath(@TempDir Path folder) {
    String flow = folder.resolve("kept.flow.json").toString();
    assertThat(run("import", BEFORE, "--from", "other", "-o", flow).code()).isEqualTo(ExitCode.OK);
    assertThat(run("compare", flow, BEFORE, "--from", "other").out())
        .contains("kept@compiled -> before@compiled", " 0.0 ns (0 %)")
        .doesNotContain("Total: Before=162");
  }

  @Test
  void mistakesAreSaidInOneLine(@TempDir Path folder) throws IOException {
    Result unknown = run("compare", BEFORE, AFTER, "--from", "nowhere");
    assertThat(unknown.code()).isEqualTo(ExitCode.USAGE);
    assertThat(unknown.err()).contains("before.txt: no function nowhere");
    Path letter = Files.writeString(folder.resolve("letter.txt"), "Dear list\n");
    Result none = run("compare", BEFORE, letter.toString());
    assertThat(none.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(none.err()).contains("letter.txt:1: ");
    Result drawing = run("compare", BEFORE, AFTER, "-o", folder.resolve("x.svg").toString());
    assertThat(drawing.code()).isEqualTo(ExitCode.USAGE);
    assertThat(drawing.err()).contains("--from or --functions");
  }
}
