// SPDX-License-Identifier: Apache-2.0
package entryscope.inlining;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Flow;
import entryscope.flow.ToyFlow;
import entryscope.flow.Verdict;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ExpanderTest {
  private final Flow flow = ToyFlow.flow();

  private static CallPath path(String text) {
    return CallPath.parse(text);
  }

  @Test
  void everyCallOfThePathIsInTheTree() {
    Expansion root = Expander.expand(flow, "entry", InlinePlan.NONE);
    assertThat(root.allCalls().map(call -> call.path().toString()))
        .containsExactly(
            "entry/save",
            "entry/save/enter-call",
            "entry/save/trace-call",
            "entry/save/table",
            "entry/save/out",
            "entry/save/out/loop-call",
            "entry/save/out/loop-call/body");
    assertThat(root.allCalls()).noneMatch(Expansion.Call::inlined);
  }

  @Test
  void aCallFromAssemblyOrThroughAPointerIsNeverInlined() {
    InlinePlan plan = InlinePlan.NONE.withFunction("dispatch", true).withFunction("handler", true);
    Expansion root = Expander.expand(flow, "entry", plan);
    assertThat(root.call("save").orElseThrow().inlined()).isFalse();
    assertThat(root.call("save").orElseThrow().verdict())
        .isEqualTo(new Verdict.Cannot("called from assembly by symbol"));
    Expansion dispatch = root.at(path("entry/save")).orElseThrow();
    assertThat(dispatch.call("table").orElseThrow().inlined()).isFalse();
    assertThat(dispatch.call("table").orElseThrow().verdict()).isInstanceOf(Verdict.Cannot.class);
  }

  @Test
  void anotherTranslationUnitCouldBeInlined() {
    Expansion root = Expander.expand(flow, "entry", InlinePlan.NONE.withFunction("trace", true));
    Expansion.Call trace =
        root.at(path("entry/save")).orElseThrow().call("trace-call").orElseThrow();
    assertThat(trace.verdict()).isInstanceOf(Verdict.CouldIf.class);
    assertThat(trace.inlined()).isTrue();
  }

  @Test
  void aChoiceForOneCallOverridesItsFunction() {
    InlinePlan plan =
        InlinePlan.NONE.withFunction("enter", true).withCall(path("entry/save/enter-call"), false);
    assertThat(plan.inlines(path("entry/save/enter-call"), "enter")).isFalse();
    assertThat(plan.withoutCall(path("entry/save/enter-call")).inlines(path("x/y"), "enter"))
        .isTrue();
  }

  @Test
  void closingACallKeepsNestedChoices() {
    InlinePlan open = InlinePlan.NONE.withFunction("leave", true).withFunction("loop", true);
    InlinePlan reopened = open.withFunction("leave", false).withFunction("leave", true);
    assertThat(reopened).isEqualTo(open);
  }

  @Test
  void aToggleReusesTheExpansionsOfSiblings() {
    Expansion before = Expander.expand(flow, "entry", InlinePlan.NONE);
    Expansion after =
        Expander.expand(
            flow, "entry", InlinePlan.NONE.withFunction("enter", true), Optional.of(before));
    assertThat(after).isNotSameAs(before);
    assertThat(after.at(path("entry/save/out")))
        .containsSame(before.at(path("entry/save/out")).orElseThrow());
    assertThat(after.at(path("entry/save/enter-call")))
        .containsSame(before.at(path("entry/save/enter-call")).orElseThrow());
  }

  @Test
  void anUnchangedPlanGivesTheSameObject() {
    Expansion before = Expander.expand(flow, "entry", InlinePlan.NONE);
    assertThat(Expander.expand(flow, "entry", InlinePlan.NONE, Optional.of(before)))
        .isSameAs(before);
  }

  @Test
  void sharingNeverChangesTheResult() {
    Random random = new Random(1);
    String[] functions = {"enter", "trace", "leave", "loop", "dispatch"};
    InlinePlan plan = InlinePlan.NONE;
    Expansion shared = Expander.expand(flow, "entry", plan);
    for (int i = 0; i < 200; i++) {
      plan = plan.withFunction(functions[random.nextInt(functions.length)], random.nextBoolean());
      shared = Expander.expand(flow, "entry", plan, Optional.of(shared));
      Expansion fresh = Expander.expand(flow, "entry", plan);
      assertThat(shared.allCalls().map(c -> c.path() + " " + c.inlined()).toList())
          .isEqualTo(fresh.allCalls().map(c -> c.path() + " " + c.inlined()).toList());
    }
  }
}
