// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import entryscope.cost.Estimate;
import entryscope.cost.PathCount;
import entryscope.cost.Place;
import entryscope.cost.Pricing;
import entryscope.inlining.CallPath;
import entryscope.picture.Costs;
import entryscope.picture.Element.Facts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/// The figures of places, or of a function wherever it stands on a path.
final class Ledger {
  /// Below this a way counts as not taken: the rounding of sums of probabilities.
  private static final double NEVER = 1e-12;

  private static final Facts NOTHING = new Facts(0, OptionalDouble.of(0), false);

  private final PathCount count;
  private final Costs costs;
  private final Map<CallPath, List<CallPath>> copies;

  private Ledger(PathCount count, Costs costs, Map<CallPath, List<CallPath>> copies) {
    this.count = count;
    this.costs = costs;
    this.copies = copies;
  }

  static Ledger of(Estimate estimate, Pricing pricing) {
    return new Ledger(estimate.count(), new Costs(estimate, pricing), Map.of());
  }

  /// The same figures, those of `body` summed over `all` places where the function stands.
  Ledger summed(CallPath body, List<CallPath> all) {
    return new Ledger(count, costs, Map.of(body, List.copyOf(all)));
  }

  double visits(Place place) {
    return sum(place, count::visits);
  }

  /// How often the branch of a block says yes.
  double yes(Place place) {
    return sum(place, each -> count.yes().getOrDefault(each, 0.0));
  }

  /// How often it says no.
  double no(Place place) {
    double times = visits(place) - yes(place);
    return times > NEVER ? times : 0;
  }

  /// How often a body is entered.
  double entered(CallPath body) {
    return copies.getOrDefault(body, List.of(body)).stream()
        .mapToDouble(
            path ->
                path.isRoot() ? 1 : count.visits(new Place(path.caller(), path.sites().getLast())))
        .sum();
  }

  Map<String, Double> operations(Place place) {
    Map<String, Double> sums = new LinkedHashMap<>();
    same(place)
        .forEach(
            each ->
                count
                    .at(each)
                    .operations()
                    .forEach((operation, times) -> sums.merge(operation.id(), times, Double::sum)));
    return sums;
  }

  /// A block alone; of a call what is executed in the caller.
  Facts own(Place place) {
    return same(place).map(costs::of).reduce(NOTHING, Ledger::plus);
  }

  /// A call with all that is executed in the callee.
  Facts withInside(Place place) {
    return same(place).map(costs::withInside).reduce(NOTHING, Ledger::plus);
  }

  double share(Facts facts) {
    return costs.share(facts).value();
  }

  private Stream<Place> same(Place place) {
    return copies.getOrDefault(place.path(), List.of(place.path())).stream()
        .map(path -> new Place(path, place.block()));
  }

  private double sum(Place place, ToDoubleFunction<Place> figure) {
    return same(place).mapToDouble(figure).sum();
  }

  private static Facts plus(Facts a, Facts b) {
    double visits = a.visits() + b.visits();
    boolean isKnown = a.nanoseconds().isPresent() && b.nanoseconds().isPresent();
    double sum = a.nanoseconds().orElse(0) + b.nanoseconds().orElse(0);
    boolean isNothing = sum == 0 && !isKnown;
    return new Facts(
        visits,
        isNothing ? OptionalDouble.empty() : OptionalDouble.of(sum),
        a.isLowerBound() || b.isLowerBound());
  }
}
