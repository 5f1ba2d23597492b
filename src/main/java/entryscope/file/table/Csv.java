// SPDX-License-Identifier: Apache-2.0

package entryscope.file.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Collectors;

/// Writes a table as comma-separated values: RFC 4180, with a header, lines ended by CR LF.
///
/// A text that a spreadsheet would take for a formula, since it begins with `=`, `+`, `-`, `@`, tab
/// or carriage return, gets an apostrophe before it, as OWASP's page on CSV injection says. Numbers
/// are numbers: `-5.4` stays as it is.
public final class Csv {
  private static final String FORMULA = "=+-@\t\r";
  private static final String QUOTED = ",\"\r\n";
  private static final int DECIMALS = 4;

  private Csv() {}

  public static String of(Table table) {
    StringBuilder text = new StringBuilder();
    line(text, table.columns().stream().map(column -> Cell.of(column.key())).toList());
    table.rows().forEach(row -> line(text, row));
    return text.toString();
  }

  private static void line(StringBuilder text, List<Cell> cells) {
    text.append(cells.stream().map(Csv::field).collect(Collectors.joining(","))).append("\r\n");
  }

  private static String field(Cell cell) {
    return switch (cell) {
      case Cell.Words(String text) -> quoted(harmless(text));
      case Cell.Figure(double value, String _) -> number(value);
      case Cell.Blank _ -> "";
    };
  }

  private static String harmless(String text) {
    return !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
  }

  private static String quoted(String text) {
    boolean isPlain = text.chars().noneMatch(c -> QUOTED.indexOf(c) >= 0);
    return isPlain && text.equals(text.strip()) ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  /// At most four decimals; nothing where there is no number.
  private static String number(double value) {
    if (!Double.isFinite(value)) {
      return "";
    }
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
