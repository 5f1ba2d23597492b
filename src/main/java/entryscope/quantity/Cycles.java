// SPDX-License-Identifier: Apache-2.0
package entryscope.quantity;

/// A number of core clock cycles; negative where a difference is meant. Finite.
public record Cycles(double value) {
  public Cycles {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("not a number of cycles: " + value);
    }
  }

  /// The time these cycles take on a core that runs steadily at `clock`.
  public Nanoseconds at(Gigahertz clock) {
    return new Nanoseconds(value / clock.value());
  }
}
