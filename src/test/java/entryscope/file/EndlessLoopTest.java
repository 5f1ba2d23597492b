// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.ConditionParser;
import entryscope.flow.Frame;
import entryscope.flow.Operations;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.quantity.Probability;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EndlessLoopTest {
  private static final Terminator END = new Terminator.Return();

  @Test
  void aStraightPathEnds() {
    assertThat(loop(Map.of("a", to("b"), "b", END))).isEmpty();
  }

  @Test
  void aLoopClosedByAgainEnds() {
    assertThat(loop(Map.of("a", to("b"), "b", branch(new Decision.Again(3), "a", "c"), "c", END)))
        .isEmpty();
  }

  @Test
  void aLoopClosedByAChanceEnds() {
    assertThat(loop(Map.of("a", chance(0.9, "a", "c"), "c", END))).isEmpty();
    assertThat(loop(Map.of("a", chance(1, "a", "c"), "c", END)))
        .contains(new EndlessLoop(List.of("a"), ""));
    assertThat(loop(Map.of("a", chance(0, "a", "c"), "c", END))).isEmpty();
  }

  @Test
  void aLoopClosedByAConditionNeverEndsWhereItHolds() {
    assertThat(loop(Map.of("a", to("b"), "b", when("work & !stop", "a", "c"), "c", END)))
        .contains(new EndlessLoop(List.of("a", "b"), " when stop is off and work is on"));
  }

  @Test
  void chanceWithinALoopOfAConditionIsNoWayOut() {
    assertThat(
            loop(
                Map.of(
                    "a", chance(0.5, "b", "c"),
                    "b", when("work", "a", "d"),
                    "c", to("a"),
                    "d", END)))
        .contains(new EndlessLoop(List.of("a", "b", "c"), " when work is on"));
  }

  @Test
  void aSwitchIsNotOnAndOffInOneLoop() {
    assertThat(loop(Map.of("a", when("x", "b", "c"), "b", when("x", "c", "a"), "c", END)))
        .isEmpty();
  }

  @Test
  void aLoopThatIsNotReachedInItsWorldIsHarmless() {
    assertThat(
            loop(
                Map.of("a", when("x", "b", "c"), "b", when("x", "c", "d"), "c", END, "d", to("b"))))
        .isEmpty();
  }

  @Test
  void ofManySwitchesNoWorldIsNamed() {
    Map<String, Terminator> ends = new LinkedHashMap<>();
    for (int i = 0; i < 11; i++) {
      ends.put("b" + i, when("s" + i, "b" + (i + 1), "z"));
    }
    ends.put("b11", to("b0"));
    ends.put("z", END);
    assertThat(EndlessLoop.in(body(ends)))
        .contains(
            new EndlessLoop(
                IntStream.range(0, 12).mapToObj(i -> "b" + i).collect(Collectors.toList()), ""));
  }

  private static Optional<EndlessLoop> loop(Map<String, Terminator> ends) {
    Map<String, Terminator> ordered = new LinkedHashMap<>();
    ends.keySet().stream().sorted().forEach(id -> ordered.put(id, ends.getOrDefault(id, END)));
    return EndlessLoop.in(body(ordered));
  }

  private static Body.Described body(Map<String, Terminator> ends) {
    Map<String, Block> blocks = new LinkedHashMap<>();
    ends.forEach(
        (id, end) -> blocks.put(id, new Block(id, id, "", Operations.NONE, end, Optional.empty())));
    return new Body.Described(Frame.NONE, 0, blocks);
  }

  private static Terminator to(String block) {
    return new Terminator.Goto(block, false);
  }

  private static Terminator chance(double yes, String then, String otherwise) {
    return branch(new Decision.Chance(new Probability(yes)), then, otherwise);
  }

  private static Terminator when(String condition, String then, String otherwise) {
    return branch(new Decision.If(ConditionParser.parse(condition)), then, otherwise);
  }

  private static Terminator branch(Decision decision, String then, String otherwise) {
    return new Branch(decision, then, otherwise, Branch.Code.TAKEN_IF);
  }
}
