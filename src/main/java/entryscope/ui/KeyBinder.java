// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;

/// Asks for other keys for a command, and before it takes them from another one.
final class KeyBinder extends HBox {
  private final Commands commands;
  private final Label question = Parts.label("");
  private final Button take = button("take-over", "Take them over");
  private final Button none = button("no-keys", "No keys");
  private final Button first = button("first-keys", "As at first");
  private final Button leave = button("leave-keys", "Leave");
  private Optional<Command> asked = Optional.empty();

  KeyBinder(Commands commands) {
    this.commands = commands;
    getStyleClass().addAll(Style.ROW, "key-binder");
    question.setId("key-question");
    question.setMinWidth(USE_PREF_SIZE);
    leave.setOnAction(_ -> end());
    getChildren().addAll(question, Parts.spacer(), take, none, first, leave);
    end();
  }

  private static Button button(String id, String text) {
    Button button = new Button(text);
    button.setId(id);
    return button;
  }

  boolean isRebound(Command command) {
    return commands.isRebound(command);
  }

  void ask(Command command) {
    asked = Optional.of(command);
    question.setText("Press keys for “%s”, or Esc".formatted(command.name()));
    none.setOnAction(_ -> bind(command, List.of()));
    first.setOnAction(
        _ -> {
          end();
          commands.reset(command);
        });
    first.setDisable(!commands.isRebound(command));
    Parts.show(this, true);
    Parts.show(take, false);
    Parts.show(none, true);
    Parts.show(first, true);
  }

  /// Takes what is pressed as the answer, while there is a question.
  void press(KeyEvent event) {
    asked.ifPresent(
        command -> {
          event.consume();
          if (event.getCode() == KeyCode.ESCAPE) {
            end();
          } else {
            Keys.of(event).ifPresent(keys -> answer(command, keys));
          }
        });
  }

  private void answer(Command command, KeyCombination keys) {
    commands
        .rival(command, keys)
        .ifPresentOrElse(rival -> warn(command, keys, rival), () -> bind(command, List.of(keys)));
  }

  private void warn(Command command, KeyCombination keys, Command rival) {
    asked = Optional.empty();
    question.setText("%s does “%s” already".formatted(keys.getDisplayText(), rival.name()));
    take.setOnAction(_ -> bind(command, List.of(keys)));
    Parts.show(take, true);
    Parts.show(none, false);
    Parts.show(first, false);
    take.requestFocus();
  }

  private void bind(Command command, List<KeyCombination> keys) {
    end();
    commands.rebind(command, keys);
  }

  private void end() {
    asked = Optional.empty();
    Parts.show(this, false);
  }
}
