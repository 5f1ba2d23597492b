// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.quantity.Probability;
import java.util.Optional;

/// Reads probabilities as people write them.
final class Percentage {
  private Percentage() {}

  /// A percentage as a reader types it: `1`, `0.5 %`.
  static Optional<Probability> read(String text) {
    try {
      double percent = Double.parseDouble(text.replace("%", "").replace(',', '.').strip());
      return percent >= 0 && percent <= 100
          ? Optional.of(new Probability(percent / 100))
          : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
