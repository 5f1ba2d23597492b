// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.EvidenceCase;
import entryscope.cost.EvidenceCase.Published.RateGain;
import entryscope.cost.EvidenceCase.Published.Times;
import entryscope.cost.Prediction;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;

/// How a prediction and what was published are written.
///
/// @param unit what all figures are in, as it stands behind a figure
/// @param published the published figure with its unit
/// @param predicted the typical value, without its unit
/// @param interval ends of the 80 % interval, without their unit
/// @param residual published minus predicted, with its unit
/// @param verdict `covered` where the interval holds the published figure, else `missed`
public record Forecast(
    String unit,
    String published,
    String predicted,
    String interval,
    String residual,
    String verdict) {
  public static Forecast of(Prediction prediction) {
    var predicted = prediction.predicted();
    var what = prediction.evidence().published();
    return new Forecast(
        unit(what),
        published(prediction.evidence()),
        figure(what, predicted.typical()),
        figure(what, predicted.low()) + " – " + figure(what, predicted.high()),
        residual(what, prediction.residual()),
        prediction.covered() ? "covered" : "missed");
  }

  /// The published figure of the path with the change: `84.7 ns`, `+7.1 %`.
  public static String published(EvidenceCase evidence) {
    return switch (evidence.published()) {
      case Times(Nanoseconds _, Nanoseconds after) -> Numbers.ns(after) + " ns";
      case RateGain(double percent) -> percent(percent) + " %";
    };
  }

  /// The prediction in words: `predicted 89.5 ns (86.6 – 90.7) from there, missed`.
  ///
  /// @param anchor what the prediction starts from, or nothing
  public String sentence(String anchor) {
    return "predicted %s %s (%s)%s, %s".formatted(predicted, unit, interval, anchor, verdict);
  }

  private static String unit(EvidenceCase.Published what) {
    return switch (what) {
      case Times _ -> "ns";
      case RateGain _ -> "%";
    };
  }

  private static String figure(EvidenceCase.Published what, double value) {
    return switch (what) {
      case Times _ -> Numbers.ns(new Nanoseconds(value));
      case RateGain _ -> percent(value);
    };
  }

  private static String residual(EvidenceCase.Published what, double value) {
    return switch (what) {
      case Times _ -> Numbers.change(new Nanoseconds(value)) + " ns";
      case RateGain _ -> percent(value) + " points";
    };
  }

  /// With one decimal, so that figures under each other compare.
  private static String percent(double value) {
    return (value > 0 ? "+" : "") + Numbers.fixed(value, 1);
  }
}
