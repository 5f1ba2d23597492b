// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a reader set for all windows, and what the program remembers from one start to the next.
///
/// @param theme id of a theme; absent where none was chosen
/// @param fontSize of the controls' text in pixels; absent for the style's own
/// @param folder where a file was last opened or saved
/// @param recent files opened or saved, the newest first, each once
/// @param window where the last window stood when it was closed
/// @param keys by id of a command, keys as JavaFX writes them (`Shortcut+Z`), which replace the
///   command's own; an empty list for a command without a key
/// @param panels by id of a panel, how the reader left it
public record Preferences(
    Optional<String> theme,
    Optional<Integer> fontSize,
    Optional<Path> folder,
    List<Path> recent,
    Optional<WindowPlace> window,
    Map<String, List<String>> keys,
    Map<String, PanelPlace> panels) {
  /// Files that are remembered at most.
  public static final int MOST_RECENT = 10;

  /// Smallest and largest size of text that is accepted, in pixels.
  public static final int MIN_FONT_SIZE = 8;

  public static final int MAX_FONT_SIZE = 48;

  public static final Preferences DEFAULT =
      new Preferences(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Optional.empty(),
          Map.of(),
          Map.of());

  /// Where a window stands on the screens, in pixels.
  ///
  /// @param x of the left edge; below 0 on a screen to the left of the first
  /// @param maximised whether it fills the screen; the numbers are then those it goes back to
  public record WindowPlace(double x, double y, double width, double height, boolean maximised) {}

  /// How a panel beside the drawing was left.
  ///
  /// @param width in pixels at the usual size of text, above 0
  public record PanelPlace(boolean shown, double width) {}

  public Preferences {
    recent = recent.stream().distinct().limit(MOST_RECENT).toList();
    Map<String, List<String>> copy = new LinkedHashMap<>();
    keys.forEach((command, each) -> copy.put(command, List.copyOf(each)));
    keys = Collections.unmodifiableMap(copy);
    panels = Collections.unmodifiableMap(new LinkedHashMap<>(panels));
    if (fontSize.isPresent()
        && (fontSize.get() < MIN_FONT_SIZE || fontSize.get() > MAX_FONT_SIZE)) {
      throw new IllegalArgumentException("no size of text: " + fontSize.get());
    }
  }

  public Preferences withTheme(String id) {
    return new Preferences(Optional.of(id), fontSize, folder, recent, window, keys, panels);
  }

  /// The same with text of another size.
  ///
  /// @param pixels from [#MIN_FONT_SIZE] to [#MAX_FONT_SIZE]; empty for the style's own
  public Preferences withFontSize(Optional<Integer> pixels) {
    return new Preferences(theme, pixels, folder, recent, window, keys, panels);
  }

  public Preferences withWindow(WindowPlace place) {
    return new Preferences(theme, fontSize, folder, recent, Optional.of(place), keys, panels);
  }

  /// A file was opened or saved: it becomes the newest, and its folder the last one.
  ///
  /// @param file absolute
  public Preferences withRecent(Path file) {
    List<Path> files = new ArrayList<>(List.of(file));
    files.addAll(recent);
    Optional<Path> last = Optional.ofNullable(file.getParent());
    return new Preferences(theme, fontSize, last.or(() -> folder), files, window, keys, panels);
  }

  /// A file that is no longer there is not offered again.
  public Preferences withoutRecent(Path file) {
    List<Path> files = recent.stream().filter(each -> !each.equals(file)).toList();
    return new Preferences(theme, fontSize, folder, files, window, keys, panels);
  }

  /// Other keys for a command.
  public Preferences withKeys(String command, List<String> own) {
    Map<String, List<String>> changed = new LinkedHashMap<>(keys);
    changed.put(command, own);
    return new Preferences(theme, fontSize, folder, recent, window, changed, panels);
  }

  /// The command's own keys again.
  public Preferences withoutKeys(String command) {
    Map<String, List<String>> changed = new LinkedHashMap<>(keys);
    changed.remove(command);
    return new Preferences(theme, fontSize, folder, recent, window, changed, panels);
  }

  /// A panel as the reader left it.
  ///
  /// @param id of the panel
  public Preferences withPanel(String id, PanelPlace place) {
    Map<String, PanelPlace> changed = new LinkedHashMap<>(panels);
    changed.put(id, place);
    return new Preferences(theme, fontSize, folder, recent, window, keys, changed);
  }
}
