// SPDX-License-Identifier: Apache-2.0

package entryscope.quantity;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/// How figures are written: never with more digits than an estimate deserves, with a true minus
/// sign.
public final class Numbers {
  private static final double THOUSAND = 1000;
  private static final int PERCENT_DIGITS = 2;

  private Numbers() {}

  /// A time with one decimal, or none from 1,000 ns on; without its unit.
  public static String ns(Nanoseconds time) {
    return Math.abs(time.value()) >= THOUSAND ? fixed(time.value(), 0) : fixed(time.value(), 1);
  }

  /// A difference of times with its sign.
  public static String change(Nanoseconds time) {
    return signed(ns(time));
  }

  /// The ends of a range: `82.1 – 89.6`.
  public static String ends(Range range) {
    return ns(range.low()) + " – " + ns(range.high());
  }

  /// A number of bytes with its sign: `+1,204`.
  public static String bytes(int change) {
    return signed(fixed(change, 0));
  }

  /// Two significant digits at most, with a sign: `−11`, `+2.9`, `−0.52`.
  public static String percent(double value) {
    BigDecimal rounded =
        new BigDecimal(value).round(new MathContext(PERCENT_DIGITS, RoundingMode.HALF_EVEN));
    if (rounded.abs().compareTo(new BigDecimal("0.05")) < 0) {
      return "0";
    }
    return signed(minus(rounded.stripTrailingZeros().toPlainString()));
  }

  /// A count that may be a mean: `4`, `0.02`, `12.5`.
  public static String count(double count) {
    if (count == Math.rint(count)) {
      return fixed(count, 0);
    }
    BigDecimal rounded = new BigDecimal(count).round(new MathContext(3, RoundingMode.HALF_EVEN));
    return minus(rounded.stripTrailingZeros().toPlainString());
  }

  /// A probability in percent: `1 %`, `0.1 %`.
  public static String share(double probability) {
    BigDecimal rounded =
        new BigDecimal(100 * probability).round(new MathContext(3, RoundingMode.HALF_EVEN));
    return rounded.stripTrailingZeros().toPlainString() + " %";
  }

  /// A number with thousands separated and `decimals` digits after the point.
  public static String fixed(double value, int decimals) {
    String text = String.format(Locale.ROOT, "%,." + decimals + "f", value);
    return text.matches("-0(\\.0+)?") ? text.substring(1) : minus(text);
  }

  private static String minus(String text) {
    return text.replace('-', '−');
  }

  private static String signed(String text) {
    return text.startsWith("−") || text.matches("0(\\.0+)?") ? text : "+" + text;
  }
}
