// SPDX-License-Identifier: Apache-2.0

package entryscope.file.table;

import java.util.List;

/// Rows of cells below a header.
///
/// @param id names it for programs, such as `blocks`
/// @param rows each with one cell for every column
public record Table(String id, String title, List<Column> columns, List<List<Cell>> rows) {

  /// A column.
  ///
  /// @param key names it for programs
  /// @param title for people
  public record Column(String key, String title, Align align) {
    /// A column of words.
    public static Column left(String key, String title) {
      return new Column(key, title, Align.LEFT);
    }

    /// A column of figures.
    public static Column right(String key, String title) {
      return new Column(key, title, Align.RIGHT);
    }
  }

  /// On which side the cells of a column are flush.
  public enum Align {
    LEFT,
    RIGHT
  }

  public Table {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
    for (List<Cell> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            "%s: a row of %d cells below %d columns".formatted(id, row.size(), columns.size()));
      }
    }
  }
}
