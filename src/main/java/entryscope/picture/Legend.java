// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Rectangle;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import entryscope.picture.Element.Sample;
import entryscope.picture.Text.Anchor;
import java.util.ArrayList;
import java.util.List;

/// Samples of the styles with what they mean, in as many rows as the width asks for.
final class Legend {
  private static final double ROW = 24;
  private static final double SAMPLE_HEIGHT = 12;
  private static final double SAMPLE_WIDTH = 28;
  private static final double GAP = 8;
  private static final double BETWEEN = 24;

  private final TextMeasure measure;
  private final double left;
  private final double right;
  private final List<Element> elements = new ArrayList<>();
  private double x;
  private double y;

  Legend(TextMeasure measure, double left, double top, double width) {
    this.measure = measure;
    this.left = left;
    this.right = left + width;
    this.x = left;
    this.y = top;
    add(Style.HEATS, "share of the path: " + Style.STEPS_TEXT);
    add(List.of(Style.COLD), "does not run");
    add(List.of(Style.TAKEN), "taken");
    add(List.of(Style.NOT_TAKEN), "not taken");
    add(List.of(Style.INLINED), "inlined body");
    add(List.of(Style.CALLED), "called body");
  }

  private void add(List<Style> styles, String meaning) {
    double samples = styles.size() * SAMPLE_WIDTH;
    double width = samples + GAP + measure.width(meaning, Typeface.SMALL);
    if (x > left && x + width > right) {
      x = left;
      y += ROW;
    }
    for (int i = 0; i < styles.size(); i++) {
      boolean isLast = i == styles.size() - 1;
      Rectangle bounds = new Rectangle(x + i * SAMPLE_WIDTH, y, SAMPLE_WIDTH, SAMPLE_HEIGHT);
      Text text =
          new Text(meaning, bounds.right() + GAP, y + 10, Anchor.START, Typeface.SMALL, true);
      Style style = styles.get(i);
      elements.add(
          new Sample("legend-" + style.id(), bounds, style, isLast ? List.of(text) : List.of()));
    }
    x += width + BETWEEN;
  }

  List<Element> elements() {
    return List.copyOf(elements);
  }

  double height() {
    return y - elements.stream().mapToDouble(Legend::top).min().orElse(y) + ROW;
  }

  private static double top(Element element) {
    return element instanceof Sample sample ? sample.bounds().y() : Double.MAX_VALUE;
  }
}
