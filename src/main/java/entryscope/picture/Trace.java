// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The line of an arrow with rounded corners, and its head, for any device that knows curves.
///
/// A dashed line is traced from its end: where several meet in one trunk, their dashes fall
/// together.
///
/// @param steps from one end to the other
/// @param head the corners of the arrow head, where there is one
public record Trace(List<Step> steps, Optional<List<Point>> head) {
  private static final double RADIUS = 6;
  private static final double HEAD_LENGTH = 8;
  private static final double HEAD_WIDTH = 8;

  public Trace {
    steps = List.copyOf(steps);
  }

  /// One stroke of a pen.
  public sealed interface Step {
    record Move(Point to) implements Step {}

    record Line(Point to) implements Step {}

    /// A quadratic curve.
    record Curve(Point control, Point to) implements Step {}
  }

  public static Trace of(Element.Arrow arrow) {
    return of(arrow.points(), arrow.hasHead(), arrow.style());
  }

  /// An arrow through the middle of a sample, from left to right.
  public static Trace of(Element.Sample sample) {
    Rectangle bounds = sample.bounds();
    double y = bounds.y() + bounds.height() / 2;
    List<Point> points = List.of(new Point(bounds.x(), y), new Point(bounds.right(), y));
    return of(points, true, sample.style());
  }

  private static Trace of(List<Point> through, boolean hasHead, Style style) {
    List<Point> points = new ArrayList<>(through);
    Optional<List<Point>> head = Optional.empty();
    if (hasHead) {
      Point tip = points.removeLast();
      Point base = towards(tip, points.getLast(), HEAD_LENGTH);
      points.add(base);
      head = Optional.of(head(tip, base));
    }
    return new Trace(steps(style.isDashed() ? points.reversed() : points), head);
  }

  private static List<Point> head(Point tip, Point base) {
    double across = HEAD_WIDTH / 2 / HEAD_LENGTH;
    double dx = (tip.y() - base.y()) * across;
    double dy = (tip.x() - base.x()) * across;
    return List.of(
        tip, new Point(base.x() + dx, base.y() - dy), new Point(base.x() - dx, base.y() + dy));
  }

  private static List<Step> steps(List<Point> points) {
    List<Step> steps = new ArrayList<>(List.of(new Step.Move(points.getFirst())));
    for (int i = 1; i + 1 < points.size(); i++) {
      Point before = points.get(i - 1);
      Point corner = points.get(i);
      Point after = points.get(i + 1);
      double reach = Math.min(RADIUS, Math.min(length(before, corner), length(corner, after)) / 2);
      steps.add(new Step.Line(towards(corner, before, reach)));
      steps.add(new Step.Curve(corner, towards(corner, after, reach)));
    }
    steps.add(new Step.Line(points.getLast()));
    return steps;
  }

  private static double length(Point a, Point b) {
    return Math.hypot(b.x() - a.x(), b.y() - a.y());
  }

  private static Point towards(Point from, Point to, double distance) {
    double length = length(from, to);
    double share = length == 0 ? 0 : Math.min(1, distance / length);
    return new Point(
        from.x() + (to.x() - from.x()) * share, from.y() + (to.y() - from.y()) * share);
  }
}
