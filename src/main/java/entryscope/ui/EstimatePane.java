// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Estimate;
import entryscope.cost.EvidenceCase;
import entryscope.quantity.Numbers;
import entryscope.session.Breakdown;
import entryscope.session.Change;
import entryscope.session.Distribution;
import entryscope.session.Figures;
import entryscope.session.Why;
import entryscope.session.Words;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The estimated latency with its range, its change, and what it consists of.
final class EstimatePane extends VBox {
  private final Store store;
  private final Label model = Parts.label("", "model");
  private final Label latency = Parts.label("", "latency");
  private final Label range = Parts.label("", Style.SMALL, Style.MUTED);
  private final Label change = Parts.label("", Style.CHANGE, "latency-change");
  private final Label changeRange = Parts.label("", Style.SMALL, Style.MUTED);
  private final Label uncosted = Parts.wrapped("", Style.SMALL, Style.WARNING);
  private final BreakdownBar bar = new BreakdownBar();
  private final BreakdownLegend legend;
  private final DistributionPlot distribution;
  private final Label percentiles = Parts.label("", Style.FIGURE);
  private final Label counts = Parts.wrapped("", Style.FIGURE, Style.MUTED);
  private static final String WHY = "Why this number?";

  /// Where the question in full would be cut.
  private static final double NARROW = 270;

  private final Hyperlink why = new Hyperlink();
  private final PublishedPane published;

  /// @param open opens what an evidence case is about
  EstimatePane(Store store, ReadOnlyObjectProperty<Theme> theme, Consumer<EvidenceCase> open) {
    this.store = store;
    published = new PublishedPane(store, open);
    distribution = new DistributionPlot(Distribution.of(store.figures().get()), theme);
    legend = new BreakdownLegend(store.figures().get(), this::explain);
    build();
    store.figures().subscribe(this::show);
    Overdue.of(store).subscribe(this::age);
  }

  private void build() {
    getStyleClass().addAll(Style.CARD, "estimate");
    latency.setId("latency");
    latency.setMinWidth(USE_PREF_SIZE);
    change.setId("change");
    uncosted.setId("uncosted");
    why.setId("why");
    why.setAccessibleText(WHY);
    why.textProperty()
        .bind(widthProperty().map(width -> width.doubleValue() < NARROW ? "Why?" : WHY));
    model.setId("model");
    why.setOnAction(_ -> explain(new Why.Total(), why));
    Label title = Parts.label("Estimated latency", Style.CARD_TITLE);
    title.setMinWidth(USE_PREF_SIZE);
    var head = Parts.row(title, Parts.spacer(), model);
    Label unit = Parts.label("ns", "latency-unit");
    unit.setMinWidth(USE_PREF_SIZE);
    VBox ranges = new VBox(range, change, changeRange);
    ranges.getStyleClass().add("ranges");
    FlowPane figure = new FlowPane(new HBox(latency, unit), ranges);
    ranges.maxWidthProperty().bind(figure.widthProperty());
    figure.getStyleClass().add("latency-row");
    getChildren()
        .addAll(
            head,
            figure,
            uncosted,
            bar,
            Parts.row(why, Parts.spacer(), legend.choice()),
            legend,
            distribution,
            percentiles,
            counts,
            published);
  }

  private void show(Figures figures) {
    Estimate estimate = figures.estimate();
    latency.setText(
        (estimate.isLowerBound() ? "≥ " : "") + Numbers.ns(estimate.latency().typical()));
    range.setText("80 %: " + Numbers.ends(estimate.latency()) + " ns");
    showChange(figures);
    bar.show(Breakdown.of(estimate));
    legend.show(figures);
    uncosted.setText(Words.uncosted(estimate));
    Parts.show(uncosted, estimate.isLowerBound());
    distribution.show(Distribution.of(figures));
    percentiles.setText(Words.percentiles(estimate));
    Parts.show(percentiles, !percentiles.getText().isEmpty());
    counts.setText(Words.counts(estimate));
  }

  /// Says so where the figure is still that of what was before.
  private void age(boolean isOld) {
    pseudoClassStateChanged(Style.STALE, isOld);
    model.setText(isOld ? "before the last change" : "estimate · model " + Estimate.MODEL_VERSION);
  }

  private void explain(Why what, Node beside) {
    Figures figures = store.figures().get();
    String scenario = figures.document().scenarioName(store.catalogue().get().scenarios());
    new WhyPopOver(figures, scenario, what, store.selection().get()).explainBeside(beside);
  }

  private void showChange(Figures figures) {
    Change found = Change.of(figures);
    change.setText(found.text());
    changeRange.setText(found.range());
    Parts.show(changeRange, !found.range().isEmpty());
    change.pseudoClassStateChanged(Style.LESS, found.direction() < 0);
    change.pseudoClassStateChanged(Style.MORE, found.direction() > 0);
  }
}
