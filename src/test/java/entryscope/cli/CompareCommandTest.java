// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CompareCommandTest {
  private record Result(int code, String out, String err) {}

  private static Result run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        CommandLineProgram.run(
            arguments, new PrintWriter(out), new PrintWriter(err), _ -> Optional.empty());
    return new Result(code, out.toString(), err.toString());
  }

  @Test
  void aPlanAloneIsComparedWithItsReference() {
    Result alone = run("compare", "s390-6.7@sven-v2");
    assertThat(alone).isEqualTo(run("compare", "s390-6.7@before", "s390-6.7@sven-v2"));
    assertThat(alone.out()).contains("-5.4 ns (-4.6 %)", "-8.4 to -4.1", "inlined into");
  }

  @Test
  void aFileIsAFlowToo(@TempDir Path folder) throws IOException {
    Path home = Files.createDirectory(folder.resolve("mine@home"));
    Path copy = home.resolve("s390-6.7.flow.json");
    Files.copy(Path.of("flows/s390-6.7.flow.json"), copy);
    assertThat(run("compare", copy + "@before", copy + "@sven-v2").out())
        .isEqualTo(run("compare", "s390-6.7@sven-v2").out());
    assertThat(run("compare", copy.toString(), "s390-6.7").out()).contains(" 0.0 ns (0 %)");
  }

  @Test
  void eachSideHasItsScenarioMachineAndFunctions() {
    assertThat(run("compare", "s390-6.7", "s390-6.7", "--after-scenario", "resched-1pct").out())
        .contains("scenario null-call -> resched-1pct", "p99");
    assertThat(
            run(
                    "compare",
                    "s390-6.7",
                    "s390-6.7",
                    "--before-machine",
                    "s390-z15",
                    "--after-machine",
                    "qemu-tcg-s390")
                .out())
        .contains("machine s390-z15 -> qemu-tcg-s390", "independent");
    assertThat(
            run("compare", "s390-6.7@before", "s390-6.7@before", "--after-inline", "do_syscall")
                .code())
        .isZero();
    assertThat(
            run(
                    "compare",
                    "s390-6.7@before",
                    "s390-6.7@before",
                    "--after-inline",
                    "enter_from_user_mode")
                .out())
        .contains("enter_from_user_mode: inlined into __do_syscall");
  }

  @Test
  void severalFlowsGiveOneListAndProgress() {
    Result result = run("compare", "--plans", "before,compiled", "x86_64-*", "--format", "csv");
    assertThat(result.code()).isZero();
    assertThat(result.out()).startsWith("before_flow,before_plan,").contains("x86_64-7.2");
    assertThat(result.out().split("before_flow", -1)).hasSize(2);
    assertThat(result.err()).contains("1 of 3: ", "x86_64-4.1-vanilla is left out");
    assertThat(
            run("compare", "--plans", "before,compiled", "s390-6.7", "s390-6.13", "--json").out())
        .startsWith("{\n  \"all\": [");
  }

  @Test
  void theNameOfTheFileTellsItsForm(@TempDir Path folder) throws IOException {
    for (String name : new String[] {"a.txt", "a.md", "a.csv", "a.json", "a.svg"}) {
      Path file = folder.resolve(name);
      assertThat(run("compare", "s390-6.7@sven-v2", "-o", file.toString()))
          .isEqualTo(new Result(0, "", ""));
      byte[] first = Files.readAllBytes(file);
      run("compare", "s390-6.7@sven-v2", "-o", file.toString());
      assertThat(Files.readAllBytes(file)).isEqualTo(first);
    }
    assertThat(Files.readString(folder.resolve("a.md"))).contains("| estimated time | ns |");
    assertThat(Files.readString(folder.resolve("a.json"))).contains("\"nsChange\": ");
    assertThat(Files.readString(folder.resolve("a.svg")))
        .contains("legend-diff-removed", "diff-moved", "not a measurement");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "compare nothing; 2; no flow \"nothing\"",
        "compare s390-6.7@nothing; 2; no plan \"nothing\"",
        "compare s390-6.7 s390-6.7 --after-machine zen3; 2; does not run s390",
        "compare a b c; 2; --plans BEFORE,AFTER",
        "compare --plans one s390-6.7; 2; write two plans",
        "compare s390-6.7@sven-v2 -o x.doc; 2; must end in",
        "compare s390-6.7@sven-v2 -o no/such/x.csv; 3; its folder does not exist",
        "compare --plans before,sven-v2 zzz*; 2; no flow fits"
      })
  void mistakesAreSaidInOneLine(String line, int code, String message) {
    Result result = run(line.split(" "));
    assertThat(result.code()).isEqualTo(code);
    assertThat(result.err()).contains(message).hasLineCount(1);
    assertThat(result.out()).isEmpty();
  }

  /// The builds of one example are nobody's to have.
  @Test
  void theExamplesOfTheHelpWork(@TempDir Path folder) {
    List<String> examples =
        run("help", "compare")
            .out()
            .lines()
            .map(String::strip)
            .filter(line -> line.startsWith("entryscope ") && !line.contains("vmlinux"))
            .toList();
    assertThat(examples).hasSizeGreaterThanOrEqualTo(4);
    for (String example : examples) {
      String line = example.replace("'", "").replace("-o ", "-o " + folder + "/");
      String[] words = line.substring("entryscope ".length()).split(" ", -1);
      assertThat(run(words).code()).as(example).isZero();
    }
  }

  @Test
  void anEstimateHasTablesToo() {
    assertThat(run("estimate", "s390-6.7", "--format", "csv").out())
        .startsWith("flow,entry,plan,scenario,machine,model,part,name,unit,value\r\n")
        .contains(",total,instructions,count,162\r\n");
    assertThat(run("estimate", "s390-6.7", "--format", "markdown").out())
        .contains("| instructions | count | 162 |", "not a measurement");
    assertThat(run("estimate", "s390-6.7", "--format", "json"))
        .isEqualTo(run("estimate", "s390-6.7", "--json"));
    assertThat(run("estimate", "s390-6.7", "--format", "text"))
        .isEqualTo(run("estimate", "s390-6.7"));
  }
}
