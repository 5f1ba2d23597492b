// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.quantity.Numbers;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/// What differs, line by line; a click on a title sorts.
final class CompareTable extends TableView<CompareRow> {
  private static final double NOISE = 0.005;

  CompareTable() {
    setId("differences");
    setMinHeight(0);
    getStyleClass().add("dense");
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    TableColumn<CompareRow, Double> change =
        figure("change, ns", CompareRow::change, CompareTable::signed);
    change.setComparator(Comparator.comparingDouble(Math::abs));
    change.setSortType(TableColumn.SortType.DESCENDING);
    getColumns()
        .setAll(
            List.of(
                words("where", CompareRow::name, 330),
                words("what became of it", CompareRow::story, 330),
                figure("instr. before", r -> r.before().instructions(), Numbers::count),
                figure("instr. after", r -> r.after().instructions(), Numbers::count),
                time("ns before", r -> r.before().ns()),
                time("ns after", r -> r.after().ns()),
                change));
    getSortOrder().setAll(List.of(change));
  }

  /// Shows other lines in the order that the reader chose.
  ///
  /// @param otherwise what is said where there are none
  void show(List<CompareRow> rows, String otherwise) {
    setPlaceholder(Parts.label(otherwise, Style.MUTED));
    getItems().setAll(rows);
    sort();
  }

  private static TableColumn<CompareRow, String> words(
      String title, Function<CompareRow, String> text, double width) {
    TableColumn<CompareRow, String> column = new TableColumn<>(title);
    column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(text.apply(row.getValue())));
    column.setPrefWidth(width);
    return column;
  }

  private static TableColumn<CompareRow, Double> time(
      String title, ToDoubleFunction<CompareRow> value) {
    return figure(title, value, ns -> Numbers.fixed(ns, 2));
  }

  private static TableColumn<CompareRow, Double> figure(
      String title, ToDoubleFunction<CompareRow> value, Function<Double, String> text) {
    TableColumn<CompareRow, Double> column = new TableColumn<>(title);
    column.setCellValueFactory(
        row -> new ReadOnlyObjectWrapper<>(value.applyAsDouble(row.getValue())));
    column.setCellFactory(_ -> new FigureCell(text));
    column.getStyleClass().add("figure-column");
    column.setPrefWidth(116);
    return column;
  }

  static String signed(double ns) {
    if (Math.abs(ns) < NOISE) {
      return "0";
    }
    return (ns > 0 ? "+" : "") + Numbers.fixed(ns, 2);
  }

  /// A number, flush right.
  private static final class FigureCell extends TableCell<CompareRow, Double> {
    private final Function<Double, String> text;

    FigureCell(Function<Double, String> text) {
      this.text = text;
      getStyleClass().add(Style.FIGURE);
      setAlignment(javafx.geometry.Pos.CENTER_RIGHT);
    }

    @Override
    protected void updateItem(Double value, boolean empty) {
      super.updateItem(value, empty);
      setText(empty || value == null ? "" : text.apply(value));
    }
  }
}
