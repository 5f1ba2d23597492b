// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

/// An upright rectangle in pixels at zoom 1: its upper left corner and its size.
public record Rectangle(double x, double y, double width, double height) {
  public double right() {
    return x + width;
  }

  public double bottom() {
    return y + height;
  }

  public Point origin() {
    return new Point(x, y);
  }

  public Rectangle shifted(Point by) {
    return new Rectangle(x + by.x(), y + by.y(), width, height);
  }

  /// Whether `inner` lies inside, borders included.
  public boolean contains(Rectangle inner) {
    return x <= inner.x && y <= inner.y && inner.right() <= right() && inner.bottom() <= bottom();
  }

  /// Whether both have an area in common; a common border is none.
  public boolean overlaps(Rectangle other) {
    return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
  }

  /// The area that both have in common, which there must be.
  public Rectangle common(Rectangle other) {
    double left = Math.max(x, other.x);
    double top = Math.max(y, other.y);
    return new Rectangle(
        left,
        top,
        Math.min(right(), other.right()) - left,
        Math.min(bottom(), other.bottom()) - top);
  }
}
