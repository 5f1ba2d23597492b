// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Rectangle;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.ArcType;

/// Rectangles with round corners, painted as straight pieces and four small corners.
///
/// Without a graphics card a shape with a curve is sampled over all of its area, and a frame is as
/// large as the screen; a straight piece is only copied. Bounds are on the middle of pixels, so
/// that no two pieces share one.
final class RoundBox {
  private final GraphicsContext g;
  private final Rectangle bounds;
  private final double radius;

  /// @param bounds of the middle of the border, on the middle of pixels
  /// @param radius of the corners, pixels
  RoundBox(GraphicsContext g, Rectangle bounds, double radius) {
    this.g = g;
    this.bounds = bounds;
    this.radius =
        Math.floor(Math.min(Math.rint(radius), Math.min(bounds.width(), bounds.height()) / 2));
  }

  void fill(Color colour) {
    double x = bounds.x() - 0.5;
    double y = bounds.y() - 0.5;
    double width = bounds.width() + 1;
    double height = bounds.height() + 1;
    g.setFill(colour);
    g.fillRect(x, y + radius, width, height - 2 * radius);
    if (radius > 0) {
      g.fillRect(x + radius, y, width - 2 * radius, radius);
      g.fillRect(x + radius, y + height - radius, width - 2 * radius, radius);
      double right = x + width - 2 * radius;
      double bottom = y + height - 2 * radius;
      g.fillArc(right, y, 2 * radius, 2 * radius, 0, 90, ArcType.ROUND);
      g.fillArc(x, y, 2 * radius, 2 * radius, 90, 90, ArcType.ROUND);
      g.fillArc(x, bottom, 2 * radius, 2 * radius, 180, 90, ArcType.ROUND);
      g.fillArc(right, bottom, 2 * radius, 2 * radius, 270, 90, ArcType.ROUND);
    }
  }

  /// @param width of the line, pixels
  void stroke(Color colour, double width) {
    // Half a pixel longer at each end, where corners end on the middle of one.
    double along = bounds.width() - 2 * radius + 1;
    double down = bounds.height() - 2 * radius + 1;
    double left = bounds.x() + radius - 0.5;
    double top = bounds.y() + radius - 0.5;
    g.setFill(colour);
    g.fillRect(left, bounds.y() - width / 2, along, width);
    g.fillRect(left, bounds.bottom() - width / 2, along, width);
    g.fillRect(bounds.x() - width / 2, top, width, down);
    g.fillRect(bounds.right() - width / 2, top, width, down);
    if (radius > 0) {
      g.setStroke(colour);
      g.setLineWidth(width);
      corners();
    }
  }

  private void corners() {
    double right = bounds.right() - 2 * radius;
    double bottom = bounds.bottom() - 2 * radius;
    g.strokeArc(right, bounds.y(), 2 * radius, 2 * radius, 0, 90, ArcType.OPEN);
    g.strokeArc(bounds.x(), bounds.y(), 2 * radius, 2 * radius, 90, 90, ArcType.OPEN);
    g.strokeArc(bounds.x(), bottom, 2 * radius, 2 * radius, 180, 90, ArcType.OPEN);
    g.strokeArc(right, bottom, 2 * radius, 2 * radius, 270, 90, ArcType.OPEN);
  }
}
