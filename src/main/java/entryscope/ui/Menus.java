// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.ui.Command.Group;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

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
      menu.setMnemonicParsing(true);
      menu.setId("menu-" + group.title());
      commands.all().stream()
          .filter(command -> command.group() == group)
          .map(this::item)
          .forEach(menu.getItems()::add);
      menu.setOnShowing(_ -> menu.getItems().forEach(this::refresh));
      if (group == Group.FILE) {
        menu.getItems().add(1, recent);
      }
      menu.setOnHidden(_ -> menu.getItems().forEach(Menus::forgetKeys));
      bar.getMenus().add(menu);
    }
    return bar;
  }

  /// What can be done to the selection, and to the view.
  ContextMenu context() {
    ContextMenu menu = new ContextMenu();
    List<MenuItem> items = new ArrayList<>();
    for (String id : CONTEXT) {
      if (!id.equals(LINE)) {
        commands.find(id).map(this::item).map(this::refresh).ifPresent(items::add);
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
    item.setUserData(command.id());
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> commands.get(command.id()).run());
    return item;
  }

  /// Keys are shown only while the menu is: otherwise the menu, which knows nothing of text fields,
  /// would take them.
  private MenuItem refresh(MenuItem item) {
    if (item.getUserData() instanceof String id) {
      Command command = commands.get(id);
      item.setDisable(!command.enabled().getAsBoolean());
      item.setAccelerator(command.keys().stream().findFirst().orElse(null));
    }
    return item;
  }

  private static void forgetKeys(MenuItem item) {
    item.setAccelerator(null);
  }
}
