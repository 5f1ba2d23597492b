// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// Something a reader can do by key, menu or button.
///
/// @param id names the command in tests and style sheets
/// @param name says what it does
/// @param keys the keys that do it, the one to show first
/// @param enabled whether it makes sense now
/// @param obstacle what is missing where it does not
public record Command(
    String id,
    Group group,
    String name,
    List<KeyCombination> keys,
    BooleanSupplier enabled,
    String obstacle,
    Runnable action) {
  private static final String NO_OBSTACLE = "not possible now";

  /// The parts of the menu and of the list of keys.
  public enum Group {
    FILE("File"),
    EDIT("Edit"),
    VIEW("View"),
    GO("Go"),
    HELP("Help");

    private final String title;

    Group(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }
  }

  public Command {
    keys = List.copyOf(keys);
  }

  /// A command that always makes sense. Keys are written as JavaFX does: `Shortcut+Z`.
  static Command of(String id, Group group, String name, String keys, Runnable action) {
    return of(id, group, name, keys, () -> true, action);
  }

  /// A command that makes sense at times.
  ///
  /// @param obstacle what is missing where it makes none, for the reader
  static Command of(
      String id,
      Group group,
      String name,
      String keys,
      BooleanSupplier enabled,
      String obstacle,
      Runnable action) {
    return new Command(id, group, name, Keys.parse(keys), enabled, obstacle, action);
  }

  /// This command with other keys.
  Command withKeys(List<KeyCombination> others) {
    return new Command(id, group, name, others, enabled, obstacle, action);
  }

  /// Why it makes no sense now; absent where it does.
  Optional<String> hindered() {
    return enabled.getAsBoolean() ? Optional.empty() : Optional.of(obstacle);
  }

  static Command of(
      String id, Group group, String name, String keys, BooleanSupplier enabled, Runnable action) {
    return of(id, group, name, keys, enabled, NO_OBSTACLE, action);
  }

  boolean matches(KeyEvent event) {
    return keys.stream().anyMatch(key -> key.match(event));
  }

  /// Whether the key is one that a text field writes.
  boolean isTyped(KeyEvent event) {
    return !event.isShortcutDown() && !event.isAltDown() && !event.getCode().isFunctionKey();
  }

  void run() {
    if (enabled.getAsBoolean()) {
      action.run();
    }
  }

  /// Its name with its keys, as buttons are explained.
  String described() {
    return keys.isEmpty() ? name : name + " (" + keysText() + ")";
  }

  /// The keys to name where there is room for one: `Ctrl+F`; empty without any.
  String firstKeys() {
    return keys.stream().findFirst().map(KeyCombination::getDisplayText).orElse("");
  }

  /// The first keys as a reader knows them: `Ctrl+Z`.
  String keysText() {
    return keys.stream()
        .map(KeyCombination::getDisplayText)
        .distinct()
        .limit(2)
        .collect(Collectors.joining(" or "));
  }
}
