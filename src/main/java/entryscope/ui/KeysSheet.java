// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// All commands with their keys, which can be changed here.
final class KeysSheet extends Sheet {
  private static final double KEYS_WIDTH = 184;
  private static final double HEIGHT = 520;

  KeysSheet(Commands commands) {
    KeyBinder binder = new KeyBinder(commands);
    HBox columns = new HBox();
    columns.getStyleClass().add("key-columns");
    ScrollPane scroll = new ScrollPane(columns);
    scroll.setFitToWidth(true);
    scroll.setPrefHeight(HEIGHT);
    scroll.setMinHeight(0);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    Hyperlink reset = new Hyperlink("All keys as they were at first");
    reset.setId("reset-keys");
    reset.setOnAction(_ -> commands.resetAll());
    super(
        "Keys",
        Parts.wrapped(
            "Click a key to change it. Ctrl+wheel or pinch zooms at the cursor,"
                + " the wheel scrolls, dragging pans, a double-click on a header folds.",
            Style.MUTED),
        scroll,
        binder,
        Parts.row(reset));
    setMaxHeight(Double.MAX_VALUE);
    addEventFilter(KeyEvent.KEY_PRESSED, binder::press);
    Subscription bound = commands.bound().subscribe(all -> show(columns, columns(all, binder)));
    sceneProperty()
        .subscribe(
            (_, scene) -> {
              if (scene == null) {
                bound.unsubscribe();
              }
            });
  }

  /// The button that has the keyboard has it in the new list too.
  private static void show(HBox columns, List<VBox> shown) {
    Node focused = columns.getScene() == null ? null : columns.getScene().getFocusOwner();
    columns.getChildren().setAll(shown);
    if (focused != null && focused.getId() != null) {
      Node same = columns.lookup("#" + focused.getId());
      if (same != null) {
        same.requestFocus();
      }
    }
  }

  /// Two columns of about the same length; a group is not torn apart.
  private static List<VBox> columns(List<Command> commands, KeyBinder binder) {
    VBox left = new VBox();
    VBox right = new VBox();
    int rows = 0;
    for (Command.Group group : Command.Group.values()) {
      List<Command> of = commands.stream().filter(command -> command.group() == group).toList();
      VBox column = rows * 2 < commands.size() ? left : right;
      column
          .getChildren()
          .addAll(Parts.label(group.title(), Style.COLUMN_TITLE), table(of, binder));
      rows += of.size();
    }
    return List.of(left, right);
  }

  private static GridPane table(List<Command> commands, KeyBinder binder) {
    GridPane table = new GridPane();
    table.getStyleClass().add("keys");
    table.getColumnConstraints().add(new ColumnConstraints(KEYS_WIDTH));
    for (Command command : commands) {
      var name = Parts.label(command.name());
      name.setMinWidth(USE_PREF_SIZE);
      table.addRow(table.getRowCount(), keys(command, binder), name);
    }
    return table;
  }

  private static Button keys(Command command, KeyBinder binder) {
    Button button = new Button(command.keys().isEmpty() ? "–" : command.keysText());
    button.setId("keys-" + command.id());
    button.getStyleClass().addAll(Style.CODE, "key-button");
    button.setMaxWidth(Double.MAX_VALUE);
    button.pseudoClassStateChanged(Style.CHOSEN, binder.isRebound(command));
    button.setAccessibleText(
        command.name()
            + ": "
            + (command.keys().isEmpty() ? "no keys" : command.keysText())
            + "; press to change");
    button.setOnAction(_ -> binder.ask(command));
    return button;
  }
}
