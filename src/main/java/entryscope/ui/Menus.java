// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.ui.Command.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;

/// Menus made from the commands.
final class Menus {
  private static final String LINE = "-";

  /// What can be done to a block or a call, in the order of how often it is wanted.
  private static final List<String> CONTEXT =
      List.of(
          "inline-here",
          "inline-everywhere",
          "fold",
          LINE,
          "follow",
          "callers",
          LINE,
          "copy",
          "copy-picture",
          "export",
          LINE,
          "back",
          "forward",
          LINE,
          "fit-selection",
          "fit",
          "full-size");

  private final Commands commands;

  Menus(Commands commands) {
    this.commands = commands;
  }

  /// A menu for each group of commands.
  ///
  /// @param recent the files opened last, for the first of them
  MenuBar bar(Menu recent) {
    MenuBar bar = new MenuBar();
    bar.setId("menus");
    bar.setUseSystemMenuBar(true);
    for (Group group : Group.values()) {
      Menu menu = new Menu("_" + group.title());
      menu.setId("menu-" + group.title());
      fill(menu, group);
      menu.setOnShowing(
          _ -> {
            fill(menu, group);
            if (group == Group.FILE) {
              menu.getItems().add(1, recent);
            }
          });
      menu.setOnHidden(_ -> menu.getItems().forEach(Menus::forgetKeys));
      bar.getMenus().add(menu);
    }
    return bar;
  }

  private void fill(Menu menu, Group group) {
    List<MenuItem> items =
        commands.all().stream()
            .filter(command -> command.group() == group)
            .map(this::item)
            .toList();
    if (menu.isShowing()) {
      items = items.stream().map(Menus::withKeys).toList();
    }
    menu.getItems().setAll(items);
  }

  /// What can be done to the selection, and to the view.
  ContextMenu context() {
    ContextMenu menu = new ContextMenu();
    List<MenuItem> items = new ArrayList<>();
    for (String id : CONTEXT) {
      if (!id.equals(LINE)) {
        commands.find(id).map(this::item).map(Menus::withKeys).ifPresent(items::add);
      } else if (!items.isEmpty() && !(items.getLast() instanceof SeparatorMenuItem)) {
        items.add(new SeparatorMenuItem());
      }
    }
    menu.getItems().setAll(items);
    return menu;
  }

  private MenuItem item(Command command) {
    MenuItem item = new MenuItem(command.name());
    item.setId("menu-" + command.id());
    item.setUserData(command);
    item.setMnemonicParsing(false);
    item.setDisable(!command.enabled().getAsBoolean());
    item.setOnAction(_ -> command.run());
    return item;
  }

  /// Keys are shown only while the menu is: otherwise the menu, which knows nothing of text fields,
  /// would take them.
  private static MenuItem withKeys(MenuItem item) {
    if (item.getUserData() instanceof Command command) {
      Optional<KeyCombination> first = command.keys().stream().findFirst();
      first.ifPresent(item::setAccelerator);
    }
    return item;
  }

  private static void forgetKeys(MenuItem item) {
    item.setAccelerator(null);
  }
}
