// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.quantity.Numbers;
import entryscope.session.Change;
import entryscope.session.Figures;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// The estimated latency and its change in one line, for when its pane is hidden.
final class FigureLine extends HBox {
  private final Label latency = Parts.label("", "figure-line");
  private final Label change = Parts.label("", Style.CHANGE);

  /// @param elsewhere whether the figure is seen in its pane
  FigureLine(Store store, ObservableValue<Boolean> elsewhere) {
    getStyleClass().add(Style.ROW);
    latency.setId("figure-line");
    latency.setMinWidth(USE_PREF_SIZE);
    change.setMinWidth(0);
    getChildren().addAll(latency, change);
    store.figures().subscribe(this::show);
    Overdue.of(store).subscribe(stale -> pseudoClassStateChanged(Style.STALE, stale));
    elsewhere.subscribe(isSeen -> Parts.show(this, !isSeen));
  }

  private void show(Figures figures) {
    var estimate = figures.estimate();
    latency.setText(
        (estimate.isLowerBound() ? "≥ " : "") + Numbers.ns(estimate.latency().typical()) + " ns");
    Tip.set(latency, "estimate, 80 %: " + Numbers.ends(estimate.latency()) + " ns");
    Change found = Change.of(figures);
    change.setText(found.text());
    change.pseudoClassStateChanged(Style.LESS, found.direction() < 0);
    change.pseudoClassStateChanged(Style.MORE, found.direction() > 0);
  }
}
