// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Selection;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Both paths side by side, moved and scaled together, or one over the other.
final class CompareViews extends StackPane {
  private static final double ZOOM_STEP = 1.25;

  private final CompareCanvas before;
  private final CompareCanvas after;
  private final CompareCanvas overlay;
  private final Label beforeTitle = Parts.label("", Style.COLUMN_TITLE);
  private final Label afterTitle = Parts.label("", Style.COLUMN_TITLE);
  private final Node sides;
  private final Node both;

  /// @param chosen told what is clicked, and whether in the earlier path
  CompareViews(ObservableValue<Theme> theme, BiConsumer<Selection, Boolean> chosen) {
    before =
        new CompareCanvas("compare-before", theme, this::together, s -> chosen.accept(s, true));
    after = new CompareCanvas("compare-after", theme, this::together, s -> chosen.accept(s, false));
    overlay = new CompareCanvas("compare-overlay", theme, this::over, s -> chosen.accept(s, false));
    sides = new HBox(12, side(beforeTitle, before), side(afterTitle, after));
    both = side(Parts.label("both in one", Style.COLUMN_TITLE), overlay);
    getChildren().addAll(sides, both);
    setMinSize(0, 0);
    overlaid(false);
  }

  private static VBox side(Label title, CompareCanvas canvas) {
    VBox side = new VBox(4, title, canvas);
    VBox.setVgrow(canvas, Priority.ALWAYS);
    HBox.setHgrow(side, Priority.ALWAYS);
    side.setPrefWidth(400);
    side.setMinSize(0, 0);
    return side;
  }

  void show(Compared compared) {
    before.show(compared.before());
    after.show(compared.after());
    overlay.show(compared.overlay());
    beforeTitle.setText("without: " + title(compared.naming().before()));
    afterTitle.setText("with: " + title(compared.naming().after()));
  }

  private static String title(java.util.Map<String, String> side) {
    return String.join(" · ", side.values());
  }

  void overlaid(boolean isOverlaid) {
    Parts.show(both, isOverlaid);
    Parts.show(sides, !isOverlaid);
  }

  /// Shows a line of the table in every drawing.
  void select(CompareRow row) {
    before.select(row.earlier());
    after.select(row.later());
    overlay.select(row.later().isNothing() ? row.earlier() : row.later());
  }

  void zoomIn() {
    all(view -> view.zoomed(ZOOM_STEP, getWidth() / 4, getHeight() / 2));
  }

  void zoomOut() {
    all(view -> view.zoomed(1 / ZOOM_STEP, getWidth() / 4, getHeight() / 2));
  }

  void fit() {
    canvases().forEach(CompareCanvas::fit);
  }

  void repaint() {
    canvases().forEach(CompareCanvas::repaint);
  }

  private List<CompareCanvas> canvases() {
    return List.of(before, after, overlay);
  }

  private void all(UnaryOperator<Viewport> step) {
    together(step);
    over(step);
  }

  private void together(UnaryOperator<Viewport> step) {
    before.move(step);
    after.move(step);
  }

  private void over(UnaryOperator<Viewport> step) {
    overlay.move(step);
  }
}
