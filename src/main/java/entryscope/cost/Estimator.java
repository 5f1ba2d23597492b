// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.cost.Estimate.Line;
import entryscope.cost.Estimate.Percentiles;
import entryscope.cost.Estimate.Uncosted;
import entryscope.flow.Operation;
import entryscope.quantity.Nanoseconds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Prices what was counted on a path.
public final class Estimator {
  private Estimator() {}

  public static Estimate estimate(PathCount count, TextSize text, Pricing pricing) {
    return new Estimate(
        pricing.range(count.total()),
        percentiles(count, pricing),
        count,
        lines(count.total(), pricing),
        uncosted(count.total(), pricing),
        text);
  }

  /// The operations of a tally that have a cost, dearest first; counts may be negative in a
  /// difference.
  public static List<Line> lines(Tally tally, Pricing pricing) {
    List<Line> lines = new ArrayList<>();
    tally
        .operations()
        .forEach(
            (operation, count) ->
                pricing
                    .machine()
                    .cost(operation)
                    .ifPresent(cost -> lines.add(line(operation, count, cost, pricing))));
    lines.sort(Comparator.comparingDouble((Line line) -> -Math.abs(line.total().value())));
    return lines;
  }

  private static Line line(Operation operation, double count, OperationCost cost, Pricing pricing) {
    var unit = cost.at(pricing.machine().clock());
    return new Line(operation, count, cost, unit, unit.typical().times(count));
  }

  /// What a tally holds that has no cost on the machine.
  public static List<Uncosted> uncosted(Tally tally, Pricing pricing) {
    List<Uncosted> uncosted = new ArrayList<>();
    for (Operation operation : Operation.values()) {
      double count = tally.count(operation);
      if (count != 0 && pricing.unit(operation).isEmpty()) {
        uncosted.add(new Uncosted(operation.id(), Optional.of(operation), count));
      }
    }
    tally
        .unknown()
        .forEach(
            (function, count) -> uncosted.add(new Uncosted(function, Optional.empty(), count)));
    return uncosted;
  }

  private record Outcome(Nanoseconds time, double probability) {}

  private static Percentiles percentiles(PathCount count, Pricing pricing) {
    List<Outcome> outcomes =
        count.byWorld().stream()
            .map(in -> new Outcome(pricing.typical(in.tally()), in.world().probability()))
            .sorted(Comparator.comparing(Outcome::time))
            .toList();
    return new Percentiles(
        quantile(outcomes, 0.5), quantile(outcomes, 0.9), quantile(outcomes, 0.99));
  }

  /// The smallest time that at least a share `p` of the passes does not exceed.
  private static Nanoseconds quantile(List<Outcome> ascending, double p) {
    double below = 0;
    for (Outcome outcome : ascending) {
      below += outcome.probability();
      if (below >= p - 1e-12) {
        return outcome.time();
      }
    }
    return ascending.getLast().time();
  }
}
