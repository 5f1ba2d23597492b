// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.flow.Entry;
import entryscope.flow.Flow;
import entryscope.flow.Plan;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Folds;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// What is open: a flow and every choice a reader made about it. A value; a change makes another.
///
/// @param entry id of the entry whose path is shown
/// @param plan what is inlined
/// @param reference id of the flow's plan that changes are measured against
/// @param scenario how likely each switch is on, the reader's own settings included
/// @param folds which bodies are drawn folded
public record Document(
    Flow flow,
    String entry,
    InlinePlan plan,
    String reference,
    Scenario scenario,
    Machine machine,
    Folds folds) {
  public Document {
    flow.entry(entry);
    flow.plan(reference);
  }

  /// A flow as it is first shown: its system call as compiled, measured against what a series
  /// started from.
  public static Document of(Flow flow, Scenario scenario, Machine machine) {
    return new Document(
        flow,
        Entry.SYSTEM_CALL,
        InlinePlan.of(flow.plan(Plan.COMPILED)),
        referenceOf(flow),
        scenario,
        machine,
        Folds.DEFAULT);
  }

  private static String referenceOf(Flow flow) {
    return flow.plans().containsKey("before") ? "before" : Plan.COMPILED;
  }

  /// The function where the path starts.
  public String root() {
    return flow.entry(entry).function();
  }

  /// The flow's plans that equal the reader's choices, in the flow's order; none where it is
  /// another one.
  public List<Plan> namedPlans() {
    return flow.plans().values().stream()
        .filter(named -> InlinePlan.of(named).equals(plan))
        .toList();
  }

  /// The first of them, or `custom`.
  public String planId() {
    return namedPlans().stream().map(Plan::id).findFirst().orElse("custom");
  }

  /// All of them, `compiled = before`, or `custom`.
  public String planName() {
    return namedPlans().isEmpty()
        ? "custom"
        : namedPlans().stream().map(Plan::id).collect(Collectors.joining(" = "));
  }

  /// A name for the scenario that tells whether the reader changed it.
  public String scenarioName(Map<String, Scenario> known) {
    return scenario.equals(known.get(scenario.id())) ? scenario.id() : scenario.id() + " (changed)";
  }

  public Document withEntry(String id) {
    return new Document(flow, id, plan, reference, scenario, machine, folds);
  }

  public Document withPlan(InlinePlan changed) {
    return new Document(flow, entry, changed, reference, scenario, machine, folds);
  }

  public Document withReference(String planId) {
    return new Document(flow, entry, plan, planId, scenario, machine, folds);
  }

  public Document withScenario(Scenario changed) {
    return new Document(flow, entry, plan, reference, changed, machine, folds);
  }

  public Document withMachine(Machine changed) {
    return new Document(flow, entry, plan, reference, scenario, changed, folds);
  }

  public Document withFolds(Folds changed) {
    return new Document(flow, entry, plan, reference, scenario, machine, changed);
  }
}
