// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import static entryscope.flow.ToyFlow.block;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
import java.util.LinkedHashMap;
import java.util.Map;
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
}
