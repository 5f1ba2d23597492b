// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import entryscope.picture.Trace.Step;
import java.util.List;
import java.util.stream.Collectors;

/// Shapes and texts as SVG elements.
///
/// Each text says how wide it is with the fonts it was measured in, so that a reader without them
/// squeezes its own into the same room.
final class SvgSurface implements Surface {
  private final Xml xml;
  private final TextMeasure measure;

  SvgSurface(Xml xml, TextMeasure measure) {
    this.xml = xml;
    this.measure = measure;
  }

  @Override
  public void area(Rectangle bounds, double radius, String fill, Pen border) {
    xml.open("rect")
        .with("x", bounds.x())
        .with("y", bounds.y())
        .with("width", bounds.width())
        .with("height", bounds.height())
        .with("rx", radius)
        .with("fill", fill);
    stroke(border);
    xml.close();
  }

  @Override
  public void line(List<Step> steps, Pen pen) {
    xml.open("path")
        .with("d", steps.stream().map(SvgSurface::step).collect(Collectors.joining()))
        .with("fill", "none");
    stroke(pen);
    xml.close();
  }

  @Override
  public void polygon(List<Point> corners, String fill) {
    xml.open("polygon")
        .with("points", corners.stream().map(SvgSurface::pair).collect(Collectors.joining(" ")))
        .with("fill", fill)
        .close();
  }

  private void stroke(Pen pen) {
    xml.with("stroke", pen.colour()).with("stroke-width", pen.width());
    if (pen.isDashed()) {
      xml.with("stroke-dasharray", Xml.number(Pen.DASH) + " " + Xml.number(Pen.GAP));
    }
  }

  private static String step(Step step) {
    return switch (step) {
      case Step.Move(Point to) -> "M" + pair(to);
      case Step.Line(Point to) -> "L" + pair(to);
      case Step.Curve(Point control, Point to) -> "Q" + pair(control) + " " + pair(to);
    };
  }

  private static String pair(Point point) {
    return Xml.number(point.x()) + "," + Xml.number(point.y());
  }

  @Override
  public void text(Text text, String colour) {
    Typeface typeface = text.typeface();
    xml.open("text").with("x", text.x()).with("y", text.y());
    if (typeface.isCode()) {
      xml.with("font-family", family(typeface));
    }
    xml.with("font-size", typeface.size());
    if (typeface.isBold()) {
      xml.with("font-weight", "bold");
    }
    if (text.anchor() != Text.Anchor.START) {
      xml.with("text-anchor", text.anchor().id());
    }
    xml.with("textLength", measure.width(text.text(), typeface))
        .with("lengthAdjust", "spacingAndGlyphs")
        .with("fill", colour)
        .text(text.text())
        .close();
  }

  static String family(Typeface typeface) {
    return typeface.isCode()
        ? "'JetBrains Mono', 'DejaVu Sans Mono', Consolas, monospace"
        : "Inter, 'Helvetica Neue', Arial, sans-serif";
  }
}
