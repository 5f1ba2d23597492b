// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

  /// A function that an entry calls and ends by jumping to, so that it is described twice.
  private static final String JUMPED_TO =
      """
      x:     file format elf64-x86-64

      Disassembly of section .text:

      0000000000001000 <entry>:
      1000:\t48 39 c8             \tcmp    %rcx,%rax
      1003:\te8 00 00 00 00       \tcall   1020 <work>
      1008:\t74 05                \tje     100f <entry+0xf>
      100a:\te9 00 00 00 00       \tjmp    1020 <work>
      100f:\tc3                   \tret

      0000000000001020 <work>:
      1020:\t48 39 c8             \tcmp    %rcx,%rax
      1023:\tc3                   \tret
      """;

  @Test
  void theBytesOfAFunctionThatIsDescribedTwiceCountOnce(@TempDir Path folder) throws IOException {
    String file = Files.writeString(folder.resolve("a.txt"), JUMPED_TO).toString();
    Result result = run("compare", file, file, "--from", "entry", "--json");
    assertThat(result.out()).contains("work.outermost");
    assertThat(run("compare", file, file, "--from", "entry").out())
        .containsPattern("(?s)Total: Before=20, After=20.*Total: Before=20, After=20");
  }

  @Test
  void branchesAreToldForBothOrForOneSide(@TempDir Path folder) throws IOException {
    String file = Files.writeString(folder.resolve("a.txt"), JUMPED_TO).toString();
    assertThat(instructions(file, "--branch", "entry+0x8=1")).isEqualTo("6 6");
    assertThat(instructions(file, "--branch", "entry+0x8=1", "--after-branch", "entry+0x8=0"))
        .isEqualTo("6 8");
    assertThat(instructions(file, "--before-branch", "entry+0x8=0", "--branch", "entry+0x8=1"))
        .isEqualTo("8 6");
    Result wrong = run("compare", file, file, "--from", "entry", "--after-branch", "entry+0x9=1");
    assertThat(wrong.code()).isEqualTo(ExitCode.USAGE);
    assertThat(wrong.err()).contains("entry+0x9");
  }

  @Test
  void tracesGiveEachSideItsPath(@TempDir Path folder) throws IOException {
    String file = Files.writeString(folder.resolve("a.txt"), JUMPED_TO).toString();
    String called = "1000\n1003\n1020\n1023\n1008\n";
    Path before = Files.writeString(folder.resolve("before"), called + "100f\n");
    Path after = Files.writeString(folder.resolve("after"), called + "100a\n1020\n1023\n");
    assertThat(
            instructions(
                file, "--before-trace", before.toString(), "--after-trace", after.toString()))
        .isEqualTo("6 8");
    assertThat(
            run("compare", file, file, "--before-trace", folder.resolve("none").toString()).err())
        .contains("none");
  }

  /// Those of both sides as the table of metrics has them, on the path from `entry`.
  private static String instructions(String file, String... told) {
    List<String> arguments = new ArrayList<>(List.of("compare", file, file, "--from", "entry"));
    arguments.addAll(List.of(told));
    Result result = run(arguments.toArray(String[]::new));
    assertThat(result.code()).as(result.err()).isEqualTo(ExitCode.OK);
    return result
        .out()
        .lines()
        .filter(line -> line.startsWith("| instructions"))
        .map(line -> line.split("\\|", -1))
        .map(cells -> cells[2].strip() + " " + cells[3].strip())
        .findFirst()
        .orElse("none");
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
