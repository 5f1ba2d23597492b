// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/// Keys as they are pressed, written and kept.
final class Keys {
  private Keys() {}

  /// Keys as JavaFX writes them, with a blank between two: `Shortcut+Y Shortcut+Shift+Z`.
  static List<KeyCombination> parse(String keys) {
    return keys.isEmpty()
        ? List.of()
        : Stream.of(keys.split(" ", -1)).map(KeyCombination::valueOf).toList();
  }

  /// One of a reader's own keys; absent for a text that is none, as a file may hold.
  static Optional<KeyCombination> read(String text) {
    try {
      return Optional.of(KeyCombination.valueOf(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /// What is pressed; absent while it is no more than Ctrl, Shift, Alt or Meta.
  static Optional<KeyCombination> of(KeyEvent event) {
    KeyCode code = event.getCode();
    if (code.isModifierKey() || code == KeyCode.UNDEFINED) {
      return Optional.empty();
    }
    return Optional.of(
        new KeyCodeCombination(
            code,
            down(event.isShiftDown()),
            ModifierValue.UP,
            down(event.isAltDown()),
            ModifierValue.UP,
            down(event.isShortcutDown())));
  }

  private static ModifierValue down(boolean isDown) {
    return isDown ? ModifierValue.DOWN : ModifierValue.UP;
  }

  /// Whether both are the same keys, however they are written.
  static boolean same(KeyCombination one, KeyCombination other) {
    return one.getDisplayText().equals(other.getDisplayText());
  }
}
