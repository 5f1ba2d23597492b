// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.picture.Palette.Colours;
import java.util.Map;

/// The palette for readers who need strong contrasts: on black, every text at 7 : 1 or more (WCAG 2
/// AAA), every border and arrow white or nearly so.
public final class HighContrast {
  private HighContrast() {}

  public static final Palette PALETTE =
      new Palette(
          "contrast",
          Map.ofEntries(
              colours(Style.PAGE, "#000000", "#ffffff", "#ffffff", "#e6e6e6"),
              colours(Style.CALLED, "#0d0d0d", "#ffffff", "#ffffff", "#e6e6e6"),
              colours(Style.INLINED, "#001a33", "#80c4ff", "#cce7ff", "#d9ecff"),
              colours(Style.CALLED_COLD, "#0d0d0d", "#b3b3b3", "#e6e6e6", "#d9d9d9"),
              colours(Style.INLINED_COLD, "#001429", "#80b3d9", "#d9ecff", "#cfe0ee"),
              colours(Style.COLD, "#000000", "#b3b3b3", "#e6e6e6", "#d9d9d9"),
              colours(Style.HEAT_0, "#1a1000", "#ffd480", "#ffffff", "#f0f0f0"),
              colours(Style.HEAT_1, "#2e1d00", "#ffd480", "#ffffff", "#f0f0f0"),
              colours(Style.HEAT_2, "#472d00", "#ffd480", "#ffffff", "#f5f5f5"),
              colours(Style.HEAT_3, "#5c3a00", "#ffdd99", "#ffffff", "#fafafa"),
              colours(Style.HEAT_4, "#e69500", "#ffffff", "#000000", "#000000"),
              colours(Style.HEAT_5, "#ffcc4d", "#ffffff", "#000000", "#000000"),
              colours(Style.TAKEN, "#000000", "#ffcc4d", "#ffe0a3", "#ffe0a3"),
              colours(Style.NOT_TAKEN, "#000000", "#cccccc", "#e6e6e6", "#e6e6e6")));

  private static Map.Entry<Style, Colours> colours(
      Style style, String fill, String line, String text, String muted) {
    return Map.entry(style, new Colours(fill, line, text, muted));
  }
}
