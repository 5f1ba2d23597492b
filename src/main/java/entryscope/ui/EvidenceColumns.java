// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;

/// One line of the board of evidence; all lines have the same columns.
final class EvidenceColumns extends GridPane {
  private static final double ID = 92;
  private static final double TITLE = 180;
  private static final double FIGURE = 96;
  private static final double BAR = 210;
  private static final double VERDICT = 82;
  private static final double BUTTON = 60;

  EvidenceColumns(
      Node id, Node title, Node published, Node predicted, Node bar, Node verdict, Node button) {
    getStyleClass().add("evidence-columns");
    getColumnConstraints()
        .addAll(
            column(ID, HPos.LEFT),
            rest(),
            column(FIGURE, HPos.RIGHT),
            column(FIGURE, HPos.RIGHT),
            column(BAR, HPos.LEFT),
            column(VERDICT, HPos.RIGHT),
            column(BUTTON, HPos.RIGHT));
    RowConstraints top = new RowConstraints();
    top.setValignment(VPos.TOP);
    getRowConstraints().add(top);
    addRow(0, id, title, published, predicted, bar, verdict, button);
  }

  private static ColumnConstraints column(double width, HPos side) {
    ColumnConstraints column = new ColumnConstraints(width, width, width);
    column.setHalignment(side);
    return column;
  }

  private static ColumnConstraints rest() {
    ColumnConstraints column = new ColumnConstraints();
    column.setMinWidth(TITLE);
    column.setHgrow(Priority.ALWAYS);
    return column;
  }
}
