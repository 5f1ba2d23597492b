// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.cost.Estimate;
import entryscope.cost.Estimator;
import entryscope.cost.PathCount;
import entryscope.cost.Place;
import entryscope.cost.Pricing;
import entryscope.cost.Tally;
import entryscope.inlining.CallPath;
import entryscope.layout.Route;
import entryscope.picture.Element.Facts;
import entryscope.quantity.Probability;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/// The figures of blocks, calls and ways in one estimate.
public final class Costs {
  /// Below this a way counts as not taken: the rounding of sums of probabilities.
  private static final double NEVER = 1e-12;

  private final PathCount count;
  private final double total;
  private final Map<Place, Facts> own = new HashMap<>();
  private final Map<CallPath, Facts> inside = new HashMap<>();

  public Costs(Estimate estimate, Pricing pricing) {
    this.count = estimate.count();
    this.total = estimate.latency().typical().value();
    count.byPlace().forEach((place, tally) -> own.put(place, facts(place, tally, pricing)));
    own.forEach(
        (place, facts) -> {
          for (CallPath path = place.path(); !path.isRoot(); path = path.caller()) {
            inside.merge(path, facts, Costs::plus);
          }
        });
  }

  private Facts facts(Place place, Tally tally, Pricing pricing) {
    boolean isLowerBound = !Estimator.uncosted(tally, pricing).isEmpty();
    boolean isPriced =
        tally.operations().keySet().stream().anyMatch(o -> pricing.unit(o).isPresent());
    OptionalDouble time =
        isPriced || !isLowerBound
            ? OptionalDouble.of(pricing.typical(tally).value())
            : OptionalDouble.empty();
    return new Facts(visits(place), time, isLowerBound);
  }

  private static Facts plus(Facts a, Facts b) {
    OptionalDouble time =
        a.nanoseconds().isEmpty()
            ? b.nanoseconds()
            : OptionalDouble.of(a.nanoseconds().getAsDouble() + b.nanoseconds().orElse(0));
    return new Facts(Math.max(a.visits(), b.visits()), time, a.isLowerBound() || b.isLowerBound());
  }

  double visits(Place place) {
    return count.visits().getOrDefault(place, 0.0);
  }

  /// A block alone; of a call what is executed in the caller.
  public Facts of(Place place) {
    return own.getOrDefault(place, new Facts(visits(place), OptionalDouble.of(0), false));
  }

  /// A call with all that is executed in the callee.
  public Facts withInside(Place place) {
    Facts call = of(place);
    Facts callee = inside.get(place.path().then(place.block()));
    Facts both = callee == null ? call : plus(call, callee);
    return new Facts(visits(place), both.nanoseconds(), both.isLowerBound());
  }

  /// Blocks of one body with all that is executed in their callees.
  Facts of(CallPath body, List<String> blocks) {
    return blocks.stream()
        .map(id -> withInside(new Place(body, id)))
        .reduce(Costs::plus)
        .orElseThrow();
  }

  /// The part of the path's time, 0 where that is not known or not positive.
  public Probability share(Facts facts) {
    double share = total > 0 ? facts.nanoseconds().orElse(0) / total : 0;
    return new Probability(Math.clamp(share, 0, 1));
  }

  /// How often a way is taken per pass of the path.
  double times(CallPath body, Route route) {
    Place place = new Place(body, route.from().or(route::to).orElse(""));
    double yes = count.yes().getOrDefault(place, 0.0);
    double times =
        switch (route.way()) {
          case ENTER -> visits(place) > 0 ? entered(body) : 0;
          case NEXT, LEAVE -> visits(place);
          case THEN -> yes;
          case ELSE -> visits(place) - yes;
          case GONE -> 0;
        };
    return times > NEVER ? times : 0;
  }

  private double entered(CallPath body) {
    return body.isRoot() ? 1 : visits(new Place(body.caller(), body.sites().getLast()));
  }
}
