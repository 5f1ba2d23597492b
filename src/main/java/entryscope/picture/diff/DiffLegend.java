// SPDX-License-Identifier: Apache-2.0

package entryscope.picture.diff;

import entryscope.layout.Rectangle;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import entryscope.picture.Element;
import entryscope.picture.Element.Sample;
import entryscope.picture.Style;
import entryscope.picture.Text;
import entryscope.picture.Text.Anchor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What the colours of a difference mean, and how many blocks have each.
public final class DiffLegend {
  private static final double ROW = 24;
  private static final double SAMPLE_HEIGHT = 12;
  private static final double SAMPLE_WIDTH = 28;
  private static final double GAP = 8;
  private static final double BETWEEN = 24;

  /// A line of the legend.
  public record Entry(Style style, String meaning) {}

  /// All of them, in the order they are shown.
  public static final List<Entry> ENTRIES =
      List.of(
          new Entry(Style.DIFF_ADDED, "added"),
          new Entry(Style.DIFF_REMOVED, "removed (dashed)"),
          new Entry(Style.DIFF_DEARER, "dearer (+)"),
          new Entry(Style.DIFF_CHEAPER, "cheaper (−)"),
          new Entry(Style.DIFF_CHANGED, "changed, same time"),
          new Entry(Style.DIFF_MOVED, "moved to another function's code"),
          new Entry(Style.DIFF_SAME, "same"),
          new Entry(Style.DIFF_WAY_ADDED, "new way"),
          new Entry(Style.DIFF_WAY_REMOVED, "way that is gone"));

  private final List<Element> elements = new ArrayList<>();
  private double y;

  DiffLegend(
      Map<Style, Integer> counts, TextMeasure measure, double left, double top, double width) {
    double x = left;
    y = top;
    for (Entry entry : ENTRIES) {
      Integer count = counts.get(entry.style());
      String text = entry.meaning() + (count == null ? "" : ": " + count);
      double needed = SAMPLE_WIDTH + GAP + measure.width(text, Typeface.SMALL);
      if (x > left && x + needed > left + width) {
        x = left;
        y += ROW;
      }
      Rectangle bounds = new Rectangle(x, y, SAMPLE_WIDTH, SAMPLE_HEIGHT);
      Text label = new Text(text, bounds.right() + GAP, y + 10, Anchor.START, Typeface.SMALL, true);
      elements.add(
          new Sample("legend-" + entry.style().id(), bounds, entry.style(), List.of(label)));
      x += needed + BETWEEN;
    }
  }

  List<Element> elements() {
    return List.copyOf(elements);
  }

  double bottom() {
    return y + ROW;
  }
}
