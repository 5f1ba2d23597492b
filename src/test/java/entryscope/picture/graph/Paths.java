// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import entryscope.cost.Estimator;
import entryscope.cost.Machine;
import entryscope.cost.PathCounter;
import entryscope.cost.Pricing;
import entryscope.cost.Scenario;
import entryscope.cost.TextSize;
import entryscope.file.Library;
import entryscope.flow.Flow;
import entryscope.flow.Plan;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Folds;
import entryscope.picture.Subject;
import entryscope.quantity.Probability;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// Graphs of shipped flows.
final class Paths {
  private static final Library LIBRARY = Library.load(Path.of("flows"));

  private Paths() {}

  /// What each flow's build did, and its last plan.
  static Stream<DynamicTest> eachPlan(Consumer<Graphs> check) {
    return LIBRARY.flows().values().stream()
        .flatMap(
            flow ->
                Stream.of(flow.plan(Plan.COMPILED), List.copyOf(flow.plans().values()).getLast())
                    .distinct()
                    .map(
                        plan ->
                            DynamicTest.dynamicTest(
                                flow.id() + " " + plan.id(),
                                () -> check.accept(graphs(flow, plan)))));
  }

  static Graphs graphs(Flow flow, Plan plan) {
    return graphs(
        flow,
        InlinePlan.of(plan),
        new Scenario("busy", "busy", "", Map.of("need-resched", new Probability(0.25))));
  }

  static Graphs graphs(Flow flow, InlinePlan plan, Scenario scenario) {
    String root = flow.entries().values().iterator().next().function();
    Expansion expansion = Expander.expand(flow, root, plan);
    Pricing pricing = new Pricing(machine(flow));
    return new Graphs(
        expansion,
        Folds.DEFAULT,
        Estimator.estimate(
            PathCounter.count(flow, expansion, scenario), TextSize.of(flow, plan), pricing),
        pricing,
        new Subject(flow.title(), "plan", scenario.title(), pricing.machine().title()));
  }

  private static Machine machine(Flow flow) {
    return LIBRARY.machines().values().stream()
        .filter(m -> m.architectures().contains(flow.provenance().architecture()))
        .findFirst()
        .orElseGet(() -> LIBRARY.machines().values().iterator().next());
  }

  /// The same path with every described callee unfolded.
  static Graphs unfolded(Graphs graphs) {
    Folds folds = graphs.folds();
    for (Expansion.Call call : graphs.expansion().allCalls().toList()) {
      folds = folds.with(call.path(), true);
    }
    return new Graphs(
        graphs.expansion(), folds, graphs.estimate(), graphs.pricing(), graphs.subject());
  }
}
