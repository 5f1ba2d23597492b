// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.ui.Command.Group;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/// The list that keys, buttons, the context menu and the list of keys are made from.
public final class Commands {
  private final List<Command> all;

  Commands(List<Command> all) {
    this.all = List.copyOf(all);
  }

  List<Command> all() {
    return all;
  }

  Command get(String id) {
    return all.stream()
        .filter(command -> command.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no command " + id));
  }

  /// Does what the key means, unless a text field is being written in.
  void press(KeyEvent event) {
    boolean writing = event.getTarget() instanceof TextInputControl;
    all.stream()
        .filter(command -> command.matches(event) && !(writing && command.isTyped(event)))
        .findFirst()
        .ifPresent(
            command -> {
              command.run();
              event.consume();
            });
  }

  /// What can be done to the selection, and to the view.
  ContextMenu contextMenu() {
    ContextMenu menu = new ContextMenu();
    for (Group group : List.of(Group.EDIT, Group.GO, Group.VIEW)) {
      List<MenuItem> items = new ArrayList<>();
      all.stream().filter(command -> command.group() == group).forEach(c -> items.add(item(c)));
      menu.getItems().addAll(items);
      if (group != Group.VIEW) {
        menu.getItems().add(new SeparatorMenuItem());
      }
    }
    return menu;
  }

  private static MenuItem item(Command command) {
    MenuItem item = new MenuItem(command.name() + "    " + command.keysText());
    item.setMnemonicParsing(false);
    item.setDisable(!command.enabled().getAsBoolean());
    item.setOnAction(_ -> command.run());
    return item;
  }
}
