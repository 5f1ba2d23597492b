// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import entryscope.session.Distribution;
import entryscope.session.Distribution.Pass;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/// Bars of probability over time, as high as the square root of their share so that rare passes are
/// seen, with marks where 50, 90 and 99 % of the passes have ended.
final class DistributionPlot extends Region {
  private static final double HEIGHT = 64;
  private static final double AXIS = 16;
  private static final double MARKS = 12;
  private static final double BAR = 4;
  private static final double INSET = 10;

  private final Canvas canvas = new Canvas();
  private final ReadOnlyObjectProperty<Theme> theme;
  private Distribution shown;

  DistributionPlot(Distribution first, ReadOnlyObjectProperty<Theme> theme) {
    this.theme = theme;
    shown = first;
    setId("distribution");
    getStyleClass().add("distribution");
    setMinHeight(HEIGHT);
    setPrefHeight(HEIGHT);
    getChildren().add(canvas);
    theme.subscribe(_ -> requestLayout());
  }

  /// Shows how passes differ; takes no room where they do not.
  void show(Distribution distribution) {
    shown = distribution;
    Parts.show(this, distribution.isSpread());
    setAccessibleText(
        distribution.passes().size() + " different times, drawn with their probabilities");
    requestLayout();
  }

  private double x(Nanoseconds time) {
    double first = shown.passes().getFirst().time().value();
    double last = shown.passes().getLast().time().value();
    return INSET + (time.value() - first) / (last - first) * (getWidth() - 2 * INSET);
  }

  @Override
  protected void layoutChildren() {
    canvas.setWidth(getWidth());
    canvas.setHeight(getHeight());
    if (!shown.isSpread() || getWidth() <= 2 * INSET) {
      return;
    }
    GraphicsContext g = canvas.getGraphicsContext2D();
    var palette = theme.get().palette();
    g.clearRect(0, 0, getWidth(), getHeight());
    g.setFont(Font.font("JetBrains Mono", 10));
    Color line = Color.web(palette.of(entryscope.picture.Style.PAGE).muted());
    double bottom = getHeight() - AXIS;
    g.setFill(Color.web(palette.of(entryscope.picture.Style.TAKEN).line()));
    for (Pass pass : shown.passes()) {
      double height = Math.max(1, Math.sqrt(pass.probability()) * (bottom - MARKS));
      g.fillRect(x(pass.time()) - BAR / 2, bottom - height, BAR, height);
    }
    g.setStroke(line);
    g.setFill(line);
    g.strokeLine(0, bottom + 0.5, getWidth(), bottom + 0.5);
    ends(g, bottom + 3);
    marks(g, bottom);
  }

  private void ends(GraphicsContext g, double top) {
    g.setTextBaseline(VPos.TOP);
    g.setTextAlign(TextAlignment.LEFT);
    g.fillText(Numbers.ns(shown.passes().getFirst().time()) + " ns", 0, top);
    g.setTextAlign(TextAlignment.RIGHT);
    g.fillText(Numbers.ns(shown.passes().getLast().time()) + " ns", getWidth(), top);
  }

  /// Percentiles at one time share a mark.
  private void marks(GraphicsContext g, double bottom) {
    Map<Nanoseconds, String> marks = new LinkedHashMap<>();
    marks.merge(shown.percentiles().p50(), "p50", DistributionPlot::through);
    marks.merge(shown.percentiles().p90(), "p90", DistributionPlot::through);
    marks.merge(shown.percentiles().p99(), "p99", DistributionPlot::through);
    marks.forEach((at, name) -> mark(g, name, x(at), bottom));
  }

  private static String through(String first, String last) {
    return first.substring(0, 3) + " – " + last;
  }

  private void mark(GraphicsContext g, String name, double at, double bottom) {
    double x = Math.round(at) + 0.5;
    g.setLineDashes(2, 2);
    g.strokeLine(x, MARKS, x, bottom);
    g.setLineDashes();
    g.setTextBaseline(VPos.TOP);
    g.setTextAlign(
        x < 60
            ? TextAlignment.LEFT
            : x > getWidth() - 60 ? TextAlignment.RIGHT : TextAlignment.CENTER);
    g.fillText(name, x, 0);
  }
}
