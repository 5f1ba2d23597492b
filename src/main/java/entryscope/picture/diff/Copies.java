// SPDX-License-Identifier: Apache-2.0

package entryscope.picture.diff;

import entryscope.layout.Rectangle;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Frame;
import entryscope.picture.Style;
import entryscope.picture.Text;
import java.util.List;

/// Elements in other colours, with other words, or in another place.
final class Copies {
  private Copies() {}

  static Box of(Box box, Style style, List<Text> texts, String tooltip) {
    return copy(box, box.bounds(), style, texts, tooltip);
  }

  static Box at(Box box, Rectangle bounds, List<Text> texts) {
    return copy(box, bounds, box.style(), texts, box.tooltip());
  }

  static Frame of(Frame frame, Style style, List<Text> texts, String tooltip) {
    return copy(frame, frame.bounds(), style, texts, tooltip);
  }

  static Frame at(Frame frame, Rectangle bounds, List<Text> texts) {
    return copy(frame, bounds, frame.style(), texts, frame.tooltip());
  }

  private static Box copy(
      Box box, Rectangle bounds, Style style, List<Text> texts, String tooltip) {
    return new Box(box.id(), box.place(), box.origin(), bounds, style, texts, box.facts(), tooltip);
  }

  private static Frame copy(
      Frame frame, Rectangle bounds, Style style, List<Text> texts, String tooltip) {
    return new Frame(
        frame.id(),
        frame.path(),
        frame.call(),
        frame.origin(),
        bounds,
        frame.headerHeight(),
        style,
        texts,
        frame.facts(),
        tooltip);
  }
}
