// SPDX-License-Identifier: Apache-2.0

package entryscope.picture.diff;

import entryscope.layout.Metrics;
import entryscope.layout.Rectangle;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import entryscope.picture.Element;
import entryscope.picture.Element.Arrow;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Frame;
import entryscope.picture.Picture;
import entryscope.picture.Text;
import entryscope.picture.Text.Anchor;
import java.util.ArrayList;
import java.util.List;

/// Turns the drawing of a path into one of what differs from another path: everything keeps its
/// place, colours and figures are those of the change.
public final class DiffDrawing {
  private static final double FIRST_LINE = 21;
  private static final double SECOND_LINE = 38;

  private final Marks marks;
  private final TextMeasure measure;

  private DiffDrawing(Marks marks, TextMeasure measure) {
    this.marks = marks;
    this.measure = measure;
  }

  /// The drawing with what differs marked.
  ///
  /// @param drawn the drawing of a path, without anything around it
  public static Picture of(Picture drawn, Marks marks, TextMeasure measure) {
    DiffDrawing diff = new DiffDrawing(marks, measure);
    return new Picture(
        drawn.title(),
        drawn.description(),
        drawn.width(),
        drawn.height(),
        drawn.elements().stream().map(diff::marked).toList());
  }

  private Element marked(Element element) {
    return switch (element) {
      case Box box -> box(box, marks.box(box.place()));
      case Frame frame -> frame(frame, marks.frame(frame.path()));
      case Arrow arrow -> arrow(arrow);
      case Element.Group _, Element.Label _, Element.Sample _ -> element;
    };
  }

  private Box box(Box box, Mark mark) {
    Rectangle bounds = box.bounds();
    double right = bounds.right() - Metrics.MARGIN;
    double word = measure.width(mark.word(), Typeface.SMALL);
    List<Text> texts = new ArrayList<>();
    for (Text text : started(box)) {
      double room = right - text.x() - (mark.word().isEmpty() ? 0 : word + Metrics.GAP);
      boolean isDetail = text.typeface() == Typeface.CODE;
      texts.add(isDetail ? with(text, measure.fitParts(text.text(), Typeface.CODE, room)) : text);
    }
    texts.add(atRight(mark.figure(), right, bounds.y() + FIRST_LINE, Typeface.FIGURE));
    texts.add(atRight(mark.word(), right, bounds.y() + SECOND_LINE, Typeface.SMALL));
    return Copies.of(box, mark.style(), present(texts), tooltip(box.tooltip(), mark));
  }

  private Frame frame(Frame frame, Mark mark) {
    Rectangle bounds = frame.bounds();
    double right = bounds.right() - Metrics.MARGIN;
    double room = right - measure.width(mark.figure(), Typeface.FIGURE) - Metrics.GAP;
    List<Text> texts = new ArrayList<>();
    for (Text text : started(frame)) {
      boolean isDetail = text.typeface() == Typeface.SMALL && !mark.word().isEmpty();
      String detail = mark.word() + " · " + text.text();
      texts.add(
          isDetail ? with(text, measure.fitParts(detail, Typeface.SMALL, room - text.x())) : text);
    }
    texts.add(atRight(mark.figure(), right, bounds.y() + FIRST_LINE, Typeface.FIGURE));
    return Copies.of(frame, mark.style(), present(texts), tooltip(frame.tooltip(), mark));
  }

  private Arrow arrow(Arrow arrow) {
    return new Arrow(
        arrow.id(),
        arrow.body(),
        arrow.from(),
        arrow.way(),
        arrow.to(),
        arrow.points(),
        arrow.hasHead(),
        marks.arrow(arrow),
        arrow.texts(),
        arrow.times(),
        arrow.tooltip());
  }

  /// What is written from the left; the figures at the right make way for those of the change.
  private static List<Text> started(Element element) {
    return element.texts().stream().filter(text -> text.anchor() == Anchor.START).toList();
  }

  private static Text with(Text text, String other) {
    return new Text(other, text.x(), text.y(), text.anchor(), text.typeface(), text.isMuted());
  }

  private static Text atRight(String text, double x, double y, Typeface typeface) {
    return new Text(text, x, y, Anchor.END, typeface, false);
  }

  private static List<Text> present(List<Text> texts) {
    return texts.stream().filter(text -> !text.text().isEmpty()).toList();
  }

  private static String tooltip(String text, Mark mark) {
    return mark.tooltip().isEmpty() ? text : mark.tooltip() + "\n" + text;
  }
}
