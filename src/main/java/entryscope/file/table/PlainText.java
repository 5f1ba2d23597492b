// SPDX-License-Identifier: Apache-2.0

package entryscope.file.table;

import entryscope.file.table.Table.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Writes a table for a mail: ASCII, at most 75 columns, as kernel mail wants it.
///
/// A name that is too long for its column stands on a line by itself.
public final class PlainText {
  public static final int WIDTH = 75;

  private static final String GAP = "  ";

  private PlainText() {}

  /// The table's lines without its title, header first.
  public static List<String> of(Table table) {
    List<List<String>> cells = new ArrayList<>();
    cells.add(table.columns().stream().map(column -> ascii(column.title())).toList());
    table.rows().forEach(row -> cells.add(row.stream().map(c -> ascii(c.shown())).toList()));
    int[] widths = widths(cells, table.columns().size());
    List<String> lines = new ArrayList<>();
    cells.forEach(row -> add(lines, row, widths, table.columns()));
    return lines;
  }

  /// The first column gives way where a line would be too long.
  private static int[] widths(List<List<String>> cells, int columns) {
    int[] widths =
        IntStream.range(0, columns)
            .map(i -> cells.stream().mapToInt(row -> row.get(i).length()).max().orElse(0))
            .toArray();
    int all = IntStream.of(widths).sum() + GAP.length() * (columns - 1);
    widths[0] = Math.max(8, widths[0] - Math.max(0, all - WIDTH));
    return widths;
  }

  private static void add(
      List<String> lines, List<String> row, int[] widths, List<Table.Column> columns) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < row.size(); i++) {
      String cell = row.get(i);
      if (i == 0 && cell.length() > widths[0]) {
        lines.add(cell.length() > WIDTH ? cell.substring(0, WIDTH - 3) + "..." : cell);
        cell = "";
      }
      String blanks = " ".repeat(Math.max(0, widths[i] - cell.length()));
      boolean isRight = columns.get(i).align() == Align.RIGHT;
      line.append(i == 0 ? "" : GAP).append(isRight ? blanks + cell : cell + blanks);
    }
    String text = line.toString().stripTrailing();
    if (!text.isEmpty()) {
      lines.add(text.length() > WIDTH ? text.substring(0, WIDTH - 3) + "..." : text);
    }
  }

  /// The same in letters that every mail program shows.
  public static String ascii(String text) {
    return text.replace(" · ", ", ")
        .replace('−', '-')
        .replace('–', '-')
        .replace('·', ',')
        .replace('\n', ' ')
        .replace("→", "->")
        .replace("≥", ">=")
        .replace("≤", "<=")
        .replace("≈", "~")
        .replace("…", "...")
        .replace("µ", "u")
        .replaceAll("[^\\x20-\\x7e]", "?");
  }
}
