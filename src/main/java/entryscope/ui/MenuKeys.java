// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Alt with a letter opens a menu. The toolkit does that too, but takes a quick release of Alt for
/// a press of Alt alone, which closes the menu again.
final class MenuKeys {
  private final MenuBar bar;
  private final Commands commands;
  private boolean opened;

  MenuKeys(MenuBar bar, Commands commands) {
    this.bar = bar;
    this.commands = commands;
  }

  /// To be asked before anything else is done with the key.
  void filter(KeyEvent event) {
    if (event.getEventType() == KeyEvent.KEY_PRESSED) {
      opened = false;
      menu(event).ifPresent(menu -> open(menu, event));
    } else if (opened && event.getEventType() == KeyEvent.KEY_RELEASED) {
      opened = event.getCode() != KeyCode.ALT;
      event.consume();
    }
  }

  private void open(Menu menu, KeyEvent event) {
    opened = true;
    event.consume();
    menu.show();
  }

  private Optional<Menu> menu(KeyEvent event) {
    boolean isAlt = event.isAltDown() && !event.isControlDown() && !event.isMetaDown();
    if (!isAlt || commands.all().stream().anyMatch(command -> command.matches(event))) {
      return Optional.empty();
    }
    String letter = "_" + event.getCode().getName().toLowerCase(Locale.ROOT);
    return bar.getMenus().stream()
        .filter(menu -> event.getCode().isLetterKey())
        .filter(menu -> menu.getText().toLowerCase(Locale.ROOT).contains(letter))
        .findFirst();
  }
}
