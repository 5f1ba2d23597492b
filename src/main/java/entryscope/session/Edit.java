// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.cost.TooManySwitchesException;
import entryscope.cost.Worlds;
import entryscope.flow.Plan;
import entryscope.flow.Verdict;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Folds;
import entryscope.quantity.Probability;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/// One thing a reader can do to a document.
public sealed interface Edit {

  /// Inline a function at every call that can be, or put it out of line everywhere.
  record InlineFunction(String function, boolean inlined) implements Edit {}

  /// Inline one call, or put it out of line, whatever holds for its function elsewhere.
  record InlineCall(CallPath path, boolean inlined) implements Edit {}

  /// Inline every call of the flow that can be in some kernel.
  record InlineEverything() implements Edit {}

  /// Put every call out of line.
  record InlineNothing() implements Edit {}

  record ChoosePlan(Plan plan) implements Edit {}

  record ChooseReference(Plan plan) implements Edit {}

  record ChooseEntry(String entry) implements Edit {}

  record ChooseMachine(Machine machine) implements Edit {}

  record ChooseScenario(Scenario scenario) implements Edit {}

  record SetSwitch(String switchId, Probability probability) implements Edit {}

  record Fold(Folds folds) implements Edit {}

  /// Replace everything: another flow, or a session read from a file.
  record Open(Document document) implements Edit {}

  /// What came of an edit.
  sealed interface Outcome {
    record Done(Document document) implements Outcome {}

    /// Nothing was changed; the reason is for the reader.
    record Refused(String reason) implements Outcome {}
  }

  /// Does it. Refuses a toggle that no kernel could have and a scenario that cannot be enumerated.
  default Outcome apply(Document document) {
    return switch (this) {
      case InlineFunction(String function, boolean inlined) ->
          inlineFunction(document, function, inlined);
      case InlineCall(CallPath path, boolean inlined) -> inlineCall(document, path, inlined);
      case InlineEverything _ -> new Outcome.Done(document.withPlan(everything(document)));
      case InlineNothing _ ->
          new Outcome.Done(
              document.withPlan(
                  new InlinePlan(new LinkedHashSet<>(), Map.of(), document.plan().emitted())));
      case ChoosePlan(Plan plan) -> new Outcome.Done(document.withPlan(InlinePlan.of(plan)));
      case ChooseReference(Plan plan) -> new Outcome.Done(document.withReference(plan.id()));
      case ChooseEntry(String entry) -> checked(document.withEntry(entry));
      case ChooseMachine(Machine machine) -> new Outcome.Done(document.withMachine(machine));
      case ChooseScenario(Scenario scenario) -> checked(document.withScenario(scenario));
      case SetSwitch(String id, Probability p) ->
          checked(document.withScenario(document.scenario().with(id, p)));
      case Fold(Folds folds) -> new Outcome.Done(document.withFolds(folds));
      case Open(Document opened) -> checked(opened);
    };
  }

  private static Outcome inlineFunction(Document document, String function, boolean inlined) {
    if (inlined
        && document.flow().entries().values().stream()
            .anyMatch(e -> e.function().equals(function))) {
      return new Outcome.Refused(function + " cannot be inlined: a path starts there");
    }
    List<Expansion.Call> calls = callsOf(document, function);
    if (inlined
        && !calls.isEmpty()
        && calls.stream().noneMatch(call -> call.verdict().isPossible())) {
      return new Outcome.Refused(reason(calls.getFirst()));
    }
    InlinePlan plan = document.plan().withFunction(function, inlined);
    for (Expansion.Call call : calls) {
      plan = plan.withoutCall(call.path());
    }
    return new Outcome.Done(document.withPlan(plan));
  }

  private static Outcome inlineCall(Document document, CallPath path, boolean inlined) {
    Expansion.Call call =
        expansion(document)
            .allCalls()
            .filter(candidate -> candidate.path().equals(path))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no call " + path));
    if (inlined && !call.verdict().isPossible()) {
      return new Outcome.Refused(reason(call));
    }
    boolean follows = document.plan().everywhere().contains(call.callee().name()) == inlined;
    return new Outcome.Done(
        document.withPlan(
            follows ? document.plan().withoutCall(path) : document.plan().withCall(path, inlined)));
  }

  private static InlinePlan everything(Document document) {
    InlinePlan plan = new InlinePlan(new LinkedHashSet<>(), Map.of(), document.plan().emitted());
    for (Expansion.Call call : expansion(document).allCalls().toList()) {
      if (call.verdict().isPossible()) {
        plan = plan.withFunction(call.callee().name(), true);
      }
    }
    return plan;
  }

  private static List<Expansion.Call> callsOf(Document document, String function) {
    return expansion(document)
        .allCalls()
        .filter(call -> call.callee().name().equals(function))
        .toList();
  }

  private static Expansion expansion(Document document) {
    return Expander.expand(document.flow(), document.root(), document.plan());
  }

  private static String reason(Expansion.Call call) {
    return call.verdict() instanceof Verdict.Cannot(String reason)
        ? call.callee().name() + " cannot be inlined: " + reason
        : call.callee().name() + " cannot be inlined";
  }

  private static Outcome checked(Document document) {
    try {
      Worlds.of(document.flow(), expansion(document), document.scenario());
      return new Outcome.Done(document);
    } catch (TooManySwitchesException e) {
      return new Outcome.Refused(String.valueOf(e.getMessage()));
    }
  }
}
