// SPDX-License-Identifier: Apache-2.0
package entryscope.quantity;

/// A time in nanoseconds; negative where a difference is meant. Finite.
public record Nanoseconds(double value) implements Comparable<Nanoseconds> {
  public static final Nanoseconds ZERO = new Nanoseconds(0);

  public Nanoseconds {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("not a time: " + value);
    }
  }

  public Nanoseconds plus(Nanoseconds other) {
    return new Nanoseconds(value + other.value);
  }

  public Nanoseconds minus(Nanoseconds other) {
    return new Nanoseconds(value - other.value);
  }

  public Nanoseconds times(double factor) {
    return new Nanoseconds(value * factor);
  }

  @Override
  public int compareTo(Nanoseconds other) {
    return Double.compare(value, other.value);
  }
}
