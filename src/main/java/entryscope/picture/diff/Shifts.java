// SPDX-License-Identifier: Apache-2.0

package entryscope.picture.diff;

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

/// Elements in another place.
final class Shifts {
  private Shifts() {}

  static Element by(Element element, Point by) {
    List<Text> texts = element.texts().stream().map(text -> by(text, by)).toList();
    return switch (element) {
      case Box box -> Copies.at(box, by(box.bounds(), by), texts);
      case Frame frame -> Copies.at(frame, by(frame.bounds(), by), texts);
      case Arrow arrow ->
          new Arrow(
              arrow.id(),
              arrow.body(),
              arrow.from(),
              arrow.way(),
              arrow.to(),
              arrow.points().stream().map(p -> new Point(p.x() + by.x(), p.y() + by.y())).toList(),
              arrow.hasHead(),
              arrow.style(),
              texts,
              arrow.times(),
              arrow.tooltip());
      case Group(String id, var bounds, var style, var _) ->
          new Group(id, by(bounds, by), style, texts);
      case Label(String id, var style, var _) -> new Label(id, style, texts);
      case Sample(String id, var bounds, var style, var _) ->
          new Sample(id, by(bounds, by), style, texts);
    };
  }

  private static Rectangle by(Rectangle r, Point by) {
    return new Rectangle(r.x() + by.x(), r.y() + by.y(), r.width(), r.height());
  }

  private static Text by(Text text, Point by) {
    return new Text(
        text.text(),
        text.x() + by.x(),
        text.y() + by.y(),
        text.anchor(),
        text.typeface(),
        text.isMuted());
  }
}
