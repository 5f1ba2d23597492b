// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// All commands with their keys.
final class KeysSheet extends Sheet {
  private static final double KEYS_WIDTH = 170;

  KeysSheet(List<Command> commands) {
    HBox columns = new HBox();
    columns.getStyleClass().add("key-columns");
    VBox column = new VBox();
    int rows = 0;
    for (Command.Group group : Command.Group.values()) {
      List<Command> of = commands.stream().filter(command -> command.group() == group).toList();
      if (rows > 0 && rows + of.size() > commands.size() * 6 / 10) {
        columns.getChildren().add(column);
        column = new VBox();
        rows = 0;
      }
      column.getChildren().addAll(Parts.label(group.title(), Style.COLUMN_TITLE), table(of));
      rows += of.size();
    }
    columns.getChildren().add(column);
    super(
        "Keys",
        columns,
        Parts.wrapped(
            "Ctrl+wheel or pinch zooms at the cursor, the wheel scrolls, dragging the background"
                + " pans, a double-click on a header folds.",
            Style.MUTED));
  }

  private static GridPane table(List<Command> commands) {
    GridPane table = new GridPane();
    table.getStyleClass().add("keys");
    table.getColumnConstraints().add(new ColumnConstraints(KEYS_WIDTH));
    for (Command command : commands) {
      table.addRow(
          table.getRowCount(),
          Parts.label(command.keysText(), Style.CODE),
          Parts.label(command.name()));
    }
    return table;
  }
}
