// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Estimator;
import entryscope.cost.Pricing;
import entryscope.cost.Tally;

/// What something runs and takes per pass of the path.
///
/// @param times how often it runs, or how many there are
/// @param instructions executed instructions
/// @param ns typical time of what can be priced, in ns
/// @param isLowerBound whether something of it cannot be priced
public record Amount(double times, double instructions, double ns, boolean isLowerBound) {
  public static final Amount NONE = new Amount(0, 0, 0, false);

  static Amount of(double times, Tally tally, Pricing pricing) {
    return new Amount(
        times,
        tally.instructions(),
        pricing.typical(tally).value(),
        !Estimator.uncosted(tally, pricing).isEmpty());
  }

  /// Both together.
  Amount plus(Amount other) {
    return new Amount(
        times + other.times,
        instructions + other.instructions,
        ns + other.ns,
        isLowerBound || other.isLowerBound);
  }
}
