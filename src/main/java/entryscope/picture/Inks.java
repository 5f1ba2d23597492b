// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import static entryscope.picture.Palette.colours;

import java.util.Map;

/// The palettes of pictures that leave the program, where nobody can zoom, hover or change a theme.
///
/// Every text and every line, borders included, has a contrast of 4.5 : 1 or more against what it
/// stands on (WCAG 2, level AA).
final class Inks {
  private Inks() {}

  /// Light, with lines as strong as text.
  static final Palette LIGHT =
      new Palette(
          "light",
          Map.ofEntries(
              colours(Style.PAGE, "#ffffff", "#6c7073", "#1f2328", "#59636e"),
              colours(Style.CALLED, "#f6f8fa", "#68707a", "#1f2328", "#59636e"),
              colours(Style.INLINED, "#eef6ff", "#1e6dd2", "#0550ae", "#4a5b70"),
              colours(Style.CALLED_COLD, "#f6f8fa", "#697077", "#59636e", "#636c76"),
              colours(Style.INLINED_COLD, "#f3f8fe", "#4971a0", "#4a6487", "#5b6878"),
              colours(Style.COLD, "#fbfcfd", "#697077", "#5f6873", "#666f79"),
              colours(Style.HEAT_0, "#fffaf5", "#8b6846", "#1f2328", "#59636e"),
              colours(Style.HEAT_1, "#fff0e0", "#946234", "#1f2328", "#5a5854"),
              colours(Style.HEAT_2, "#ffe1c2", "#945825", "#1f2328", "#57504a"),
              colours(Style.HEAT_3, "#fdcb98", "#8a4a15", "#1f2328", "#4f453c"),
              colours(Style.HEAT_4, "#fdb06a", "#7d3c0a", "#1f2328", "#453729"),
              colours(Style.HEAT_5, "#f98f3c", "#682e04", "#1f1408", "#33220f"),
              colours(Style.TAKEN, "#ffffff", "#bc4c00", "#a04100", "#a04100"),
              colours(Style.NOT_TAKEN, "#ffffff", "#697077", "#59636e", "#59636e")));

  /// For a dark page.
  static final Palette DARK =
      new Palette(
          "dark",
          Map.ofEntries(
              colours(Style.PAGE, "#0d1117", "#85888d", "#e6edf3", "#9198a1"),
              colours(Style.CALLED, "#151b23", "#818993", "#e6edf3", "#9198a1"),
              colours(Style.INLINED, "#0f2138", "#3786f7", "#79c0ff", "#9fb3c8"),
              colours(Style.CALLED_COLD, "#151b23", "#828993", "#9ea7b3", "#8b949e"),
              colours(Style.INLINED_COLD, "#101c2c", "#5c8bc3", "#8db0d6", "#8fa0b3"),
              colours(Style.COLD, "#12171e", "#828993", "#8f98a3", "#878f99"),
              colours(Style.HEAT_0, "#241c15", "#9e8367", "#f0e6dc", "#b5a797"),
              colours(Style.HEAT_1, "#38240f", "#b58658", "#f5e9dd", "#c4b09b"),
              colours(Style.HEAT_2, "#4c2b0b", "#ce8e46", "#faeee2", "#d6bea6"),
              colours(Style.HEAT_3, "#663708", "#e7a258", "#fff3e6", "#e8cfb5"),
              colours(Style.HEAT_4, "#7f4205", "#f6ba7b", "#ffffff", "#ffe6cc"),
              colours(Style.HEAT_5, "#984f04", "#ffd9b2", "#ffffff", "#fff3e6"),
              colours(Style.TAKEN, "#0d1117", "#f0883e", "#ffa657", "#ffa657"),
              colours(Style.NOT_TAKEN, "#0d1117", "#8b949e", "#9198a1", "#9198a1")));

  /// Black on white: greys alone, which print as they look.
  static final Palette PAPER =
      new Palette(
          "paper",
          Map.ofEntries(
              colours(Style.PAGE, "#ffffff", "#000000", "#000000", "#333333"),
              colours(Style.CALLED, "#ffffff", "#000000", "#000000", "#333333"),
              colours(Style.INLINED, "#f2f2f2", "#000000", "#000000", "#333333"),
              colours(Style.CALLED_COLD, "#ffffff", "#6b6b6b", "#404040", "#4d4d4d"),
              colours(Style.INLINED_COLD, "#f7f7f7", "#6b6b6b", "#404040", "#4d4d4d"),
              colours(Style.COLD, "#ffffff", "#6b6b6b", "#404040", "#4d4d4d"),
              colours(Style.HEAT_0, "#ffffff", "#000000", "#000000", "#333333"),
              colours(Style.HEAT_1, "#ededed", "#000000", "#000000", "#333333"),
              colours(Style.HEAT_2, "#dbdbdb", "#000000", "#000000", "#2b2b2b"),
              colours(Style.HEAT_3, "#c6c6c6", "#000000", "#000000", "#242424"),
              colours(Style.HEAT_4, "#afafaf", "#000000", "#000000", "#1a1a1a"),
              colours(Style.HEAT_5, "#969696", "#000000", "#000000", "#0f0f0f"),
              colours(Style.TAKEN, "#ffffff", "#000000", "#000000", "#000000"),
              colours(Style.NOT_TAKEN, "#ffffff", "#6b6b6b", "#404040", "#404040")));

  /// For a projector: stronger tints, black text.
  static final Palette SLIDE =
      new Palette(
          "slide",
          Map.ofEntries(
              colours(Style.PAGE, "#ffffff", "#57606a", "#000000", "#32383f"),
              colours(Style.CALLED, "#ffffff", "#3f4750", "#000000", "#32383f"),
              colours(Style.INLINED, "#e6f1ff", "#0757c2", "#033d8b", "#28405f"),
              colours(Style.CALLED_COLD, "#ffffff", "#656d77", "#3d444d", "#454c55"),
              colours(Style.INLINED_COLD, "#f0f6ff", "#476ea4", "#2c4a75", "#3b4d66"),
              colours(Style.COLD, "#ffffff", "#656d77", "#3d444d", "#454c55"),
              colours(Style.HEAT_0, "#ffffff", "#8f5f31", "#000000", "#32383f"),
              colours(Style.HEAT_1, "#ffead3", "#8f5522", "#000000", "#33302c"),
              colours(Style.HEAT_2, "#ffd6ab", "#8a4b16", "#000000", "#322c25"),
              colours(Style.HEAT_3, "#ffbb78", "#7f3f0c", "#000000", "#2f251b"),
              colours(Style.HEAT_4, "#ff9f48", "#703303", "#000000", "#2a1d10"),
              colours(Style.HEAT_5, "#fb8220", "#5f2900", "#000000", "#221404"),
              colours(Style.TAKEN, "#ffffff", "#a83f00", "#7a2d00", "#7a2d00"),
              colours(Style.NOT_TAKEN, "#ffffff", "#57606a", "#32383f", "#32383f")));
}
