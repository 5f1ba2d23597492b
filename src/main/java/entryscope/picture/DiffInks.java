// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.picture.Palette.Colours;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/// The colours of what differs between two paths, for every palette.
///
/// None has the hue of heat, which is orange. Fills are calm, so that hours with them do not tire,
/// and the commonest, what is the same or only moved, are the calmest. They keep apart for readers
/// without red or green cones too; each class has a word or a sign besides, and what is gone has a
/// dashed border.
final class DiffInks {
  private DiffInks() {}

  /// The colours that go with the palette of this id.
  static Map<Style, Colours> of(String palette) {
    return palette.equals("dark") || palette.equals("contrast") ? onDark() : onLight();
  }

  private static Map<Style, Colours> onLight() {
    Map<Style, Colours> inks = new EnumMap<>(Style.class);
    inks.put(Style.DIFF_ADDED, new Colours("#91dad4", "#04543c", "#1f2328", "#36403d"));
    inks.put(Style.DIFF_REMOVED, new Colours("#e2c4fa", "#5b2d86", "#1f2328", "#4a4352"));
    inks.put(Style.DIFF_DEARER, new Colours("#d692af", "#6b1142", "#1f2328", "#2c1f27"));
    inks.put(Style.DIFF_CHEAPER, new Colours("#7faae0", "#0b3a75", "#1f2328", "#1d2836"));
    inks.put(Style.DIFF_CHANGED, new Colours("#cccea9", "#55520a", "#1f2328", "#43421f"));
    inks.put(Style.DIFF_MOVED, new Colours("#b2add2", "#37349a", "#1f2328", "#3c3b59"));
    inks.put(Style.DIFF_SAME, new Colours("#f6f7f9", "#5f6770", "#1f2328", "#59636e"));
    inks.put(Style.DIFF_ADDED_FRAME, new Colours("#e9f7f5", "#04543c", "#04543c", "#4f6159"));
    inks.put(Style.DIFF_REMOVED_FRAME, new Colours("#f7f2fa", "#5b2d86", "#5b2d86", "#605868"));
    inks.put(Style.DIFF_MOVED_FRAME, new Colours("#f1f0f7", "#37349a", "#37349a", "#565575"));
    inks.put(Style.DIFF_WAY, new Colours("#ffffff", "#4a525b", "#3d444d", "#3d444d"));
    inks.put(Style.DIFF_WAY_ADDED, new Colours("#ffffff", "#04543c", "#04543c", "#04543c"));
    inks.put(Style.DIFF_WAY_REMOVED, new Colours("#ffffff", "#5b2d86", "#5b2d86", "#5b2d86"));
    return Collections.unmodifiableMap(inks);
  }

  private static Map<Style, Colours> onDark() {
    Map<Style, Colours> inks = new EnumMap<>(Style.class);
    inks.put(Style.DIFF_ADDED, new Colours("#084738", "#5bf4c2", "#f0f6fc", "#c3d6cf"));
    inks.put(Style.DIFF_REMOVED, new Colours("#1a0831", "#d9bff2", "#f5f0fa", "#d8c8ea"));
    inks.put(Style.DIFF_DEARER, new Colours("#6e3a5b", "#f7b5da", "#ffffff", "#ead3e1"));
    inks.put(Style.DIFF_CHEAPER, new Colours("#1a406d", "#9cc4ff", "#ffffff", "#c8d9f5"));
    inks.put(Style.DIFF_CHANGED, new Colours("#2b2c0e", "#e5e172", "#f6f5e4", "#c9c8a8"));
    inks.put(Style.DIFF_MOVED, new Colours("#232947", "#aeacf5", "#f0f0ff", "#bdbce6"));
    inks.put(Style.DIFF_SAME, new Colours("#191b1c", "#868e98", "#e6edf3", "#9aa3ad"));
    inks.put(Style.DIFF_ADDED_FRAME, new Colours("#10211c", "#5bf4c2", "#8ef7d4", "#9db5ac"));
    inks.put(Style.DIFF_REMOVED_FRAME, new Colours("#150e1f", "#d9bff2", "#e2cdf5", "#b3a5c0"));
    inks.put(Style.DIFF_MOVED_FRAME, new Colours("#161a2b", "#aeacf5", "#c4c3fa", "#a3a2c6"));
    inks.put(Style.DIFF_WAY, new Colours("#0d1117", "#b1bac4", "#c9d1d9", "#c9d1d9"));
    inks.put(Style.DIFF_WAY_ADDED, new Colours("#0d1117", "#5bf4c2", "#5bf4c2", "#5bf4c2"));
    inks.put(Style.DIFF_WAY_REMOVED, new Colours("#0d1117", "#d9bff2", "#d9bff2", "#d9bff2"));
    return Collections.unmodifiableMap(inks);
  }
}
