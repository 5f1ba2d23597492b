// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Point;
import entryscope.picture.Element.Arrow;

/// How far a point is from a line.
final class Reach {
  private Reach() {}

  /// The distance of a point from an arrow, in pixels of the drawing.
  static double distance(Arrow arrow, Point point) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 1; i < arrow.points().size(); i++) {
      least = Math.min(least, distance(arrow.points().get(i - 1), arrow.points().get(i), point));
    }
    return least;
  }

  private static double distance(Point a, Point b, Point point) {
    double x = Math.clamp(point.x(), Math.min(a.x(), b.x()), Math.max(a.x(), b.x()));
    double y = Math.clamp(point.y(), Math.min(a.y(), b.y()), Math.max(a.y(), b.y()));
    return Math.hypot(point.x() - x, point.y() - y);
  }
}
