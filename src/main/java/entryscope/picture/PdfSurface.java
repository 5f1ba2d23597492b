// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.TextMeasure;
import entryscope.picture.Trace.Step;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.util.Matrix;

/// Shapes and texts on a page of a PDF. What lies outside of the part that is shown is left out, so
/// that a search finds each text where it is seen.
final class PdfSurface implements Surface {
  /// How far the control points of a quarter of a circle are from its ends, in radii.
  private static final double ROUND = 0.5523;

  private final PDPageContentStream content;
  private final PdfFonts fonts;
  private final TextMeasure measure;
  private final Frame frame;

  /// Which part of the plane is shown, and where on the page.
  ///
  /// @param shown in the plane's measure
  /// @param scale points per pixel
  /// @param left of the shown part's left border on the page, in points from the left
  /// @param top of its top, in points from the page's bottom
  record Frame(Rectangle shown, double scale, double left, double top) {
    float x(double x) {
      return (float) (left + (x - shown.x()) * scale);
    }

    float y(double y) {
      return (float) (top - (y - shown.y()) * scale);
    }

    float length(double length) {
      return (float) (length * scale);
    }
  }

  /// A step that PDFBox declares to fail; it writes to memory.
  private interface Drawing {
    void run() throws IOException;
  }

  PdfSurface(PDPageContentStream content, PdfFonts fonts, TextMeasure measure, Frame frame) {
    this.content = content;
    this.fonts = fonts;
    this.measure = measure;
    this.frame = frame;
  }

  private static void draw(Drawing drawing) {
    try {
      drawing.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void area(Rectangle bounds, double radius, String fill, Pen border) {
    if (!bounds.overlaps(frame.shown())) {
      return;
    }
    draw(
        () -> {
          fill(fill);
          pen(border);
          rounded(bounds, radius);
          content.fillAndStroke();
        });
  }

  private void rounded(Rectangle bounds, double radius) throws IOException {
    double left = bounds.x();
    double top = bounds.y();
    double right = bounds.right();
    double bottom = bounds.bottom();
    double c = radius * (1 - ROUND);
    move(left + radius, top);
    line(right - radius, top);
    curve(right - c, top, right, top + c, right, top + radius);
    line(right, bottom - radius);
    curve(right, bottom - c, right - c, bottom, right - radius, bottom);
    line(left + radius, bottom);
    curve(left + c, bottom, left, bottom - c, left, bottom - radius);
    line(left, top + radius);
    curve(left, top + c, left + c, top, left + radius, top);
    content.closePath();
  }

  @Override
  public void line(List<Step> steps, Pen pen) {
    draw(
        () -> {
          pen(pen);
          Point at = new Point(0, 0);
          for (Step step : steps) {
            at = step(step, at);
          }
          content.stroke();
        });
  }

  private Point step(Step step, Point at) throws IOException {
    return switch (step) {
      case Step.Move(Point to) -> {
        move(to.x(), to.y());
        yield to;
      }
      case Step.Line(Point to) -> {
        line(to.x(), to.y());
        yield to;
      }
      case Step.Curve(Point control, Point to) -> {
        // A quadratic curve as a cubic one: its control points lie at two thirds of the way.
        curve(
            at.x() + (control.x() - at.x()) * 2 / 3,
            at.y() + (control.y() - at.y()) * 2 / 3,
            to.x() + (control.x() - to.x()) * 2 / 3,
            to.y() + (control.y() - to.y()) * 2 / 3,
            to.x(),
            to.y());
        yield to;
      }
    };
  }

  @Override
  public void polygon(List<Point> corners, String fill) {
    draw(
        () -> {
          fill(fill);
          move(corners.getFirst().x(), corners.getFirst().y());
          for (Point corner : corners.subList(1, corners.size())) {
            line(corner.x(), corner.y());
          }
          content.fill();
        });
  }

  @Override
  public void text(Text text, String colour) {
    double size = text.typeface().size();
    String writable = fonts.writable(text.text(), text.typeface());
    double width = measure.width(writable, text.typeface());
    double left = text.left(width);
    if (!new Rectangle(left, text.y() - size, width, size * 1.25).overlaps(frame.shown())) {
      return;
    }
    draw(
        () -> {
          fill(colour);
          content.beginText();
          content.setFont(fonts.font(text.typeface()), frame.length(size));
          content.setTextMatrix(Matrix.getTranslateInstance(frame.x(left), frame.y(text.y())));
          content.showText(writable);
          content.endText();
        });
  }

  private void fill(String colour) throws IOException {
    float[] rgb = parts(colour);
    if (rgb[0] == rgb[1] && rgb[1] == rgb[2]) {
      content.setNonStrokingColor(rgb[0]);
    } else {
      content.setNonStrokingColor(rgb[0], rgb[1], rgb[2]);
    }
  }

  private void pen(Pen pen) throws IOException {
    float[] rgb = parts(pen.colour());
    if (rgb[0] == rgb[1] && rgb[1] == rgb[2]) {
      content.setStrokingColor(rgb[0]);
    } else {
      content.setStrokingColor(rgb[0], rgb[1], rgb[2]);
    }
    content.setLineWidth(frame.length(pen.width()));
    float[] dashes = {frame.length(Pen.DASH), frame.length(Pen.GAP)};
    content.setLineDashPattern(pen.isDashed() ? dashes : new float[0], 0);
  }

  private static float[] parts(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return new float[] {(rgb >> 16) / 255f, (rgb >> 8 & 255) / 255f, (rgb & 255) / 255f};
  }

  private void move(double x, double y) throws IOException {
    content.moveTo(frame.x(x), frame.y(y));
  }

  private void line(double x, double y) throws IOException {
    content.lineTo(frame.x(x), frame.y(y));
  }

  private void curve(double x1, double y1, double x2, double y2, double x3, double y3)
      throws IOException {
    content.curveTo(frame.x(x1), frame.y(y1), frame.x(x2), frame.y(y2), frame.x(x3), frame.y(y3));
  }
}
