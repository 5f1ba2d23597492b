// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.quantity.Numbers;
import entryscope.session.Breakdown;
import entryscope.session.Figures;
import entryscope.session.FunctionShares;
import entryscope.session.Why;
import java.util.List;
import java.util.function.BiConsumer;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// What the figure consists of, in numbers: by kind of work, or by function. A click on a line
/// explains it.
final class BreakdownLegend extends GridPane {
  /// Below this width the kinds have one column, in pixels.
  private static final double NARROW = 256;

  /// Functions that get a line of their own.
  private static final int FUNCTIONS = 6;

  private final BiConsumer<Why, Node> explain;
  private final ToggleButton kinds = new ToggleButton("by kind");
  private final ToggleButton functions = new ToggleButton("by function");
  private Figures shown;

  BreakdownLegend(Figures first, BiConsumer<Why, Node> explain) {
    this.shown = first;
    this.explain = explain;
    getStyleClass().add("legend");
    kinds.setId("by-kind");
    functions.setId("by-function");
    kinds.getStyleClass().add("left-pill");
    functions.getStyleClass().add("right-pill");
    kinds.setOnAction(_ -> choose(false));
    functions.setOnAction(_ -> choose(true));
    choose(false);
    widthProperty().map(_ -> isNarrow()).subscribe((_, _) -> show());
  }

  /// Chooses between kinds and functions.
  Node choice() {
    HBox pills = new HBox(kinds, functions);
    pills.getStyleClass().add("pills");
    pills.setMinWidth(USE_PREF_SIZE);
    return pills;
  }

  private void choose(boolean byFunction) {
    kinds.setSelected(!byFunction);
    functions.setSelected(byFunction);
    show();
  }

  void show(Figures figures) {
    shown = figures;
    show();
  }

  private boolean isNarrow() {
    return getWidth() > 0 && getWidth() < NARROW;
  }

  private void show() {
    getChildren().clear();
    getColumnConstraints().clear();
    if (functions.isSelected()) {
      getColumnConstraints().addAll(wide(), figure());
      showFunctions(FunctionShares.of(shown).shares());
    } else {
      getColumnConstraints().addAll(wide(), figure(), wide());
      showKinds(Breakdown.of(shown.estimate()).shares());
    }
  }

  private static ColumnConstraints wide() {
    ColumnConstraints column = new ColumnConstraints();
    column.setHgrow(Priority.ALWAYS);
    return column;
  }

  private static ColumnConstraints figure() {
    ColumnConstraints column = new ColumnConstraints();
    column.setHalignment(HPos.RIGHT);
    return column;
  }

  private void showKinds(List<Breakdown.Share> shares) {
    int columns = isNarrow() ? 1 : 2;
    int rows = Math.max(1, (shares.size() + columns - 1) / columns);
    for (int i = 0; i < shares.size(); i++) {
      Breakdown.Share share = shares.get(i);
      Label name = Parts.label(share.category().id(), "legend-name");
      name.setGraphic(BreakdownBar.swatch(share));
      Tip.set(name, share.category().meaning() + "\nClick: why this number?");
      name.setOnMouseClicked(_ -> explain.accept(new Why.OfCategory(share.category()), name));
      add(name, 2 * (i / rows), i % rows);
      add(time(Numbers.ns(share.time())), 2 * (i / rows) + 1, i % rows);
    }
  }

  private void showFunctions(List<FunctionShares.Share> shares) {
    int own = shares.size() > FUNCTIONS ? FUNCTIONS - 1 : shares.size();
    for (FunctionShares.Share share : shares.subList(0, own)) {
      Label name = Parts.label(share.symbol(), Style.CODE, "legend-name");
      name.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
      name.setMinWidth(0);
      Tip.set(name, share.symbol() + " as emitted\nClick: why this number?");
      name.setOnMouseClicked(_ -> explain.accept(new Why.OfFunction(share.symbol()), name));
      addRow(getRowCount(), name, time(Numbers.ns(share.time())));
    }
    if (own < shares.size()) {
      double rest = shares.stream().skip(own).mapToDouble(share -> share.time().value()).sum();
      addRow(
          getRowCount(),
          Parts.label((shares.size() - own) + " others", Style.MUTED, Style.SMALL),
          time(Numbers.fixed(rest, 1)));
    }
  }

  private static Label time(String text) {
    Label time = Parts.label(text, Style.FIGURE, "legend-time");
    time.setMinWidth(USE_PREF_SIZE);
    return time;
  }
}
