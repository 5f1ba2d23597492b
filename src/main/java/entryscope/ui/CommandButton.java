// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.scene.control.Button;

/// Buttons that do a command and are explained by its name and its present keys.
final class CommandButton {
  private CommandButton() {}

  /// A button with the sign of its command.
  static Button icon(Commands commands, String id) {
    return bound(commands, id, Parts.icon("icon-" + id, ""));
  }

  /// A button with a word on it.
  static Button worded(Commands commands, String id, String word) {
    Button button = new Button(word);
    button.setMinWidth(Button.USE_PREF_SIZE);
    return bound(commands, id, button);
  }

  private static Button bound(Commands commands, String id, Button button) {
    button.setId(id);
    button.setOnAction(_ -> commands.get(id).run());
    commands
        .bound()
        .subscribe(
            _ -> {
              String text = commands.get(id).described();
              button.setTooltip(Parts.tip(text));
              button.setAccessibleText(text);
            });
    return button;
  }
}
