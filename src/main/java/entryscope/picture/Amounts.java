// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.picture.Element.Facts;
import entryscope.quantity.Probability;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/// Figures as they are written in a picture.
public final class Amounts {
  private Amounts() {}

  /// The time of a block: `3.0 ns`, `≥ 3.0 ns`, `? ns`, or nothing where it does not run.
  public static String time(Facts facts) {
    if (facts.visits() == 0) {
      return "";
    }
    if (facts.nanoseconds().isEmpty()) {
      return "? ns";
    }
    return (facts.isLowerBound() ? "≥ " : "") + time(facts.nanoseconds().getAsDouble());
  }

  /// A time in nanoseconds with its unit, at most 8 letters up to a second; what is not nothing is
  /// never written as 0.0.
  public static String time(double nanoseconds) {
    double size = Math.abs(nanoseconds);
    if (size != 0 && size < 0.05) {
      return nanoseconds < 0 ? "−0.0 ns" : "<0.1 ns";
    }
    if (size < 999.95) {
      return decimal(nanoseconds) + " ns";
    }
    return size < 999_950 ? decimal(nanoseconds / 1e3) + " µs" : decimal(nanoseconds / 1e6) + " ms";
  }

  private static String decimal(double value) {
    double rounded = Math.rint(value * 10) / 10;
    return String.format(Locale.ROOT, "%.1f", rounded == 0 ? 0 : rounded).replace('-', '−');
  }

  static String percent(Probability share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share.value());
  }

  /// The same in short: `25 %`, `0.03 %`, or `×2.5` where it runs more than once.
  static String visits(double visits) {
    return visits > 1 + 1e-9 ? "×" + digits(visits) : digits(100 * visits) + " %";
  }

  /// To three digits, not in the scientific manner.
  private static String digits(double value) {
    BigDecimal rounded = new BigDecimal(value).round(new MathContext(3));
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /// How often something runs per pass of the path.
  static String times(double visits) {
    if (visits == 0) {
      return "not taken in this scenario";
    }
    return visits == 1
        ? "once per pass of the path"
        : String.format(Locale.ROOT, "%.3g times per pass of the path", visits);
  }
}
