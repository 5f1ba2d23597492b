// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.inlining.CallPath;
import entryscope.quantity.Nanoseconds;
import java.util.List;

/// A path in the order of time: bars that lie in the bar of the function around them, each as wide
/// as its expected time per pass of the path.
///
/// A block that runs on some passes only is as wide as its mean time; a loop is drawn once, as wide
/// as all its rounds together. What inlining drops at a call is taken off what is inside, each part
/// in proportion, so that the widths add up to the estimate.
///
/// @param total the typical latency, where the last bar ends
/// @param isLowerBound whether something on the path has no cost, and so no width
/// @param rows how many bars lie in each other at most
/// @param bars outer ones before what is in them, in the order of time
public record Timeline(Nanoseconds total, boolean isLowerBound, int rows, List<Bar> bars) {
  public Timeline {
    bars = List.copyOf(bars);
  }

  /// A block or a function's body in its place.
  ///
  /// @param what it is; never nothing
  /// @param name a block's title or a function's name
  /// @param row 0 for the outermost
  /// @param start ns from the beginning of the path
  /// @param width ns
  /// @param visits how often it runs per pass of the path
  /// @param style its colours in the drawing
  public record Bar(
      Selection what,
      String name,
      int row,
      double start,
      double width,
      double visits,
      entryscope.picture.Style style) {
    public double end() {
      return start + width;
    }
  }

  /// The order of time of a path, with the figures of its estimate.
  public static Timeline of(Figures figures) {
    TimelineMaker maker = new TimelineMaker(figures);
    List<Bar> bars = maker.bars();
    return new Timeline(
        figures.estimate().latency().typical(),
        figures.estimate().isLowerBound(),
        1 + bars.stream().mapToInt(Bar::row).max().orElse(0),
        bars);
  }

  /// The bars of what a selection means, first its own; a call selects its callee's too.
  public boolean marks(Bar bar, Selection selection) {
    return bar.what().equals(selection)
        || (selection instanceof Selection.OfBlock(var place)
            && bar.what() instanceof Selection.OfBody(CallPath path)
            && path.equals(place.path().then(place.block())));
  }
}
