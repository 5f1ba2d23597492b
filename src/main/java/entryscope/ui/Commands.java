// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Preferences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.event.EventTarget;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// The list that keys, buttons, menus, the palette and the list of keys are made from.
public final class Commands {
  private final List<Command> own;
  private final Settings settings;
  private final Consumer<String> tell;
  private final ReadOnlyObjectWrapper<List<Command>> bound;

  /// @param tell is told why a key does nothing now
  Commands(List<Command> own, Settings settings, Consumer<String> tell) {
    this.tell = tell;
    this.own = List.copyOf(own);
    this.settings = settings;
    this.bound = new ReadOnlyObjectWrapper<>(this.own);
    settings.preferences().subscribe(preferences -> bound.set(bind(preferences)));
  }

  private List<Command> bind(Preferences preferences) {
    return own.stream()
        .map(
            command ->
                Optional.ofNullable(preferences.keys().get(command.id()))
                    .map(keys -> keys.stream().flatMap(key -> Keys.read(key).stream()).toList())
                    .map(command::withKeys)
                    .orElse(command))
        .toList();
  }

  /// All commands with the keys that the reader gave them.
  ReadOnlyObjectProperty<List<Command>> bound() {
    return bound.getReadOnlyProperty();
  }

  List<Command> all() {
    return bound.get();
  }

  Optional<Command> find(String id) {
    return all().stream().filter(command -> command.id().equals(id)).findFirst();
  }

  Command get(String id) {
    return find(id).orElseThrow(() -> new IllegalArgumentException("no command " + id));
  }

  /// The other command that these keys do already.
  Optional<Command> rival(Command command, KeyCombination keys) {
    return all().stream()
        .filter(other -> !other.id().equals(command.id()))
        .filter(other -> other.keys().stream().anyMatch(key -> Keys.same(key, keys)))
        .findFirst();
  }

  /// Whether the reader gave a command keys of their own.
  boolean isRebound(Command command) {
    return settings.preferences().get().keys().containsKey(command.id());
  }

  /// Gives a command these keys and no others; who had them before loses them.
  void rebind(Command command, List<KeyCombination> keys) {
    for (KeyCombination key : keys) {
      rival(command, key)
          .ifPresent(
              rival ->
                  keep(
                      rival,
                      rival.keys().stream().filter(other -> !Keys.same(other, key)).toList()));
    }
    keep(command, keys);
  }

  private void keep(Command command, List<KeyCombination> keys) {
    List<String> names = keys.stream().map(KeyCombination::getName).toList();
    settings.change(preferences -> preferences.withKeys(command.id(), names));
  }

  /// Gives a command its first keys again.
  void reset(Command command) {
    settings.change(preferences -> preferences.withoutKeys(command.id()));
  }

  void resetAll() {
    new ArrayList<>(own).forEach(this::reset);
  }

  /// Does what the key means, unless letters go to where the keyboard is.
  void press(KeyEvent event) {
    boolean writing = takesLetters(event.getTarget());
    all().stream()
        .filter(command -> command.matches(event) && !(writing && command.isTyped(event)))
        .findFirst()
        .ifPresent(
            command -> {
              command
                  .hindered()
                  .ifPresentOrElse(reason -> tell.accept("Not now: " + reason + "."), command::run);
              event.consume();
            });
  }

  /// Whether it is a text field, or a list or menu that is open: who types there means an entry.
  private static boolean takesLetters(EventTarget target) {
    return switch (target) {
      case TextInputControl _ -> true;
      case ComboBoxBase<?> list -> list.isShowing();
      case MenuButton menu -> menu.isShowing();
      default -> false;
    };
  }
}
