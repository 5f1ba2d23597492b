// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.FunctionRow;
import entryscope.session.FunctionRow.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// The functions of a path in groups, a line each; Up and Down choose one, Space toggles it.
///
/// Only the lines in sight exist: every node of the window takes part in each frame.
final class FunctionList extends ListView<FunctionList.Item> {
  private final Store store;

  /// A line of the list.
  sealed interface Item {
    record Title(Group group) implements Item {}

    record Line(FunctionRow row) implements Item {}
  }

  FunctionList(Store store) {
    this.store = store;
    setId("functions");
    getStyleClass().add("functions");
    setAccessibleText("functions, to be inlined or not");
    setCellFactory(_ -> new Cell());
    setMinHeight(0); // it gives way to what stands below it
    addEventHandler(KeyEvent.KEY_PRESSED, this::toggleChosen);
  }

  /// Shows these, in their groups. Lines that stay are updated where they are.
  void show(List<FunctionRow> rows) {
    List<Item> items = new ArrayList<>();
    for (Group group : Group.values()) {
      List<FunctionRow> members = rows.stream().filter(row -> row.group() == group).toList();
      if (!members.isEmpty()) {
        items.add(new Item.Title(group));
        members.forEach(row -> items.add(new Item.Line(row)));
      }
    }
    if (items.size() != getItems().size()) {
      getItems().setAll(items);
      return;
    }
    for (int i = 0; i < items.size(); i++) {
      if (!items.get(i).equals(getItems().get(i))) {
        getItems().set(i, items.get(i));
      }
    }
  }

  private void toggleChosen(KeyEvent pressed) {
    if (pressed.getCode() == KeyCode.SPACE
        && getSelectionModel().getSelectedItem() instanceof Item.Line(FunctionRow row)) {
      FunctionLine.toggle(store, row);
      pressed.consume();
    }
  }

  private final class Cell extends ListCell<Item> {
    private Optional<FunctionLine> line = Optional.empty();

    @Override
    protected void updateItem(@Nullable Item item, boolean empty) {
      super.updateItem(item, empty);
      setGraphic(item == null || empty ? null : node(item));
      setAccessibleText(item instanceof Item.Line(FunctionRow row) ? FunctionLine.words(row) : "");
      setPrefWidth(0); // as wide as the list; long names are cut
    }

    private Node node(Item item) {
      return switch (item) {
        case Item.Title(Group group) -> title(group);
        case Item.Line(FunctionRow row) -> line(row);
      };
    }

    private FunctionLine line(FunctionRow row) {
      String name = row.function().name();
      FunctionLine shown =
          line.filter(known -> known.function().equals(name))
              .orElseGet(() -> new FunctionLine(store, name));
      line = Optional.of(shown);
      shown.show(row);
      return shown;
    }
  }

  private static Node title(Group group) {
    var title = Parts.label(group.title(), Style.COLUMN_TITLE);
    var row =
        group == Group.FIXED
            ? Parts.row(title)
            : Parts.row(
                title,
                Parts.spacer(),
                Parts.label("Δ ns", Style.COLUMN_TITLE, "gain"),
                Parts.label("Δ bytes", Style.COLUMN_TITLE, "bytes"));
    row.getStyleClass().add("function-group");
    return row;
  }
}
