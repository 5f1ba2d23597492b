// SPDX-License-Identifier: Apache-2.0

package entryscope.picture.diff;

import entryscope.cost.Place;
import entryscope.inlining.CallPath;
import entryscope.picture.Element.Arrow;
import entryscope.picture.Style;
import java.util.Map;

/// The marks of everything in one drawing; what has none is the same on both sides.
///
/// @param boxes blocks, and calls with their inside
/// @param frames functions with their inside
/// @param ways ways between blocks
public record Marks(Map<Place, Mark> boxes, Map<CallPath, Mark> frames, Map<Way, Style> ways) {
  public Marks {
    boxes = Map.copyOf(boxes);
    frames = Map.copyOf(frames);
    ways = Map.copyOf(ways);
  }

  /// A way out of a block.
  public record Way(Place from, entryscope.layout.Way way) {}

  Mark box(Place place) {
    return boxes.getOrDefault(place, Mark.SAME);
  }

  Mark frame(CallPath path) {
    return frames.getOrDefault(path, Mark.SAME);
  }

  Style arrow(Arrow arrow) {
    if (arrow.way() == entryscope.layout.Way.GONE) {
      return Style.DIFF_WAY_REMOVED;
    }
    Style usual = arrow.times() > 0 ? Style.DIFF_WAY : Style.NOT_TAKEN;
    return arrow
        .from()
        .map(from -> ways.getOrDefault(new Way(new Place(arrow.body(), from), arrow.way()), usual))
        .orElse(usual);
  }
}
