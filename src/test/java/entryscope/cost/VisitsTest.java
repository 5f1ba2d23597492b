// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import static entryscope.flow.ToyFlow.block;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Condition;
import entryscope.flow.Frame;
import entryscope.flow.Operations;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.flow.Terminator.Goto;
import entryscope.flow.Terminator.Return;
import entryscope.quantity.Probability;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VisitsTest {
  private static Body.Described body(Block... blocks) {
    Map<String, Block> byId = new LinkedHashMap<>();
    for (Block block : blocks) {
      byId.put(block.id(), block);
    }
    return new Body.Described(Frame.NONE, 0, byId);
  }

  private static Block branch(String id, Decision decision, String then, String otherwise) {
    return block(id, Operations.NONE, new Branch(decision, then, otherwise, Branch.Code.TAKEN_IF));
  }

  private static Block last(String id) {
    return block(id, Operations.NONE, new Return());
  }

  @Test
  void aDecidedBranchGoesOneWay() {
    Body.Described body =
        body(branch("a", new Decision.If(new Condition.On("s")), "b", "c"), last("b"), last("c"));
    assertThat(Visits.of(body, Set.of("s"))).containsOnlyKeys("a", "b");
    assertThat(Visits.of(body, Set.of())).containsOnlyKeys("a", "c");
  }

  @Test
  void aChanceGoesBothWays() {
    Body.Described body =
        body(
            branch("a", new Decision.Chance(new Probability(0.25)), "b", "c"),
            block("b", Operations.NONE, new Goto("c", false)),
            last("c"));
    assertThat(Visits.of(body, Set.of())).containsEntry("b", 0.25).containsEntry("c", 1.0);
  }

  @Test
  void aLoopRunsItsExpectedPasses() {
    Body.Described body =
        body(
            block("head", Operations.NONE, new Goto("tail", false)),
            branch("tail", new Decision.Again(3), "head", "out"),
            last("out"));
    Map<String, Double> visits = Visits.of(body, Set.of());
    assertThat(visits.get("head")).isCloseTo(3, within(1e-9));
    assertThat(visits.get("out")).isCloseTo(1, within(1e-9));
  }

  @Test
  void nestedLoopsMultiplyAndSelfLoopsCount() {
    Body.Described body =
        body(
            branch("inner", new Decision.Again(4), "inner", "outer"),
            branch("outer", new Decision.Again(2.5), "inner", "out"),
            last("out"));
    Map<String, Double> visits = Visits.of(body, Set.of());
    assertThat(visits.get("inner")).isCloseTo(10, within(1e-9));
    assertThat(visits.get("outer")).isCloseTo(2.5, within(1e-9));
  }

  @Test
  void bothWaysOfABranchMayLeadToTheSameBlock() {
    Body.Described body =
        body(branch("a", new Decision.Chance(new Probability(0.5)), "b", "b"), last("b"));
    assertThat(Visits.of(body, Set.of())).containsEntry("b", 1.0);
  }

  @Test
  void aNestOfManyHotLoopsHasItsExactCount() {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < 14; i++) {
      String next = i == 13 ? "out" : "b" + (i + 1);
      blocks.add(branch("b" + i, new Decision.Again(10), "b0", next));
    }
    blocks.add(last("out"));
    Map<String, Double> visits = Visits.of(body(blocks.toArray(Block[]::new)), Set.of());
    assertThat(visits.get("b0")).isCloseTo(1e14, withinPercentage(1e-9));
    assertThat(visits.get("b13")).isCloseTo(10, within(1e-9));
    assertThat(visits.get("out")).isCloseTo(1, within(1e-9));
  }

  @Test
  void countsBeyondAnyNumberAreCutOff() {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      blocks.add(branch("b" + i, new Decision.Again(1000), "b0", "b" + (i + 1)));
    }
    blocks.add(last("b1000"));
    Map<String, Double> visits = Visits.of(body(blocks.toArray(Block[]::new)), Set.of());
    assertThat(visits.values()).allMatch(times -> times <= Chain.MAX_VISITS);
    assertThat(visits.get("b0")).isEqualTo(Chain.MAX_VISITS);
  }

  /// Every block runs as often as its predecessors lead to it, in one large tangle of loops.
  @Test
  void flowIsKeptInTheLargestFunctionOfAFlow() {
    int n = 20_000;
    Random random = new Random(7);
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < n - 1; i++) {
      int to = i % 5 == 4 ? 0 : Math.clamp(i - 10 + random.nextInt(40), 0, n - 1);
      blocks.add(
          branch(
              "b" + i,
              new Decision.Chance(new Probability(to == 0 ? 1e-3 : 0.1)),
              "b" + to,
              "b" + (i + 1)));
    }
    blocks.set(
        n - 2,
        branch("b" + (n - 2), new Decision.Chance(new Probability(0.5)), "b0", "b" + (n - 1)));
    blocks.add(last("b" + (n - 1)));
    Body.Described body = body(blocks.toArray(Block[]::new));
    Map<String, Double> visits = Visits.of(body, Set.of());
    Map<String, Double> arriving = new HashMap<>(Map.of("b0", 1.0));
    for (Block block : blocks) {
      Visits.ways(block, Set.of())
          .forEach(
              (next, chance) ->
                  arriving.merge(next, visits.getOrDefault(block.id(), 0.0) * chance, Double::sum));
    }
    for (Block block : blocks) {
      double times = visits.getOrDefault(block.id(), 0.0);
      assertThat(arriving.getOrDefault(block.id(), 0.0))
          .as(block.id())
          .isCloseTo(times, within(1e-9 * times));
    }
  }
}
