// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Place;
import entryscope.layout.Rectangle;
import entryscope.session.Selection;
import java.util.Comparator;
import java.util.Optional;

/// Finds the block that lies next to another one in a direction.
public final class Neighbours {
  /// A step sideways counts as much as this many steps ahead.
  private static final double SIDEWAYS = 3;

  private Neighbours() {}

  /// Where an arrow key points.
  public enum Direction {
    UP(0, -1),
    DOWN(0, 1),
    LEFT(-1, 0),
    RIGHT(1, 0);

    private final int dx;
    private final int dy;

    Direction(int dx, int dy) {
      this.dx = dx;
      this.dy = dy;
    }
  }

  /// The nearest block in a direction; the first block where nothing is selected.
  public static Optional<Selection> next(Drawn drawn, Selection from, Direction direction) {
    Optional<Rectangle> start = drawn.mark(from);
    if (start.isEmpty()) {
      return drawn.boxes().keySet().stream().findFirst().map(Selection.OfBlock::new);
    }
    return drawn.boxes().entrySet().stream()
        .filter(entry -> ahead(start.get(), entry.getValue().bounds(), direction) > 0)
        .min(
            Comparator.comparingDouble(
                entry -> distance(start.get(), entry.getValue().bounds(), direction)))
        .map(entry -> block(entry.getKey()));
  }

  private static Selection block(Place place) {
    return new Selection.OfBlock(place);
  }

  private static double ahead(Rectangle from, Rectangle to, Direction direction) {
    return (x(to) - x(from)) * direction.dx + (y(to) - y(from)) * direction.dy;
  }

  private static double distance(Rectangle from, Rectangle to, Direction direction) {
    double sideways = (x(to) - x(from)) * direction.dy + (y(to) - y(from)) * direction.dx;
    return ahead(from, to, direction) + SIDEWAYS * Math.abs(sideways);
  }

  private static double x(Rectangle of) {
    return of.x() + of.width() / 2;
  }

  private static double y(Rectangle of) {
    return of.y() + of.height() / 2;
  }
}
