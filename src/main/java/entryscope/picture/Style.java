// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.quantity.Probability;
import java.util.List;

/// What something in a picture is, which tells its colours; see [Palette].
public enum Style {
  PAGE("page"),
  CALLED("called"),
  INLINED("inlined"),
  CALLED_COLD("called-cold"),
  INLINED_COLD("inlined-cold"),
  COLD("cold"),
  HEAT_0("heat-0"),
  HEAT_1("heat-1"),
  HEAT_2("heat-2"),
  HEAT_3("heat-3"),
  HEAT_4("heat-4"),
  HEAT_5("heat-5"),
  TAKEN("taken"),
  NOT_TAKEN("not-taken"),
  DIFF_ADDED("diff-added"),
  DIFF_REMOVED("diff-removed"),
  DIFF_DEARER("diff-dearer"),
  DIFF_CHEAPER("diff-cheaper"),
  DIFF_CHANGED("diff-changed"),
  DIFF_MOVED("diff-moved"),
  DIFF_SAME("diff-same"),
  DIFF_ADDED_FRAME("diff-added-frame"),
  DIFF_REMOVED_FRAME("diff-removed-frame"),
  DIFF_MOVED_FRAME("diff-moved-frame"),
  DIFF_WAY("diff-way"),
  DIFF_WAY_ADDED("diff-way-added"),
  DIFF_WAY_REMOVED("diff-way-removed");

  /// The steps of heat, weakest first.
  static final List<Style> HEATS = List.of(HEAT_0, HEAT_1, HEAT_2, HEAT_3, HEAT_4, HEAT_5);

  /// Where the steps of heat begin, in words.
  static final String STEPS_TEXT = "below 1, from 1, 3, 7, 15, 30 %";

  private static final List<Double> STEPS = List.of(0.01, 0.03, 0.07, 0.15, 0.30);

  private final String id;

  Style(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  /// Whether it is drawn dashed, as what does not run is, so that it is told apart without colours.
  public boolean isDashed() {
    return switch (this) {
      case COLD, CALLED_COLD, INLINED_COLD, NOT_TAKEN -> true;
      case DIFF_REMOVED, DIFF_REMOVED_FRAME, DIFF_WAY_REMOVED -> true;
      case PAGE, CALLED, INLINED, HEAT_0, HEAT_1, HEAT_2, HEAT_3, HEAT_4, HEAT_5, TAKEN -> false;
      case DIFF_ADDED, DIFF_DEARER, DIFF_CHEAPER, DIFF_CHANGED, DIFF_MOVED, DIFF_SAME -> false;
      case DIFF_ADDED_FRAME, DIFF_MOVED_FRAME, DIFF_WAY, DIFF_WAY_ADDED -> false;
    };
  }

  /// Whether it is the style of a line and not of an area.
  public boolean isLine() {
    return switch (this) {
      case TAKEN, NOT_TAKEN, DIFF_WAY, DIFF_WAY_ADDED, DIFF_WAY_REMOVED -> true;
      default -> false;
    };
  }

  /// The heat of a block that takes this share of the path's time: below 1, 3, 7, 15, 30 % or more.
  public static Style heat(Probability share) {
    long step = STEPS.stream().filter(from -> share.value() >= from).count();
    return HEATS.get((int) step);
  }
}
