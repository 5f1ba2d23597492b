// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.Condition;
import entryscope.flow.Flow;
import entryscope.flow.Frame;
import entryscope.flow.Function.Attribute;
import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.flow.Source;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.flow.Verdict;
import entryscope.quantity.Probability;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FlowReaderTest {

  @Test
  void aGoodFlowIsReadWithoutAWord() {
    assertThat(FlowReader.read(Fixture.FILE).messages()).isEmpty();
    assertThat(FlowReader.read(Fixture.FILE).toOptional()).isPresent();
  }

  @Test
  void bytesTextAndFileAreTheSame() {
    byte[] bytes = Fixture.text().getBytes(StandardCharsets.UTF_8);
    assertThat(FlowReader.read(Fixture.NAME, bytes).toOptional()).contains(Fixture.flow());
    assertThat(FlowReader.read(Fixture.FILE).toOptional()).contains(Fixture.flow());
  }

  @Test
  void everythingKeepsTheOrderOfTheFile() {
    assertThat(Fixture.flow().switches().keySet()).containsExactly("work", "thunks", "legacy");
    assertThat(Fixture.flow().functions().keySet())
        .startsWith("tiny_entry", ".Lfork_return", "tiny_leave", "do_tiny");
    assertThat(described("do_tiny").blocks().keySet())
        .containsExactly("look-up", "handle", "refuse", "check", "work", "done");
  }

  @Test
  void aFunctionIsReadInFull() {
    var function = Fixture.flow().function("exit_work");
    assertThat(function.attributes())
        .containsExactlyInAnyOrder(Attribute.NOINLINE, Attribute.SLOW_PATH);
    assertThat(function.source()).isEmpty();
    assertThat(described("do_tiny").frame())
        .isEqualTo(new Frame(2, count(Operation.PUSH, 2), count(Operation.POP, 2), 4));
    assertThat(described("exit_work").frame()).isEqualTo(Frame.NONE);
    assertThat(described("do_tiny").block("look-up").source())
        .contains(new Source("kernel/tiny.c", "20", "1.0"));
    assertThat(Fixture.flow().function("schedule").body())
        .isEqualTo(new Body.Opaque(Optional.empty()));
    assertThat(Fixture.flow().function("sys_tiny").body())
        .isEqualTo(new Body.Opaque(Optional.of(count(Operation.HANDLER, 1))));
  }

  @Test
  void everyTerminatorIsRead() {
    assertThat(end("exit_work", "end")).isEqualTo(new Terminator.Goto("out", false));
    assertThat(end("do_tiny", "refuse")).isEqualTo(new Terminator.Goto("check", true));
    assertThat(end("do_tiny", "done")).isEqualTo(new Terminator.Return());
    assertThat(end("tiny_leave", "out")).isEqualTo(new Terminator.Leave());
    assertThat(end("exit_work", "again"))
        .isEqualTo(new Branch(new Decision.Again(1.5), "one", "end", Branch.Code.NONE));
    assertThat(end("exit_work", "one"))
        .isEqualTo(
            new Branch(
                new Decision.Chance(new Probability(0.25)),
                "sleep",
                "again",
                Branch.Code.TAKEN_UNLESS));
    assertThat(end("do_tiny", "check"))
        .isEqualTo(
            new Branch(
                new Decision.If(new Condition.On("work")), "work", "done", Branch.Code.TAKEN_IF));
    assertThat(end(".Lfork_return", "jump"))
        .isEqualTo(
            new Terminator.TailCall(
                new CallSite(
                    "tiny_leave", false, Optional.empty(), CallSite.WhenInlined.NOTHING, 2)));
    assertThat(end("do_tiny", "work"))
        .isEqualTo(
            new Terminator.Call(
                new CallSite(
                    "exit_work",
                    false,
                    Optional.of(new Verdict.CouldIf("it moved to a header")),
                    new CallSite.WhenInlined(
                        Optional.of(new Condition.Not(new Condition.On("legacy"))),
                        count(Operation.ALU, 2),
                        6,
                        "the flags are at hand"),
                    5),
                "done"));
  }

  @Test
  void allErrorsOfAFileAreReportedAtOnceInTheOrderOfTheText() {
    String text =
        Fixture.text()
            .replace("\"default\": 0.01", "\"default\": 2")
            .replace("\"goto\": \"out\"", "\"goto\": \"nowhere\"")
            .replace("\"kernel\": \"1.0\"", "\"kernel\": 1")
            .replace("\"alu\": 3", "\"ula\": 3")
            .replace("\"function\": \"do_tiny\"", "\"function\": \"do_tyni\"");
    assertThat(Fixture.messages(text).stream().map(Diagnostic::line))
        .containsExactly(7, 29, 64, 110, 178);
  }

  @Test
  void ofVeryManyErrorsTheRestIsCounted() {
    String many =
        IntStream.range(0, 250).mapToObj(i -> "\"k" + i + "\": 1").collect(Collectors.joining(","));
    List<Diagnostic> messages =
        Fixture.messages(Fixture.with("\"sources\": [", many + ", \"sources\": ["));
    assertThat(messages).hasSize(Findings.MAX + 1);
    assertThat(messages.getLast())
        .hasToString(Fixture.NAME + ": error: and 150 more, which are not listed");
  }

  @Test
  void pointlessPlansAreWarnedOf() {
    String text = Fixture.with("\"inlined\": [\"exit_work\"],\n", "\"inlined\": [\"do_tiny\"],\n");
    Loaded<Flow> loaded = FlowReader.read(Fixture.NAME, text);
    assertThat(loaded.toOptional()).isPresent();
    assertThat(Fixture.messages(loaded))
        .isEqualTo(
            """
            tiny-1.0.flow.json:208:19: warning: no call of "do_tiny" can be inlined: called from\
             assembly by symbol (at /plans/compiled/inlined/0)
                hint: remove it from the plan\
            """);
  }

  @Test
  void anAgainThatLeadsForwardIsWarnedOf() {
    String text =
        Fixture.with("{\"if\": \"work\", \"then\": \"work\"", "{\"again\": 2, \"then\": \"work\"");
    assertThat(Fixture.messages(text))
        .singleElement()
        .satisfies(
            warning -> {
              assertThat(warning.severity()).isEqualTo(Diagnostic.Severity.WARNING);
              assertThat(warning.message())
                  .isEqualTo("\"again\" closes a loop, but \"work\" does not lead back");
            });
  }

  @Test
  void aCallOfWhatNeverReturnsIsWarnedOf() {
    String text =
        Fixture.with(
            "\"does\": \"\", \"return\": true}\n      }\n    },\n    \"exit_work\"",
            "\"does\": \"\", \"leave\": true}\n      }\n    },\n    \"exit_work\"");
    assertThat(Fixture.messages(text).stream().map(Diagnostic::message))
        .containsExactly("\"do_tiny\" never returns, so nothing comes after it");
  }

  @Test
  void aFileOfAnotherNameMayHoldAnyId(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("pasted.json"), Fixture.text());
    assertThat(FlowReader.read(file).messages()).isEmpty();
    assertThat(FlowReader.read("paste", Fixture.text()).messages()).isEmpty();
  }

  private static Body.Described described(String function) {
    return (Body.Described) Fixture.flow().function(function).body();
  }

  private static Terminator end(String function, String block) {
    return described(function).block(block).terminator();
  }

  private static Operations count(Operation operation, double count) {
    return new Operations(Map.of(operation, count));
  }
}
