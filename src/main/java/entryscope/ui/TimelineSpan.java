// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

/// Which part of a timeline is seen, in ns from the beginning of the path. A value.
///
/// @param from where the left border is
/// @param to where the right border is; later than `from`
public record TimelineSpan(double from, double to) {
  private static final double CLOSEST = 1e-3;

  /// All of a path.
  public static TimelineSpan all(double total) {
    return new TimelineSpan(0, Math.max(CLOSEST, total));
  }

  public double length() {
    return to - from;
  }

  /// Seen `factor` times as large, with the time at a share of the width staying where it is; never
  /// more than the path.
  public TimelineSpan zoomed(double factor, double share, double total) {
    double length = Math.clamp(length() / factor, CLOSEST, Math.max(CLOSEST, total));
    return within(from + share * (length() - length), length, total);
  }

  /// Moved to the right by so many ns, as far as the path reaches.
  public TimelineSpan moved(double by, double total) {
    return within(from + by, length(), total);
  }

  private static TimelineSpan within(double wanted, double length, double total) {
    double start = Math.clamp(wanted, 0, Math.max(0, total - length));
    return new TimelineSpan(start, start + length);
  }

  /// The distance of marks on an axis, 1, 2 or 5 times a power of ten, at most `most` on it.
  public double step(int most) {
    double least = length() / Math.max(1, most);
    double power = Math.pow(10, Math.floor(Math.log10(least)));
    for (double times : new double[] {1, 2, 5}) {
      if (times * power >= least) {
        return times * power;
      }
    }
    return 10 * power;
  }
}
