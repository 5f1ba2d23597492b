// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.file.table.Cell;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/// Figures as fields of a table.
final class Cells {
  private static final double SHOWN = 0.005;

  private Cells() {}

  /// A time in ns.
  static Cell ns(Amount amount) {
    String sign = amount.isLowerBound() ? "≥ " : "";
    return Cell.of(amount.ns(), sign + (amount.ns() == 0 ? "0" : precise(amount.ns())));
  }

  static Cell change(double ns) {
    String text = precise(ns);
    boolean isSigned = text.startsWith("−") || Math.abs(ns) < SHOWN;
    return Cell.of(ns, Math.abs(ns) < SHOWN ? "0" : (isSigned ? "" : "+") + text);
  }

  /// Two decimals below 10 ns: blocks are that short.
  private static String precise(double ns) {
    return Math.abs(ns) < 10 ? Numbers.fixed(ns, 2) : Numbers.ns(new Nanoseconds(ns));
  }

  static Cell count(double value) {
    return Cell.of(value, Numbers.count(value));
  }

  static Cell signed(double value) {
    String text = Numbers.count(value);
    return Cell.of(value, value > 0 ? "+" + text : text);
  }

  static Cell count(OptionalDouble value) {
    return value.isPresent() ? count(value.getAsDouble()) : Cell.blank();
  }

  static Cell bytes(OptionalInt value) {
    return value.isPresent()
        ? Cell.of(value.getAsInt(), Numbers.fixed(value.getAsInt(), 0))
        : Cell.blank();
  }
}
