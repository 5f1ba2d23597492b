// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.FlowHash;
import entryscope.file.FlowReader;
import entryscope.flow.Flow;
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
        "estimate s390-6.7 --set audit=2; a number from 0 to 1",
        "estimate s390-6.7 --set audit=NaN; a number from 0 to 1",
        "estimate s390-6.7 --inline nope; no function \"nope\"",
        "estimate s390-6.7 --inline __do_syscall; called from assembly by symbol",
        "draw s390-6.7 -o x.bmp; must end in .svg",
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
    assertThat(run("window", folder + "/none.entryscope.json").code()).isEqualTo(3);
  }
}
