// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Range;
import java.util.List;

/// What the model says of an evidence case.
///
/// For published times: the model is anchored on *before* (whatever it does not see is taken from
/// there), and `predicted` is *after*, in ns. For a published gain: `predicted` is the gain in
/// percent of the rate.
///
/// @param published the published counterpart of `predicted`, in the same unit
/// @param predicted 80 % interval and typical value
/// @param residual published minus typical
/// @param covered whether the interval holds the published figure
/// @param anchor published *before* minus the model's own, ns; 0 for a gain
/// @param change what the model says changes, after minus before, ns
/// @param lines the change, operation by operation
/// @param uncosted what the change has that has no cost
/// @param shared what both sides run that has no cost; it cancels out of a difference of times, but
///   makes the model's own figures lower bounds, and a predicted gain an upper one
public record Prediction(
    EvidenceCase evidence,
    double published,
    Interval predicted,
    double residual,
    boolean covered,
    Nanoseconds anchor,
    Range change,
    List<Estimate.Line> lines,
    List<Estimate.Uncosted> uncosted,
    List<Estimate.Uncosted> shared) {
  public Prediction {
    lines = List.copyOf(lines);
    uncosted = List.copyOf(uncosted);
    shared = List.copyOf(shared);
  }

  /// Bounds and typical value of a figure whose unit the evidence case tells.
  public record Interval(double low, double typical, double high) {
    boolean contains(double value) {
      return low <= value && value <= high;
    }
  }
}
