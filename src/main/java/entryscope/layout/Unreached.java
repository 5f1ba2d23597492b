// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import static entryscope.layout.Metrics.FRAME_PADDING;
import static entryscope.layout.Metrics.HEADER_HEIGHT;
import static entryscope.layout.Metrics.MARGIN;
import static entryscope.layout.Metrics.upToGrid;

import entryscope.inlining.Expansion;
import entryscope.layout.Layering.Cell;
import entryscope.layout.Ways.Arrow;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The blocks of a body that nothing seen leads to, placed by themselves: seen from the corner of
/// the group around them.
///
/// @param slots their rooms by id; none where all blocks are reached
/// @param arrows those between them
/// @param layers where they stand
record Unreached(
    String label, Map<String, Slot> slots, List<Arrow> arrows, Layering.Result layers, Size size) {
  private static final Unreached NONE =
      new Unreached(
          "",
          Map.of(),
          List.of(),
          new Layering.Result(new Size(0, 0), Map.of(), List.of()),
          new Size(0, 0));

  /// @param arrows of the body; those that leave the group are not drawn
  static Unreached of(
      Expansion part,
      Map<String, Slot> slots,
      List<Arrow> arrows,
      LayerMemory memory,
      TextMeasure measure) {
    if (slots.isEmpty()) {
      return NONE;
    }
    List<Arrow> inside =
        arrows.stream()
            .filter(arrow -> arrow.from().filter(slots::containsKey).isPresent())
            .filter(arrow -> arrow.to().filter(slots::containsKey).isPresent())
            .toList();
    List<Cell> cells =
        slots.entrySet().stream()
            .map(slot -> slot.getValue().cell(slot.getKey(), Layering.CLEAR))
            .toList();
    Layering.Result layers = memory.arrange(cells, inside.stream().map(Arrow::link).toList());
    String label = label(part, slots.size());
    double width =
        Math.max(
            layers.size().width() + 2 * FRAME_PADDING,
            measure.width(label, Typeface.SMALL) + 2 * MARGIN);
    double height = HEADER_HEIGHT + layers.size().height() + FRAME_PADDING;
    return new Unreached(label, slots, inside, layers, new Size(upToGrid(width), upToGrid(height)));
  }

  private static String label(Expansion part, int blocks) {
    boolean unresolved =
        part.calls().values().stream().anyMatch(call -> call.callee().isUnresolved());
    return "not reached: %d block%s%s"
        .formatted(blocks, blocks == 1 ? "" : "s", unresolved ? "; add targets with --target" : "");
  }

  boolean isEmpty() {
    return slots.isEmpty();
  }

  /// Where the boxes and frames are when the group's corner is at `corner`.
  Map<String, Rectangle> rooms(Point corner) {
    Map<String, Rectangle> rooms = new LinkedHashMap<>();
    slots.forEach((id, slot) -> rooms.put(id, slot.box(layers.origin(id).shifted(inside(corner)))));
    return rooms;
  }

  /// The corner of what is in the group.
  static Point inside(Point corner) {
    return corner.shifted(new Point(FRAME_PADDING, HEADER_HEIGHT));
  }

  PlacedGroup placed(Point corner) {
    return new PlacedGroup(
        new Rectangle(corner.x(), corner.y(), size.width(), size.height()), label);
  }
}
