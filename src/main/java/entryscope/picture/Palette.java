// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/// The colours of every style, as `#rrggbb`.
///
/// Heat is one hue that grows stronger; neither it nor anything else is told apart by red and
/// green.
public record Palette(String id, Map<Style, Colours> colours) {
  public Palette {
    EnumMap<Style, Colours> copy = new EnumMap<>(Style.class);
    copy.putAll(colours);
    DiffInks.of(id).forEach(copy::putIfAbsent);
    colours = Collections.unmodifiableMap(copy);
    if (colours.size() < Style.values().length) {
      throw new IllegalArgumentException("palette " + id + " lacks a style");
    }
  }

  /// The colours of one style.
  ///
  /// @param fill inside; of an arrow the background its label may stand on
  /// @param line border, or the arrow itself
  /// @param text titles and figures
  /// @param muted what is less important
  public record Colours(String fill, String line, String text, String muted) {}

  /// The colours of one style.
  public Colours of(Style style) {
    Colours found = colours.get(style);
    if (found == null) {
      throw new IllegalStateException("no colours for " + style.id());
    }
    return found;
  }

  /// For a window on a light desktop.
  public static final Palette LIGHT =
      new Palette(
          "light",
          Map.ofEntries(
              colours(Style.PAGE, "#ffffff", "#d0d7de", "#1f2328", "#59636e"),
              colours(Style.CALLED, "#f6f8fa", "#afb8c1", "#1f2328", "#59636e"),
              colours(Style.INLINED, "#eef6ff", "#4493f8", "#0550ae", "#4a5b70"),
              colours(Style.CALLED_COLD, "#f6f8fa", "#c4cad1", "#59636e", "#636c76"),
              colours(Style.INLINED_COLD, "#f3f8fe", "#9cc5f5", "#4a6487", "#5b6878"),
              colours(Style.COLD, "#fbfcfd", "#c4cad1", "#5f6873", "#666f79"),
              colours(Style.HEAT_0, "#fffaf5", "#e3c4a8", "#1f2328", "#59636e"),
              colours(Style.HEAT_1, "#fff0e0", "#e0b085", "#1f2328", "#5a5854"),
              colours(Style.HEAT_2, "#ffe1c2", "#dd9b62", "#1f2328", "#57504a"),
              colours(Style.HEAT_3, "#fdcb98", "#d48441", "#1f2328", "#4f453c"),
              colours(Style.HEAT_4, "#fdb06a", "#c86a1e", "#1f2328", "#453729"),
              colours(Style.HEAT_5, "#f98f3c", "#b4530a", "#1f1408", "#33220f"),
              colours(Style.TAKEN, "#ffffff", "#bc4c00", "#a04100", "#a04100"),
              colours(Style.NOT_TAKEN, "#ffffff", "#8c959f", "#59636e", "#59636e")));

  /// For a window on a dark desktop.
  public static final Palette DARK =
      new Palette(
          "dark",
          Map.ofEntries(
              colours(Style.PAGE, "#0d1117", "#30363d", "#e6edf3", "#9198a1"),
              colours(Style.CALLED, "#151b23", "#57606a", "#e6edf3", "#9198a1"),
              colours(Style.INLINED, "#0f2138", "#2f81f7", "#79c0ff", "#9fb3c8"),
              colours(Style.CALLED_COLD, "#151b23", "#3d444d", "#9ea7b3", "#8b949e"),
              colours(Style.INLINED_COLD, "#101c2c", "#264b7a", "#8db0d6", "#8fa0b3"),
              colours(Style.COLD, "#12171e", "#3d444d", "#8f98a3", "#878f99"),
              colours(Style.HEAT_0, "#241c15", "#5a4028", "#f0e6dc", "#b5a797"),
              colours(Style.HEAT_1, "#38240f", "#744a1e", "#f5e9dd", "#c4b09b"),
              colours(Style.HEAT_2, "#532f0c", "#96591b", "#faeee2", "#d6bea6"),
              colours(Style.HEAT_3, "#743e09", "#b86a1a", "#fff3e6", "#e8cfb5"),
              colours(Style.HEAT_4, "#934c06", "#dd8324", "#ffffff", "#ffe6cc"),
              colours(Style.HEAT_5, "#ad5a05", "#ffa348", "#ffffff", "#fff3e6"),
              colours(Style.TAKEN, "#0d1117", "#f0883e", "#ffa657", "#ffa657"),
              colours(Style.NOT_TAKEN, "#0d1117", "#6e7681", "#9198a1", "#9198a1")));

  static Map.Entry<Style, Colours> colours(
      Style style, String fill, String line, String text, String muted) {
    return Map.entry(style, new Colours(fill, line, text, muted));
  }
}
