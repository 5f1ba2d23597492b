// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.cost.Estimate.Uncosted;
import entryscope.cost.EvidenceCase.Published;
import entryscope.cost.Prediction.Interval;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Range;
import java.util.List;
import java.util.function.Predicate;

/// Puts a prediction beside a published figure. Only *before* is ever used to calibrate.
public final class Predictor {
  private Predictor() {}

  /// What the model says of a published figure.
  ///
  /// @param before counts of the path without the change
  /// @param after counts of the path with it
  public static Prediction predict(
      EvidenceCase evidence, Tally before, Tally after, Pricing pricing) {
    Tally change = after.minus(before);
    Nanoseconds modelled = pricing.typical(before);
    return switch (evidence.published()) {
      case Published.Times(Nanoseconds publishedBefore, Nanoseconds publishedAfter) -> {
        Range difference = pricing.difference(change, publishedBefore);
        Range predicted = difference.plus(publishedBefore);
        yield prediction(
            evidence,
            publishedAfter.value(),
            new Interval(
                predicted.low().value(), predicted.typical().value(), predicted.high().value()),
            publishedBefore.minus(modelled),
            difference,
            before,
            after,
            pricing);
      }
      case Published.RateGain(double percent) -> {
        Range difference = pricing.difference(change, modelled);
        yield prediction(
            evidence,
            percent,
            new Interval(
                gain(modelled, difference.high()),
                gain(modelled, difference.typical()),
                gain(modelled, difference.low())),
            Nanoseconds.ZERO,
            difference,
            before,
            after,
            pricing);
      }
    };
  }

  private static Prediction prediction(
      EvidenceCase evidence,
      double published,
      Interval predicted,
      Nanoseconds anchor,
      Range difference,
      Tally before,
      Tally after,
      Pricing pricing) {
    Tally change = after.minus(before);
    return new Prediction(
        evidence,
        published,
        predicted,
        published - predicted.typical(),
        predicted.contains(published),
        anchor,
        difference,
        Estimator.lines(change, pricing),
        Estimator.uncosted(change, pricing),
        shared(Estimator.uncosted(before, pricing), Estimator.uncosted(after, pricing)));
  }

  private static List<Uncosted> shared(List<Uncosted> before, List<Uncosted> after) {
    return before.stream()
        .flatMap(one -> after.stream().filter(named(one)).map(other -> fewer(one, other)))
        .toList();
  }

  private static Predicate<Uncosted> named(Uncosted one) {
    return other -> other.name().equals(one.name());
  }

  private static Uncosted fewer(Uncosted one, Uncosted other) {
    return one.count() <= other.count() ? one : other;
  }

  /// Percent more calls per second when each takes `change` longer (less where negative) than
  /// `before`.
  private static double gain(Nanoseconds before, Nanoseconds change) {
    return 100 * (before.value() / before.plus(change).value() - 1);
  }
}
