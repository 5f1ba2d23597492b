// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import static entryscope.layout.Metrics.BOX_HEIGHT;
import static entryscope.layout.Metrics.LABEL_HEIGHT;
import static entryscope.layout.Metrics.LABEL_LINE;
import static entryscope.layout.Metrics.LABEL_MAX_LINES;
import static entryscope.layout.Metrics.LABEL_MAX_WIDTH;
import static entryscope.layout.Metrics.LABEL_STRIP;
import static entryscope.layout.Metrics.SIDE_LABEL_MAX_WIDTH;
import static entryscope.layout.Metrics.SIDE_WAY;
import static entryscope.layout.Metrics.upToGrid;

import entryscope.flow.Terminator.Branch;
import entryscope.layout.Layering.Cell;
import entryscope.layout.Layering.Where;
import entryscope.layout.Route.PlacedLabel;
import java.util.List;
import java.util.Optional;

/// The room a block takes: its box or frame, and below a branch a strip for the labels of its ways.
///
/// Everything is seen from the upper left corner of the box.
///
/// @param inner size of the box or frame alone
/// @param left room kept free at its left, for labels
/// @param right room kept free at its right
/// @param strip room kept free below
/// @param in x where arrows arrive
/// @param outs x where arrows leave: the usual way, then the other way of a branch
/// @param yes label of the `then` way, absent where the block does not branch
/// @param no label of the `else` way
record Slot(
    Size inner,
    double left,
    double right,
    double strip,
    double in,
    List<Double> outs,
    Optional<PlacedLabel> yes,
    Optional<PlacedLabel> no) {

  static Slot ofFrame(PlacedBody body) {
    return plain(body.size(), body.enter(), body.leave());
  }

  static Slot ofBox(double width) {
    return plain(new Size(width, BOX_HEIGHT), width / 2, width / 2);
  }

  private static Slot plain(Size size, double in, double out) {
    return new Slot(size, 0, 0, 0, in, List.of(out), Optional.empty(), Optional.empty());
  }

  /// A box whose usual way leaves at the middle and whose other way leaves near the right border.
  static Slot ofBranch(double width, Branch branch, boolean usuallyYes, TextMeasure measure) {
    double middle = width / 2;
    double side = width - SIDE_WAY;
    PlacedLabel usual = label(branch, usuallyYes, middle, LABEL_MAX_WIDTH, measure);
    if (usual.bounds().right() > side - Metrics.GRID) {
      usual = usual.shifted(new Point(-usual.bounds().width() - 2 * Metrics.GRID, 0));
    }
    PlacedLabel other = label(branch, !usuallyYes, side, SIDE_LABEL_MAX_WIDTH, measure);
    return new Slot(
        new Size(width, BOX_HEIGHT),
        upToGrid(Math.max(0, -usual.bounds().x())),
        upToGrid(Math.max(0, other.bounds().right() - width)),
        Math.max(strip(usual), strip(other)),
        middle,
        List.of(middle, side),
        Optional.of(usuallyYes ? usual : other),
        Optional.of(usuallyYes ? other : usual));
  }

  /// The label at the right of an arrow that leaves at `x`.
  private static PlacedLabel label(
      Branch branch, boolean yes, double x, double most, TextMeasure measure) {
    String full = Wording.ofWay(branch, yes);
    List<String> shown = measure.wrap(full, Typeface.SMALL, most, LABEL_MAX_LINES);
    double width =
        Math.ceil(
            shown.stream().mapToDouble(l -> measure.width(l, Typeface.SMALL)).max().orElse(0));
    double height = LABEL_HEIGHT + (shown.size() - 1) * LABEL_LINE;
    double top = BOX_HEIGHT + (LABEL_STRIP - LABEL_HEIGHT) / 2;
    return new PlacedLabel(new Rectangle(x + Metrics.GRID, top, width, height), full, shown);
  }

  /// The room below a box that a label needs, in steps of the grid.
  private static double strip(PlacedLabel label) {
    return LABEL_STRIP + upToGrid(label.bounds().height() - LABEL_HEIGHT);
  }

  /// @param clear how far arrows that pass keep away
  Cell cell(String id, double clear) {
    return new Cell(
        id,
        Where.ANYWHERE,
        new Size(left + inner.width() + right, inner.height() + strip),
        left + in,
        outs.stream().map(x -> left + x).toList(),
        clear);
  }

  /// Where the box is when its cell's corner is at `corner`.
  Rectangle box(Point corner) {
    return new Rectangle(corner.x() + left, corner.y(), inner.width(), inner.height());
  }
}
