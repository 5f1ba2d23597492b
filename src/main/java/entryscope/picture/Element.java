// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.cost.Place;
import entryscope.flow.Source;
import entryscope.inlining.CallPath;
import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.Way;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// One thing in a picture. Later elements lie above earlier ones.
public sealed interface Element {
  /// Names it in the picture; made of call path, block and way.
  String id();

  Style style();

  List<Text> texts();

  /// What of the kernel something stands for.
  ///
  /// @param function the function it belongs to, or is
  record Origin(String function, Optional<Source> source) {}

  /// A function with its inside.
  ///
  /// @param headerHeight height of the strip at its top that names it
  /// @param call the block that calls it, absent for the root
  /// @param tooltip lines of text that say everything
  record Frame(
      String id,
      CallPath path,
      Optional<Place> call,
      Origin origin,
      Rectangle bounds,
      double headerHeight,
      Style style,
      List<Text> texts,
      Facts facts,
      String tooltip)
      implements Element {}

  /// A block.
  record Box(
      String id,
      Place place,
      Origin origin,
      Rectangle bounds,
      Style style,
      List<Text> texts,
      Facts facts,
      String tooltip)
      implements Element {}

  /// Blocks of a function that stand apart, drawn with a border around them.
  record Group(String id, Rectangle bounds, Style style, List<Text> texts) implements Element {}

  /// A way of a block, or into a frame.
  ///
  /// @param body the function it belongs to
  /// @param times how often it is taken per pass of the path
  /// @param hasHead whether it ends at a block; at the bottom of an inner frame the path goes on
  record Arrow(
      String id,
      CallPath body,
      Optional<String> from,
      Way way,
      Optional<String> to,
      List<Point> points,
      boolean hasHead,
      Style style,
      List<Text> texts,
      double times,
      String tooltip)
      implements Element {

    /// The width of its line: strong where it is taken on most passes.
    public double strength() {
      return times >= 0.5 ? 2 : 1.25;
    }
  }

  /// A text by itself.
  record Label(String id, Style style, List<Text> texts) implements Element {}

  /// A sample of a style, in the legend.
  record Sample(String id, Rectangle bounds, Style style, List<Text> texts) implements Element {}

  /// The figures of a block or call.
  ///
  /// @param visits how often it runs per pass of the path
  /// @param nanoseconds its time per pass of the path; absent where nothing of it can be priced
  /// @param isLowerBound whether something of it cannot be priced
  record Facts(double visits, OptionalDouble nanoseconds, boolean isLowerBound) {}
}
