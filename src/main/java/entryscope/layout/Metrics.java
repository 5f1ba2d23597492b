// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

/// The measures of a drawing, in pixels at zoom 1: multiples of 8, or of 4 inside a box.
public final class Metrics {
  public static final double GRID = 8;

  /// Between a border and the text inside it.
  public static final double MARGIN = 12;

  /// Between two texts on one line.
  public static final double GAP = 8;

  /// Room for a cost such as `≥ 000.0 ns`, whatever the cost is.
  public static final double COST_WIDTH = 72;

  public static final double BOX_HEIGHT = 48;
  public static final double HEADER_HEIGHT = 32;

  /// Between columns of boxes.
  static final double COLUMN_GAP = 32;

  static final double BOX_MIN_WIDTH = 168;
  static final double BOX_MAX_WIDTH = 320;
  static final double NAME_MAX_WIDTH = 304;
  static final double FRAME_PADDING = 16;
  static final double LABEL_STRIP = 24;
  static final double LABEL_HEIGHT = 16;
  static final double LABEL_MAX_WIDTH = 176;

  /// From one line of a label to the next.
  public static final double LABEL_LINE = 14;

  static final int LABEL_MAX_LINES = 4;

  /// At the right of a box nothing is in the way of a label but the next column, which gives way.
  static final double SIDE_LABEL_MAX_WIDTH = 256;

  /// From the right border of a box to where the unusual way of its branch leaves it.
  static final double SIDE_WAY = 24;

  private Metrics() {}

  /// The next multiple of the grid.
  static double upToGrid(double length) {
    return Math.ceil(length / GRID) * GRID;
  }
}
