// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.picture.Trace.Step;
import java.util.List;

/// A device to draw on: the few things that pictures are made of, in pixels at zoom 1.
///
/// Colours are written `#rrggbb`.
interface Surface {
  /// A filled rectangle with a border and rounded corners.
  void area(Rectangle bounds, double radius, String fill, Pen border);

  /// A line through straight and curved steps.
  void line(List<Step> steps, Pen pen);

  /// A filled polygon without a border.
  void polygon(List<Point> corners, String fill);

  /// One line of text.
  void text(Text text, String colour);

  /// What a line is drawn with.
  record Pen(String colour, double width, boolean isDashed) {
    /// Lengths of a dash and of the gap after it.
    static final double DASH = 4;

    static final double GAP = 3;
  }
}
