// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.cost.Estimate;
import entryscope.cost.Estimator;
import entryscope.cost.Grade;
import entryscope.cost.Machine;
import entryscope.cost.OperationCost;
import entryscope.cost.PathCounter;
import entryscope.cost.Pricing;
import entryscope.cost.Scenario;
import entryscope.cost.TextSize;
import entryscope.flow.Category;
import entryscope.flow.Flow;
import entryscope.flow.Operation;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Folds;
import entryscope.layout.Placement;
import entryscope.layout.Placer;
import entryscope.layout.Sample;
import entryscope.layout.TextMeasure;
import entryscope.quantity.Gigahertz;
import entryscope.quantity.Probability;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Pictures of the sample flow, with a made-up machine that has no cost for clearing buffers.
record Sheets(
    Flow flow, Expansion expansion, Placement placement, Estimate estimate, Picture picture) {
  static final Subject SUBJECT =
      new Subject("Sample <flow>", "plan \"compiled\"", "scenario null call", "made-up & cheap");

  static Sheets of(Map<String, Double> set, Surround surround, String... inlined) {
    return of(Sample.flow(), "system_call", Sample.plan(inlined), set, surround);
  }

  static Sheets of(
      Flow flow, String root, InlinePlan plan, Map<String, Double> set, Surround surround) {
    return of(flow, root, plan, set, surround, Annotation.USUAL);
  }

  static Sheets of(Map<String, Double> set, Surround surround, Set<Annotation> annotations) {
    return of(Sample.flow(), "system_call", Sample.plan(), set, surround, annotations);
  }

  private static Sheets of(
      Flow flow,
      String root,
      InlinePlan plan,
      Map<String, Double> set,
      Surround surround,
      Set<Annotation> annotations) {
    Map<String, Probability> switches = new LinkedHashMap<>();
    set.forEach((id, p) -> switches.put(id, new Probability(p)));
    Scenario scenario = new Scenario("test", "null call", "", switches);
    Expansion expansion = Expander.expand(flow, root, plan);
    Pricing pricing = new Pricing(machine());
    Estimate estimate =
        Estimator.estimate(
            PathCounter.count(flow, expansion, scenario), TextSize.of(flow, plan), pricing);
    TextMeasure measure = new TextMeasure();
    Placement placement =
        new Placer(flow.switches().values(), measure).place(expansion, Folds.DEFAULT);
    Picture picture =
        new Drawing(measure).draw(placement, estimate, pricing, SUBJECT, surround, annotations);
    return new Sheets(flow, expansion, placement, estimate, picture);
  }

  private static Machine machine() {
    Map<Operation, OperationCost> costs = new EnumMap<>(Operation.class);
    for (Operation operation : Operation.values()) {
      double typical = operation.category() == Category.HARDWARE ? 90 : 2;
      costs.put(
          operation,
          new OperationCost(
              0, typical, 200, OperationCost.Unit.CYCLES, Grade.E, "made up for this test"));
    }
    costs.remove(Operation.BUFFER_CLEAR);
    return new Machine(
        "made-up",
        "Made up",
        List.of("s390"),
        new Gigahertz(5.2),
        new Probability(0.02),
        costs,
        List.of());
  }

  <E extends Element> List<E> all(Class<E> type) {
    return picture.elements().stream().filter(type::isInstance).map(type::cast).toList();
  }
}
