// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.TextMeasure;
import entryscope.picture.Trace.Step;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/// Shapes and texts as pixels. It leaves out what the clip of its graphics does not show.
final class RasterSurface implements Surface {
  private static final float MITER_LIMIT = 10;

  private final Graphics2D g;
  private final Glyphs glyphs;
  private final TextMeasure measure;

  RasterSurface(Graphics2D g, Glyphs glyphs, TextMeasure measure) {
    this.g = g;
    this.glyphs = glyphs;
    this.measure = measure;
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  @Override
  public void area(Rectangle bounds, double radius, String fill, Pen border) {
    RoundRectangle2D shape =
        new RoundRectangle2D.Double(
            bounds.x(), bounds.y(), bounds.width(), bounds.height(), 2 * radius, 2 * radius);
    if (isSeen(bounds, border.width())) {
      fill(shape, fill);
      stroke(shape, border);
    }
  }

  @Override
  public void line(List<Step> steps, Pen pen) {
    Path2D.Double path = new Path2D.Double();
    for (Step step : steps) {
      switch (step) {
        case Step.Move(Point to) -> path.moveTo(to.x(), to.y());
        case Step.Line(Point to) -> path.lineTo(to.x(), to.y());
        case Step.Curve(Point control, Point to) ->
            path.quadTo(control.x(), control.y(), to.x(), to.y());
      }
    }
    stroke(path, pen);
  }

  @Override
  public void polygon(List<Point> corners, String fill) {
    Path2D.Double path = new Path2D.Double();
    path.moveTo(corners.getFirst().x(), corners.getFirst().y());
    corners.stream().skip(1).forEach(corner -> path.lineTo(corner.x(), corner.y()));
    path.closePath();
    fill(path, fill);
  }

  @Override
  public void text(Text text, String colour) {
    double size = text.typeface().size();
    double width = measure.width(text.text(), text.typeface());
    double left = text.left(width);
    if (isSeen(new Rectangle(left, text.y() - size, width, 2 * size), size)) {
      Shape outline = glyphs.outline(text.text(), text.typeface());
      fill(
          AffineTransform.getTranslateInstance(left, text.y()).createTransformedShape(outline),
          colour);
    }
  }

  private boolean isSeen(Rectangle bounds, double around) {
    return g.hitClip(
        (int) Math.floor(bounds.x() - around),
        (int) Math.floor(bounds.y() - around),
        (int) Math.ceil(bounds.width() + 2 * around) + 1,
        (int) Math.ceil(bounds.height() + 2 * around) + 1);
  }

  private void fill(Shape shape, String colour) {
    g.setColor(Color.decode(colour));
    g.fill(shape);
  }

  private void stroke(Shape shape, Pen pen) {
    float width = (float) pen.width();
    float[] dashes = {(float) Pen.DASH, (float) Pen.GAP};
    g.setColor(Color.decode(pen.colour()));
    g.setStroke(
        new BasicStroke(
            width,
            BasicStroke.CAP_BUTT,
            BasicStroke.JOIN_MITER,
            MITER_LIMIT,
            pen.isDashed() ? dashes : null,
            0));
    g.draw(shape);
  }
}
