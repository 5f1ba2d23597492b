// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reports, graphs and completion, as a script asks for them.
class ExportCommandsTest {
  private record Outcome(int code, String out, String err) {}

  private static Outcome run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        CommandLineProgram.run(
            arguments, new PrintWriter(out), new PrintWriter(err), _ -> Optional.empty());
    return new Outcome(code, out.toString(), err.toString());
  }

  @TempDir private Path folder;

  private String in(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void aReportSaysTheCommandThatMakesItAgain() throws IOException {
    run("report", "s390-6.7", "--plan", "sven-v2", "--set", "ptrace=0.25", "-o", in("one.html"));
    String one = Files.readString(folder.resolve("one.html"));
    Matcher command = Pattern.compile("<pre>entryscope (report .*)").matcher(one);
    assertThat(command.find()).isTrue();
    String again = command.group(1).replace("report.html", in("two.html"));
    assertThat(run(again.split(" ")).code()).isZero();
    assertThat(Files.readString(folder.resolve("two.html"))).isEqualTo(one);
  }

  @Test
  void manyReportsGoToAFolderWithProgressBesideTheResult() throws IOException {
    Outcome outcome = run("report", "s390-*", "x86_64-6.1", "--json", "--output-dir", in(""));
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err().lines()).hasSize(3).allMatch(line -> line.contains(" of 3: "));
    JsonNode json = JsonMapper.shared().readTree(outcome.out());
    for (JsonNode report : json.path("reports")) {
      assertThat(Files.readString(Path.of(report.path("file").asString())))
          .contains(report.path("flow").asString());
    }
    try (var files = Files.list(folder)) {
      assertThat(files).hasSize(3);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "report s390-6.7; name a file with -o",
        "report s390-6.7 s390-6.13 -o x.html; --output-dir",
        "report s390-6.7 -o x.html --output-dir .; choose one",
        "report nope-* --output-dir .; no flow is called like",
        "draw s390-6.7 -o x.svg --each-function; --each-function",
        "completion fish; fish"
      })
  void whatIsNotUnderstoodEndsWithTwoAndSaysWhy(String command, String message) {
    Outcome outcome = run(command.split(" "));
    assertThat(outcome.code()).isEqualTo(ExitCode.USAGE);
    assertThat(outcome.err()).contains(message.strip());
  }

  @Test
  void aReportThatCannotBeWrittenLeavesNothing() {
    Outcome outcome = run("report", "s390-6.7", "-o", in("no/x.html"));
    assertThat(outcome.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(outcome.err()).contains("its folder does not exist");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aGraphIsOpenedAgainAsWhatItWasMadeOf() throws IOException {
    run("draw", "s390-6.7", "--plan", "sven-v2", "--set", "ptrace=1", "-o", in("a.graph.json"));
    assertThat(run("draw", in("a.graph.json"), "-o", in("b.graph.json")).code()).isZero();
    assertThat(Files.readString(folder.resolve("b.graph.json")))
        .isEqualTo(Files.readString(folder.resolve("a.graph.json")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"dot", "graphml", "mmd", "json"})
  void everyFunctionIsWrittenByOneCommandTheSameTwice(String extension) throws IOException {
    Path first = Files.createDirectory(folder.resolve("1"));
    Path second = Files.createDirectory(folder.resolve("2"));
    run(
        "draw",
        "riscv64-6.13",
        "--each-function",
        "-o",
        first.resolve("g." + extension).toString());
    run(
        "draw",
        "riscv64-6.13",
        "--each-function",
        "-o",
        second.resolve("g." + extension).toString());
    List<Path> files;
    try (var all = Files.list(first)) {
      files = all.sorted().toList();
    }
    assertThat(files).contains(first.resolve("g-do_trap_ecall_u." + extension));
    for (Path file : files) {
      assertThat(second.resolve(file.getFileName())).hasSameTextualContentAs(file);
    }
  }

  @Test
  void theJsonOfAnOutlineIsTheTreeOfThePath() {
    JsonNode path = JsonMapper.shared().readTree(run("outline", "s390-6.7", "--json").out());
    assertThat(path.path("title").asString()).isEqualTo("system_call");
    double inside = 0;
    for (JsonNode each : path.path("inside")) {
      inside += each.path("ns").asDouble();
    }
    JsonNode estimate = JsonMapper.shared().readTree(run("estimate", "s390-6.7", "--json").out());
    double figure = estimate.path("latencyNs").path("typical").asDouble();
    assertThat(path.path("ns").asDouble()).isCloseTo(figure, within(0.01));
    assertThat(inside).isCloseTo(figure, within(0.01));
  }

  @Test
  void listAndValidatePrintJson() {
    JsonNode list = JsonMapper.shared().readTree(run("list", "--json").out());
    assertThat(list.path("flows").valueStream().map(f -> f.path("id").asString()))
        .contains("s390-6.7");
    Outcome outcome = run("validate", "--json", "flows/s390-6.7.flow.json", "missing.flow.json");
    JsonNode files = JsonMapper.shared().readTree(outcome.out()).path("files");
    assertThat(outcome.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(outcome.err()).isEmpty();
    assertThat(files.path(0).path("ok").asBoolean()).isTrue();
    assertThat(files.path(1).at("/findings/0/message").asString()).isEqualTo("no such file");
  }

  /// Asks bash itself, as it does when someone presses Tab.
  @ParameterizedTest
  @CsvSource({
    "entryscope rep, report",
    "entryscope estimate s390-6.1, s390-6.13",
    "entryscope report s390-6.7 --plan sven-v2-, sven-v2-exit-inlined",
    "entryscope estimate --machine sky, skylake",
    "entryscope draw s390-6.7 --scenario null, null-call",
    "entryscope estimate --outline syscall_exit_to_user_mode_p, syscall_exit_to_user_mode_prepare"
  })
  void bashCompletesNames(String typed, String completed) throws Exception {
    Path script = folder.resolve("completion.bash");
    Files.writeString(script, run("completion", "bash").out());
    Process bash =
        new ProcessBuilder(
                "bash",
                "-c",
                """
                source "$1"
                complete -p entryscope | grep -q _complete_entryscope || exit 1
                compopt() { :; }
                COMP_WORDS=($2); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_LINE=$2
                _complete_entryscope
                echo "${COMPREPLY[*]}"
                """,
                "bash",
                script.toString(),
                typed)
            .redirectErrorStream(true)
            .start();
    String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bash.waitFor()).as(said).isZero();
    assertThat(said.strip()).isEqualTo(completed);
  }
}
