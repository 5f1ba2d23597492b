// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import entryscope.flow.Condition;
import entryscope.flow.Flow;
import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.flow.Switch;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.flow.ToyFlow;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Probability;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PathCounterTest {
  private final Flow flow = ToyFlow.flow();
  private final Scenario quiet = new Scenario("quiet", "", "", Map.of());

  private PathCount count(InlinePlan plan, Scenario scenario) {
    return PathCounter.count(flow, Expander.expand(flow, "entry", plan), scenario);
  }

  private static InlinePlan inlining(String... functions) {
    InlinePlan plan = InlinePlan.NONE;
    for (String function : functions) {
      plan = plan.withFunction(function, true);
    }
    return plan;
  }

  @Test
  void aPathOutOfLineCountsCallsFramesPadsAndReturns() {
    PathCount count = count(InlinePlan.NONE, quiet);
    // entry 4 + call + 5; dispatch (noinstr: no pad) 2 push, 1 + call, 1 + branch, 2 + indirect
    // call, 1, 2 pop, jump;
    // enter pad + 1 + return; leave (tail-called) pad + 1 + 1 + branch + return
    assertThat(count.total().instructions()).isEqualTo(10 + 13 + 3 + 5);
    assertThat(count.total().calls()).isEqualTo(3);
    assertThat(count.in("dispatch").instructions()).isEqualTo(13);
    assertThat(count.in("leave").instructions()).isEqualTo(5);
    assertThat(count.total().count(Operation.HANDLER)).isEqualTo(1);
  }

  @Test
  void inliningRemovesCallPadReturnAndWhatTheSiteDrops() {
    PathCount before = count(InlinePlan.NONE, quiet);
    PathCount after = count(inlining("enter"), quiet);
    Tally change = after.total().minus(before.total());
    assertThat(change.operations())
        .containsOnly(
            Map.entry(Operation.CALL, -1.0),
            Map.entry(Operation.LANDING_PAD, -1.0),
            Map.entry(Operation.RETURN, -1.0),
            Map.entry(Operation.ALU, -1.0));
    assertThat(after.bySymbol()).doesNotContainKey("enter");
  }

  @Test
  void inliningATailCallRemovesNoReturnButTheJump() {
    Tally change =
        count(inlining("leave"), quiet).total().minus(count(InlinePlan.NONE, quiet).total());
    assertThat(change.operations())
        .containsOnly(
            Map.entry(Operation.TAKEN_BRANCH, -1.0), Map.entry(Operation.LANDING_PAD, -1.0));
  }

  @Test
  void aSlowPathPulledInMakesTheFastPathSaveItsRegisters() {
    Tally change =
        count(inlining("loop"), quiet).total().minus(count(InlinePlan.NONE, quiet).total());
    assertThat(change.operations())
        .containsOnly(Map.entry(Operation.PUSH, 6.0), Map.entry(Operation.POP, 6.0));
  }

  @Test
  void aHostThatHasALargeEnoughFrameGivesItToWhatIsInlined() {
    PathCount count = count(inlining("trace", "leave", "loop"), quiet);
    assertThat(count.total().count(Operation.PUSH)).isEqualTo(6);
  }

  @Test
  void aLoopAndAnUnknownBodyAreCountedAsOftenAsTheyRun() {
    PathCount count = count(InlinePlan.NONE, quiet.with("pending", Probability.ALWAYS));
    assertThat(count.total().unknown()).containsOnlyKeys("work");
    assertThat(count.total().unknown().get("work")).isCloseTo(2, within(1e-9));
    Place body = new Place(CallPath.parse("entry/save/out/loop-call"), "body");
    assertThat(count.visits(body)).isCloseTo(2, within(1e-9));
  }

  @Test
  void aMitigationIsPaidOnEveryReturnAndIndirectCall() {
    Tally change =
        count(InlinePlan.NONE, quiet.with("thunk", Probability.ALWAYS))
            .total()
            .minus(count(InlinePlan.NONE, quiet).total());
    assertThat(change.operations())
        .containsOnly(Map.entry(Operation.RETURN_THUNK, 2.0), Map.entry(Operation.RETPOLINE, 1.0));
  }

  @Test
  void expectedCountsAreTheMeanOverWorlds() {
    Tally never = count(InlinePlan.NONE, quiet).total();
    Tally always = count(InlinePlan.NONE, quiet.with("traced", Probability.ALWAYS)).total();
    PathCount mixed = count(InlinePlan.NONE, quiet.with("traced", new Probability(0.25)));
    assertThat(mixed.byWorld()).hasSize(2);
    assertThat(mixed.total().instructions())
        .isCloseTo(0.75 * never.instructions() + 0.25 * always.instructions(), within(1e-9));
  }

  @Test
  void aSwitchThatNothingReadsMakesNoWorlds() {
    assertThat(count(InlinePlan.NONE, quiet.with("unheard-of", new Probability(0.5))).byWorld())
        .hasSize(1);
  }

  @Test
  void placesAndSymbolsBothAddUpToTheTotal() {
    Scenario busy =
        quiet.with("pending", new Probability(0.5)).with("traced", new Probability(0.1));
    PathCount count = count(inlining("leave", "loop"), busy);
    assertThat(count.byPlace().values().stream().mapToDouble(Tally::instructions).sum())
        .isCloseTo(count.total().instructions(), within(1e-9));
    assertThat(count.bySymbol().values().stream().mapToDouble(Tally::instructions).sum())
        .isCloseTo(count.total().instructions(), within(1e-9));
  }

  @Test
  void tooManyUndecidedSwitchesAreRefusedByName() {
    Map<String, Switch> switches = new LinkedHashMap<>();
    Scenario undecided = quiet;
    var blocks = new java.util.ArrayList<entryscope.flow.Block>();
    for (int i = 0; i < 13; i++) {
      String id = "s" + i;
      switches.put(id, new Switch(id, Switch.Kind.TASK, id, Probability.NEVER, ""));
      undecided = undecided.with(id, new Probability(0.5));
      String next = i < 12 ? "b" + (i + 1) : "end";
      blocks.add(
          ToyFlow.block(
              "b" + i,
              Operations.NONE,
              new Branch(new Decision.If(new Condition.On(id)), next, next, Branch.Code.TAKEN_IF)));
    }
    blocks.add(ToyFlow.block("end", Operations.NONE, new entryscope.flow.Terminator.Leave()));
    var entry =
        ToyFlow.function(
            "entry",
            entryscope.flow.Function.Language.ASSEMBLY,
            java.util.Set.of(),
            entryscope.flow.Frame.NONE,
            0,
            blocks.toArray(entryscope.flow.Block[]::new));
    Flow many =
        new Flow(
            "many",
            "",
            flow.provenance(),
            flow.convention(),
            switches,
            flow.entries(),
            Map.of("entry", entry),
            Map.of());
    Scenario scenario = undecided;
    assertThatThrownBy(
            () ->
                PathCounter.count(many, Expander.expand(many, "entry", InlinePlan.NONE), scenario))
        .isInstanceOf(TooManySwitchesException.class)
        .hasMessageContaining("13 switches")
        .hasMessageContaining("s12");
  }
}
