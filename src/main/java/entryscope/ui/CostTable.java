// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Estimate.Line;
import entryscope.cost.Estimate.Uncosted;
import entryscope.cost.Grade;
import entryscope.quantity.Numbers;
import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/// Operations with count x cost = time, and how well each cost is known.
final class CostTable extends GridPane {
  CostTable(List<Line> lines, List<Uncosted> uncosted) {
    getStyleClass().add("cost-table");
    getColumnConstraints().addAll(wide(), right(), right(), right(), right());
    addRow(
        0,
        Parts.label("operation", Style.COLUMN_TITLE),
        Parts.label("count", Style.COLUMN_TITLE),
        Parts.label("each", Style.COLUMN_TITLE),
        Parts.label("ns", Style.COLUMN_TITLE),
        new Label());
    lines.forEach(this::add);
    uncosted.forEach(this::add);
  }

  private static ColumnConstraints wide() {
    ColumnConstraints column = new ColumnConstraints();
    column.setHgrow(Priority.ALWAYS);
    return column;
  }

  private static ColumnConstraints right() {
    ColumnConstraints column = new ColumnConstraints();
    column.setHalignment(HPos.RIGHT);
    column.setMinWidth(USE_PREF_SIZE);
    return column;
  }

  private void add(Line line) {
    Label name = Parts.label(line.operation().id(), Style.CODE);
    Tip.set(name, line.operation().meaning());
    addRow(
        getRowCount(),
        name,
        Parts.label(Numbers.count(line.count()), Style.FIGURE, Style.MUTED),
        Parts.label(
            "× " + Numbers.fixed(line.unit().typical().value(), 2), Style.FIGURE, Style.MUTED),
        Parts.label(Numbers.fixed(line.total().value(), 2), Style.FIGURE),
        grade(line));
  }

  private void add(Uncosted operation) {
    Label none = Parts.label("no cost known", Style.SMALL, Style.WARNING);
    addRow(
        getRowCount(),
        Parts.label(operation.name(), Style.CODE),
        Parts.label(Numbers.count(operation.count()), Style.FIGURE, Style.MUTED),
        none);
    setColumnSpan(none, 3);
  }

  private static Label grade(Line line) {
    Grade grade = line.cost().grade();
    Label badge = Parts.label(grade.name(), "grade", "grade-" + grade.name());
    Tip.set(badge, "Grade " + grade.name() + ": " + grade.meaning() + "\n" + line.cost().source());
    return badge;
  }
}
