// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// The figure, the scenario and what is selected, one below the other. Where there is not room for
/// all, the switches of the scenario give way to what is selected.
final class RightColumn extends Region {
  private static final double GAP = Column.GAP;

  /// Enough for the figure with its range.
  private static final double LEAST_FIGURE = 96;

  /// Enough for what a block does and costs.
  private static final double LEAST_FACTS = 210;

  private final ScrollPane figure;
  private final EstimatePane estimate;
  private final ScenarioPane scenario;
  private final SelectedPane selected;
  private final ReadOnlyDoubleProperty size;

  RightColumn(
      EstimatePane estimate,
      ScenarioPane scenario,
      SelectedPane selected,
      ReadOnlyDoubleProperty size) {
    this.estimate = estimate;
    this.scenario = scenario;
    this.selected = selected;
    this.size = size;
    figure = new ScrollPane(estimate);
    figure.setFitToWidth(true);
    figure.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    getStyleClass().add("right");
    getChildren().addAll(figure, scenario, selected);
    estimate.needsLayoutProperty().subscribe(_ -> requestLayout());
    selected.chosen().subscribe(_ -> requestLayout());
    scenario.unfolded().subscribe(_ -> requestLayout());
  }

  @Override
  protected double computeMinHeight(double width) {
    return 0;
  }

  @Override
  protected void layoutChildren() {
    double hint = selected.prefHeight(getWidth());
    double few = scenario.enough(getWidth());
    double figured = estimate.prefHeight(getWidth());
    boolean chosen = selected.chosen().get();
    if (scenario.unfolded().get()) {
      place(getHeight() - GAP - 1.5 * few, -GAP);
    } else if (chosen) {
      place(figured, LEAST_FACTS * size.get());
    } else {
      place(figured, getHeight() - 2 * GAP - figured - few >= hint ? hint : -GAP);
    }
  }

  /// @param figured at most for the figure, in pixels
  /// @param facts at least for what is selected; below 0 where it is left out
  private void place(double figured, double facts) {
    double width = getWidth();
    double room = getHeight() - 2 * GAP;
    double full = estimate.prefHeight(width);
    double least = Math.min(full, LEAST_FIGURE * size.get());
    double left = Math.min(figured, room - scenario.headHeight(width) - facts);
    double top = Math.clamp(left, least, full);
    double rest = room - top;
    boolean isFull = selected.chosen().get() && facts > 0;
    double most = isFull ? scenario.prefHeight(width) : rest - facts;
    double middle = scenario.take(Math.clamp(rest - facts, 0, Math.max(0, most)), width);
    selected.setVisible(facts > 0);
    if (figure.getHeight() != top) {
      figure.setVvalue(0);
    }
    figure.resizeRelocate(0, 0, width, top);
    scenario.resizeRelocate(0, top + GAP, width, middle);
    selected.resizeRelocate(0, top + middle + 2 * GAP, width, Math.max(0, rest - middle));
  }
}
