// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Size;
import entryscope.picture.Palette;
import entryscope.quantity.Numbers;
import entryscope.session.Timeline.Bar;
import java.util.List;
import java.util.function.Predicate;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/// Paints the bars of a timeline above an axis in ns.
final class TimelinePainter {
  static final double AXIS = 22;

  private static final double GAP = 1;
  private static final double PADDING = 5;
  private static final double MARK = 90;
  private static final double LEAST_TEXT_ROW = 13;

  /// Every letter of the code font is as wide, in shares of its size.
  private static final double LETTER = 0.6;

  private static final double TEXT = 11;

  private final GraphicsContext g;
  private final Palette palette;
  private final TimelineSpan span;
  private final Size size;
  private final Rows rows;
  private final double row;
  private final double text;
  private final double axis;

  /// How the rows lie.
  ///
  /// @param height of each
  /// @param top how much of them lies above what is seen
  /// @param times how large texts are, 1 for as usual
  record Rows(double height, double top, double times) {}

  TimelinePainter(GraphicsContext g, Palette palette, TimelineSpan span, Size size, Rows rows) {
    this.g = g;
    this.palette = palette;
    this.span = span;
    this.size = size;
    this.rows = rows;
    this.row = rows.height();
    this.text = TEXT * rows.times();
    this.axis = AXIS * rows.times();
  }

  void paint(List<Bar> bars, Predicate<Bar> isPointed, Predicate<Bar> isSelected) {
    g.clearRect(0, 0, size.width(), size.height());
    g.setFont(Font.font("JetBrains Mono", text));
    g.setLineDashes();
    axis();
    g.save();
    g.beginPath();
    g.rect(0, 0, size.width(), size.height() - axis);
    g.clip();
    bars.stream().filter(this::isSeen).forEach(this::bar);
    bars.stream().filter(isPointed).forEach(bar -> outline(bar, 1.5));
    bars.stream().filter(isSelected).forEach(bar -> outline(bar, 2.5));
    g.restore();
  }

  private boolean isSeen(Bar bar) {
    return bar.end() >= span.from() && bar.start() <= span.to();
  }

  private double y(Bar bar) {
    return bar.row() * row - rows.top();
  }

  private double x(double ns) {
    return (ns - span.from()) / span.length() * size.width();
  }

  private void bar(Bar bar) {
    Palette.Colours colours = palette.of(bar.style());
    double left = Math.max(-2, x(bar.start()));
    double right = Math.min(size.width() + 2, x(bar.end()));
    double width = Math.max(0.75, right - left - GAP);
    double y = y(bar);
    g.setFill(Color.web(colours.fill()));
    g.fillRoundRect(left, y, width, row - GAP, 4, 4);
    if (width > 3) {
      g.setStroke(Color.web(colours.line()));
      g.setLineWidth(0.75);
      g.strokeRoundRect(left + 0.5, y + 0.5, width - 1, row - GAP - 1, 4, 4);
    }
    name(bar, colours, Math.max(0, left), Math.min(size.width(), left + width));
  }

  private void name(Bar bar, Palette.Colours colours, double left, double right) {
    int letters = (int) ((right - left - 2 * PADDING) / (LETTER * text));
    if (letters < 3 || row < LEAST_TEXT_ROW) {
      return;
    }
    String name = bar.name();
    String shown = name.length() <= letters ? name : name.substring(0, letters - 1) + "…";
    g.setFill(Color.web(colours.text()));
    g.setTextAlign(TextAlignment.LEFT);
    g.setTextBaseline(VPos.CENTER);
    g.fillText(shown, left + PADDING, y(bar) + (row - GAP) / 2);
  }

  private void outline(Bar bar, double width) {
    g.setStroke(Color.web(palette.of(entryscope.picture.Style.INLINED).line()));
    g.setLineWidth(width);
    g.strokeRoundRect(
        x(bar.start()), y(bar), Math.max(2, x(bar.end()) - x(bar.start())), row - 1, 4, 4);
  }

  private void axis() {
    Palette.Colours colours = palette.of(entryscope.picture.Style.PAGE);
    double step = span.step((int) (size.width() / (MARK * rows.times())));
    int decimals = step >= 1 ? 0 : (int) Math.ceil(-Math.log10(step));
    double top = size.height() - axis;
    g.setTextBaseline(VPos.TOP);
    g.setLineWidth(1);
    for (double ns = Math.ceil(span.from() / step) * step; ns <= span.to(); ns += step) {
      double x = Math.round(x(ns)) + 0.5;
      g.setStroke(Color.web(colours.line()));
      g.strokeLine(x, 0, x, top + 4);
      g.setFill(Color.web(colours.muted()));
      g.setTextAlign(x < 20 ? TextAlignment.LEFT : TextAlignment.CENTER);
      if (x < size.width() - 20) {
        g.fillText(Numbers.fixed(ns, decimals) + (x < 20 ? " ns" : ""), x, top + 7);
      }
    }
  }
}
