// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import java.util.List;
import java.util.Optional;

/// An arrow in its place.
///
/// @param from the block it leaves, absent at the top of a frame
/// @param to the block it leads to, absent at the bottom of a frame
/// @param points where it starts, bends at right angles and ends; at least two
/// @param label what decides for this way, at branches
public record Route(
    Optional<String> from,
    Way way,
    Optional<String> to,
    List<Point> points,
    Optional<PlacedLabel> label) {
  public Route {
    points = List.copyOf(points);
  }

  Route shifted(Point by) {
    return new Route(
        from,
        way,
        to,
        points.stream().map(point -> point.shifted(by)).toList(),
        label.map(l -> l.shifted(by)));
  }

  /// A text beside an arrow.
  ///
  /// @param bounds the room it fills
  /// @param full what it says
  /// @param shown the same in lines, cut to the room
  public record PlacedLabel(Rectangle bounds, String full, List<String> shown) {
    public PlacedLabel {
      shown = List.copyOf(shown);
    }

    PlacedLabel shifted(Point by) {
      return new PlacedLabel(bounds.shifted(by), full, shown);
    }
  }
}
