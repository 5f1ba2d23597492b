// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

/// A place on the plane, in pixels at zoom 1; y grows downwards.
public record Point(double x, double y) {
  /// The same place seen from an origin that lies at `-by`.
  public Point shifted(Point by) {
    return new Point(x + by.x, y + by.y);
  }
}
