// SPDX-License-Identifier: Apache-2.0
package entryscope.quantity;

/// A clock frequency in 10^9 cycles per second; positive and finite.
public record Gigahertz(double value) {
  public Gigahertz {
    if (!(value > 0 && Double.isFinite(value))) {
      throw new IllegalArgumentException("not a clock frequency: " + value);
    }
  }
}
