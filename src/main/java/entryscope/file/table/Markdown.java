// SPDX-License-Identifier: Apache-2.0

package entryscope.file.table;

import java.util.List;
import java.util.stream.Collectors;

/// Writes a table in the Markdown of GitHub (GFM, section 4.10).
public final class Markdown {
  private static final String SPECIAL = "\\`*_{}[]<>|#~&";

  private Markdown() {}

  public static String of(Table table) {
    StringBuilder text = new StringBuilder();
    line(text, table.columns().stream().map(column -> literal(column.title())).toList());
    line(text, table.columns().stream().map(Markdown::rule).toList());
    table
        .rows()
        .forEach(row -> line(text, row.stream().map(cell -> literal(cell.shown())).toList()));
    return text.toString();
  }

  private static void line(StringBuilder text, List<String> fields) {
    text.append(fields.stream().collect(Collectors.joining(" | ", "| ", " |"))).append('\n');
  }

  private static String rule(Table.Column column) {
    return switch (column.align()) {
      case LEFT -> "---";
      case RIGHT -> "--:";
    };
  }

  /// A text of which nothing is taken for markup.
  public static String literal(String text) {
    return text.chars()
        .mapToObj(
            c -> {
              if (c == '\n' || c == '\r' || c == '\t') {
                return " ";
              }
              return (SPECIAL.indexOf(c) >= 0 ? "\\" : "") + (char) c;
            })
        .collect(Collectors.joining());
  }
}
