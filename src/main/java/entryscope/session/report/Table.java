// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import java.util.List;

/// A table with a caption. Columns of figures are right-aligned.
final class Table {
  private final Html html;
  private final List<Column> columns;

  /// @param isFigure whether its cells are figures
  record Column(String title, boolean isFigure) {
    static Column text(String title) {
      return new Column(title, false);
    }

    static Column figure(String title) {
      return new Column(title, true);
    }
  }

  private Table(Html html, List<Column> columns) {
    this.html = html;
    this.columns = columns;
  }

  /// Begins a table; [#end] ends it.
  static Table begin(Html html, String caption, Column... columns) {
    html.open("div").with("class", "scroll").open("table");
    html.element("caption", caption);
    html.open("thead").open("tr");
    for (Column column : columns) {
      html.open("th").with("scope", "col");
      if (column.isFigure()) {
        html.with("class", "figure");
      }
      html.text(column.title()).close();
    }
    html.close().close().open("tbody");
    return new Table(html, List.of(columns));
  }

  /// A row whose first cell is its heading.
  Table row(String... cells) {
    return row("", cells);
  }

  /// The last row: a total.
  Table total(String... cells) {
    return row("total", cells);
  }

  private Table row(String type, String... cells) {
    html.open("tr");
    if (!type.isEmpty()) {
      html.with("class", type);
    }
    for (int i = 0; i < cells.length; i++) {
      cell(i, cells[i]);
    }
    html.close();
    return this;
  }

  private void cell(int i, String text) {
    html.open(i == 0 ? "th" : "td");
    if (i == 0) {
      html.with("scope", "row");
    }
    if (columns.get(i).isFigure()) {
      html.with("class", "figure");
    }
    html.linked(text).close();
  }

  Html end() {
    return html.close().close().close();
  }
}
