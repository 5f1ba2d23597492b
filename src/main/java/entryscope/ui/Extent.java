// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.picture.Element;
import entryscope.picture.Element.Arrow;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Frame;
import entryscope.picture.Element.Group;
import entryscope.picture.Element.Label;
import entryscope.picture.Element.Sample;
import entryscope.picture.Text;
import java.util.List;

/// How much room an element takes; generous for text, which is not measured again.
final class Extent {
  /// Wider than any letter, in shares of the size of the font.
  private static final double LETTER = 0.8;

  private Extent() {}

  static Rectangle of(Element element) {
    Rectangle extent =
        switch (element) {
          case Frame frame -> frame.bounds();
          case Box box -> box.bounds();
          case Group group -> group.bounds();
          case Sample sample -> sample.bounds();
          case Arrow arrow -> around(arrow.points());
          case Label label -> text(label.texts().getFirst());
        };
    for (Text text : element.texts()) {
      extent = union(extent, text(text));
    }
    return extent;
  }

  private static Rectangle around(List<Point> points) {
    Rectangle extent = point(points.getFirst());
    for (Point each : points) {
      extent = union(extent, point(each));
    }
    return extent;
  }

  private static Rectangle point(Point p) {
    return new Rectangle(p.x(), p.y(), 0, 0);
  }

  private static Rectangle text(Text text) {
    double size = text.typeface().size();
    double width = text.text().length() * size * LETTER;
    double x =
        switch (text.anchor()) {
          case START -> text.x();
          case MIDDLE -> text.x() - width / 2;
          case END -> text.x() - width;
        };
    return new Rectangle(x, text.y() - size, width, 1.5 * size);
  }

  private static Rectangle union(Rectangle a, Rectangle b) {
    double x = Math.min(a.x(), b.x());
    double y = Math.min(a.y(), b.y());
    return new Rectangle(
        x, y, Math.max(a.right(), b.right()) - x, Math.max(a.bottom(), b.bottom()) - y);
  }
}
