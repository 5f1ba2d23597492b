// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Rectangle;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import entryscope.picture.Element.Label;
import entryscope.picture.Element.Sample;
import entryscope.picture.Text.Anchor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

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
  private final double top;
  private final List<Element> elements = new ArrayList<>();
  private double x;
  private double y;

  Legend(TextMeasure measure, Set<Annotation> annotations, double left, double top, double width) {
    this.measure = measure;
    this.left = left;
    this.right = left + width;
    this.top = top;
    this.x = left;
    this.y = top;
    if (annotations.contains(Annotation.HEAT)) {
      add(Style.HEATS, "share of the path: " + Style.STEPS_TEXT);
    } else {
      add(List.of(Style.HEAT_0), "runs");
    }
    add(List.of(Style.COLD), "does not run");
    add(List.of(Style.TAKEN), "taken");
    add(List.of(Style.NOT_TAKEN), "not taken");
    add(List.of(Style.INLINED), "inlined body");
    add(List.of(Style.CALLED), "called body");
    if (annotations.contains(Annotation.PROBABILITY)) {
      add("25 %", "passes that run it");
      add("×2", "runs per pass");
    }
  }

  private void add(String figure, String meaning) {
    double width = measure.width(figure, Typeface.CODE);
    reserve(width + GAP + measure.width(meaning, Typeface.SMALL));
    elements.add(
        new Label(
            "legend-" + figure.charAt(0),
            Style.PAGE,
            List.of(
                new Text(figure, x, y + 10, Anchor.START, Typeface.CODE, false),
                new Text(meaning, x + width + GAP, y + 10, Anchor.START, Typeface.SMALL, true))));
    x += width + GAP + measure.width(meaning, Typeface.SMALL) + BETWEEN;
  }

  private void reserve(double width) {
    if (x > left && x + width > right) {
      x = left;
      y += ROW;
    }
  }

  private void add(List<Style> styles, String meaning) {
    double samples = styles.size() * SAMPLE_WIDTH;
    double width = samples + GAP + measure.width(meaning, Typeface.SMALL);
    reserve(width);
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
    return y - top + SAMPLE_HEIGHT;
  }
}
