// SPDX-License-Identifier: Apache-2.0
package entryscope.quantity;

/// A probability in [0, 1].
public record Probability(double value) {
  public static final Probability NEVER = new Probability(0);
  public static final Probability ALWAYS = new Probability(1);

  public Probability {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException("not a probability: " + value);
    }
  }

  public Probability complement() {
    return new Probability(1 - value);
  }

  /// Whether neither outcome is certain.
  public boolean isFractional() {
    return value > 0 && value < 1;
  }
}
