// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.EvidenceCase.Published.RateGain;
import entryscope.cost.EvidenceCase.Published.Times;
import entryscope.cost.Prediction;
import entryscope.quantity.Nanoseconds;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// A predicted interval on a scale of its own, with the published figure and what was before the
/// change as marks.
final class RangeBar extends Pane {
  private static final double WIDTH = 210;
  private static final double HEIGHT = 20;
  private static final double BAR = 10;

  /// Room at both ends, so that no mark is cut.
  private static final double MARGIN = 8;

  private final Prediction prediction;
  private final double before;
  private final Region scale = part("scale");
  private final Region interval = part("interval");
  private final Region typical = part("typical");
  private final Region start = part("before");
  private final Region published;

  RangeBar(Prediction prediction) {
    this.prediction = prediction;
    this.before =
        switch (prediction.evidence().published()) {
          case Times(Nanoseconds time, Nanoseconds _) -> time.value();
          case RateGain _ -> 0;
        };
    published = mark(prediction.covered());
    getStyleClass().add("range-bar");
    setMinSize(WIDTH, HEIGHT);
    setPrefSize(WIDTH, HEIGHT);
    setMaxSize(WIDTH, HEIGHT);
    getChildren().addAll(scale, interval, typical, start, published);
  }

  /// The sign of a published figure: a dot where it is covered, a cross where it is missed.
  static Region mark(boolean covered) {
    return part(covered ? "dot" : "cross");
  }

  /// A piece of a bar, for bars and for their legend.
  static Region part(String style) {
    Region part = new Region();
    part.getStyleClass().addAll("range-part", style);
    return part;
  }

  @Override
  protected void layoutChildren() {
    var predicted = prediction.predicted();
    double middle = getHeight() / 2;
    double low = at(predicted.low());
    scale.resizeRelocate(0, middle, getWidth(), 1);
    interval.resizeRelocate(low, middle - BAR / 2, Math.max(2, at(predicted.high()) - low), BAR);
    centre(typical, at(predicted.typical()));
    centre(start, at(before));
    centre(published, at(prediction.published()));
  }

  private void centre(Region mark, double x) {
    double width = mark.prefWidth(-1);
    double height = mark.prefHeight(-1);
    mark.resizeRelocate(
        Math.rint(x - width / 2), Math.rint((getHeight() - height) / 2), width, height);
  }

  private double at(double value) {
    var predicted = prediction.predicted();
    double least = Math.min(Math.min(before, prediction.published()), predicted.low());
    double most = Math.max(Math.max(before, prediction.published()), predicted.high());
    double span = Math.max(Double.MIN_NORMAL, most - least);
    return MARGIN + (getWidth() - 2 * MARGIN) * (value - least) / span;
  }
}
