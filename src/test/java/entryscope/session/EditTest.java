// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Grade;
import entryscope.cost.Machine;
import entryscope.cost.OperationCost;
import entryscope.cost.Scenario;
import entryscope.flow.Flow;
import entryscope.flow.Operation;
import entryscope.flow.ToyFlow;
import entryscope.inlining.CallPath;
import entryscope.quantity.Gigahertz;
import entryscope.quantity.Probability;
import entryscope.session.Edit.Outcome;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EditTest {
  private final Flow flow = ToyFlow.flow();
  private final Document document =
      Document.of(flow, new Scenario("null-call", "", "", Map.of()), machine());

  /// A machine on which every operation costs one nanosecond.
  static Machine machine() {
    Map<Operation, OperationCost> costs = new EnumMap<>(Operation.class);
    for (Operation operation : Operation.values()) {
      costs.put(
          operation, new OperationCost(1, 1, 1, OperationCost.Unit.NANOSECONDS, Grade.E, "test"));
    }
    return new Machine(
        "m", "M", List.of("toy"), new Gigahertz(1), Probability.NEVER, costs, List.of());
  }

  private static Document done(Outcome outcome) {
    assertThat(outcome).isInstanceOf(Outcome.Done.class);
    return ((Outcome.Done) outcome).document();
  }

  @Test
  void aToggleThatNoKernelCouldHaveIsRefusedWithItsReason() {
    Outcome outcome = new Edit.InlineFunction("dispatch", true).apply(document);
    assertThat(outcome)
        .isEqualTo(
            new Outcome.Refused("dispatch cannot be inlined: called from assembly by symbol"));
  }

  @Test
  void aFunctionToggleOverridesEarlierChoicesForItsCalls() {
    CallPath call = CallPath.parse("entry/save/enter-call");
    Document one = done(new Edit.InlineCall(call, true).apply(document));
    assertThat(one.plan().here()).containsEntry(call, true);
    Document all = done(new Edit.InlineFunction("enter", false).apply(one));
    assertThat(all.plan()).isEqualTo(document.plan());
  }

  @Test
  void aCallToggleThatSaysWhatItsFunctionSaysLeavesNoTrace() {
    CallPath call = CallPath.parse("entry/save/enter-call");
    Document there = done(new Edit.InlineCall(call, true).apply(document));
    Document back = done(new Edit.InlineCall(call, false).apply(there));
    assertThat(back).isEqualTo(document);
  }

  @Test
  void inliningEverythingLeavesWhatCannotBe() {
    Document all = done(new Edit.InlineEverything().apply(document));
    assertThat(all.plan().everywhere())
        .containsExactlyInAnyOrder("enter", "trace", "leave", "loop");
  }

  @Test
  void aPlanOfTheFlowIsRecognisedByItsChoices() {
    Document inlined = done(new Edit.InlineFunction("enter", true).apply(document));
    Document after = done(new Edit.InlineFunction("leave", true).apply(inlined));
    assertThat(document.planName()).isEqualTo("compiled = before");
    assertThat(document.planId()).isEqualTo("compiled");
    assertThat(inlined.planName()).isEqualTo("custom");
    assertThat(after.planName()).isEqualTo("after");
  }

  @Test
  void undoAndRedoGoThroughEveryState() {
    History history = History.of(document);
    Document inlined = done(new Edit.InlineFunction("enter", true).apply(document));
    Document traced = done(new Edit.SetSwitch("traced", Probability.ALWAYS).apply(inlined));
    history = history.then(inlined).then(traced);
    assertThat(history.undo().undo().present()).isEqualTo(document);
    assertThat(history.undo().undo().undo().present()).isEqualTo(document);
    assertThat(history.undo().undo().redo().redo().present()).isEqualTo(traced);
    assertThat(history.undo().then(document).canRedo()).isFalse();
    assertThat(history.then(traced)).isSameAs(history);
  }
}
