// SPDX-License-Identifier: Apache-2.0
package entryscope.quantity;

/// An uncertain time: `low` and `high` bound it, `typical` is its typical value.
///
/// Whether the bounds are the ends of a triangular distribution (a parameter) or an 80 % interval
/// (a result) is said where the range is used.
public record Range(Nanoseconds low, Nanoseconds typical, Nanoseconds high) {
  public Range {
    if (low.compareTo(typical) > 0 || typical.compareTo(high) > 0) {
      throw new IllegalArgumentException(
          "not in order: " + low.value() + ", " + typical.value() + ", " + high.value());
    }
  }

  public static Range ofNanoseconds(double low, double typical, double high) {
    return new Range(new Nanoseconds(low), new Nanoseconds(typical), new Nanoseconds(high));
  }

  /// The range whose every value is shifted by the same certain time.
  public Range plus(Nanoseconds shift) {
    return new Range(low.plus(shift), typical.plus(shift), high.plus(shift));
  }

  public boolean contains(Nanoseconds time) {
    return low.compareTo(time) <= 0 && time.compareTo(high) <= 0;
  }
}
