// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Estimate;
import entryscope.quantity.Numbers;
import entryscope.session.Breakdown;
import entryscope.session.Catalogue;
import entryscope.session.Change;
import entryscope.session.Distribution;
import entryscope.session.Figures;
import entryscope.session.Why;
import entryscope.session.Words;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The estimated latency with its range, its change, and what it consists of.
final class EstimatePane extends VBox {
  /// Below this width the legend has one column, in pixels.
  private static final double NARROW = 270;

  private final Store store;
  private final Label latency = Parts.label("", "latency");
  private final Label range = Parts.label("", Style.SMALL, Style.MUTED);
  private final Label change = Parts.label("", Style.CHANGE, "latency-change");
  private final Label changeRange = Parts.label("", Style.SMALL, Style.MUTED);
  private final Label uncosted = Parts.wrapped("", Style.SMALL, Style.WARNING);
  private final BreakdownBar bar = new BreakdownBar();
  private final GridPane legend = new GridPane();
  private final DistributionPlot distribution;
  private final Label percentiles = Parts.label("", Style.FIGURE);
  private final Label counts = Parts.label("", Style.FIGURE, Style.MUTED);
  private final Hyperlink why = new Hyperlink("Why this number?");
  private final Label published = Parts.wrapped("", Style.SMALL);

  EstimatePane(Store store, ReadOnlyObjectProperty<Theme> theme) {
    this.store = store;
    distribution = new DistributionPlot(Distribution.of(store.figures().get()), theme);
    build();
    store.figures().subscribe(this::show);
    store.catalogue().subscribe(_ -> showPublished(store.figures().get()));
    store.evidence().board().subscribe((_, _) -> showPublished(store.figures().get()));
    widthProperty()
        .map(_ -> isNarrow())
        .subscribe((_, _) -> showLegend(Breakdown.of(store.figures().get().estimate())));
    store.stale().subscribe(stale -> pseudoClassStateChanged(Style.STALE, stale));
  }

  private void build() {
    getStyleClass().addAll(Style.CARD, "estimate");
    latency.setId("latency");
    latency.setMinWidth(USE_PREF_SIZE);
    change.setId("change");
    uncosted.setId("uncosted");
    why.setId("why");
    published.setId("published");
    legend.getStyleClass().add("legend");
    legend.getColumnConstraints().addAll(legendName(), new ColumnConstraints(), legendName());
    why.setOnAction(_ -> explain(new Why.Total(), why));
    Label title = Parts.label("Estimated latency", Style.CARD_TITLE);
    title.setMinWidth(USE_PREF_SIZE);
    var head =
        Parts.row(
            title,
            Parts.spacer(),
            Parts.label("estimate · model " + Estimate.MODEL_VERSION, Style.SMALL, Style.MUTED));
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
            legend,
            distribution,
            percentiles,
            counts,
            Parts.row(why),
            published);
  }

  private void show(Figures figures) {
    Estimate estimate = figures.estimate();
    latency.setText(
        (estimate.isLowerBound() ? "≥ " : "") + Numbers.ns(estimate.latency().typical()));
    range.setText("80 %: " + Numbers.ends(estimate.latency()) + " ns");
    showChange(figures);
    Breakdown breakdown = Breakdown.of(estimate);
    bar.show(breakdown);
    showLegend(breakdown);
    uncosted.setText(Words.uncosted(estimate));
    Parts.show(uncosted, estimate.isLowerBound());
    distribution.show(Distribution.of(figures));
    percentiles.setText(Words.percentiles(estimate));
    Parts.show(percentiles, !percentiles.getText().isEmpty());
    counts.setText(Words.counts(estimate));
    showPublished(figures);
  }

  private static ColumnConstraints legendName() {
    ColumnConstraints column = new ColumnConstraints();
    column.setHgrow(Priority.ALWAYS);
    return column;
  }

  private void explain(Why what, Node beside) {
    Figures figures = store.figures().get();
    String scenario = figures.document().scenarioName(store.catalogue().get().scenarios());
    new WhyPopOver(figures, scenario, what, store.selection().get()).show(beside);
  }

  private void showChange(Figures figures) {
    Change found = Change.of(figures);
    change.setText(found.text());
    changeRange.setText(found.range());
    Parts.show(changeRange, !found.range().isEmpty());
    change.pseudoClassStateChanged(Style.LESS, found.direction() < 0);
    change.pseudoClassStateChanged(Style.MORE, found.direction() > 0);
  }

  private boolean isNarrow() {
    return getWidth() > 0 && getWidth() < NARROW;
  }

  private void showLegend(Breakdown breakdown) {
    legend.getChildren().clear();
    int columns = isNarrow() ? 1 : 2;
    int rows = (breakdown.shares().size() + columns - 1) / columns;
    for (int i = 0; i < breakdown.shares().size(); i++) {
      Breakdown.Share share = breakdown.shares().get(i);
      Label name = Parts.label(share.category().id(), "legend-name");
      name.setGraphic(BreakdownBar.swatch(share));
      Tip.set(name, share.category().meaning() + "\nClick: why this number?");
      name.setOnMouseClicked(_ -> explain(new Why.OfCategory(share.category()), name));
      Label time = Parts.label(Numbers.ns(share.time()), Style.FIGURE, "legend-time");
      int column = 2 * (i / Math.max(1, rows));
      legend.add(name, column, i % Math.max(1, rows));
      legend.add(time, column + 1, i % Math.max(1, rows));
    }
  }

  private void showPublished(Figures figures) {
    Catalogue catalogue = store.catalogue().get();
    String text = Published.of(catalogue, figures.document(), store.evidence().board().get());
    published.setText(text);
    Parts.show(published, !text.isEmpty());
    if (!text.isEmpty()) {
      store.evidence().ask(catalogue);
    }
  }
}
