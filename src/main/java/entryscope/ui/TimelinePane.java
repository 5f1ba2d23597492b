// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.VBox;

/// The path in the order of time, below the drawing; can be put away.
final class TimelinePane extends VBox {
  private final TimelineCanvas canvas;

  TimelinePane(Store store, GraphCanvas graph, ObservableValue<Theme> theme) {
    canvas = new TimelineCanvas(store, graph, theme);
    getStyleClass().addAll(Style.CARD, "timeline");
    Hyperlink all = new Hyperlink("all");
    all.setOnAction(_ -> canvas.fit());
    all.setFocusTraversable(false);
    all.setTooltip(Parts.tip("The whole path (double click)"));
    Hyperlink close = new Hyperlink("hide");
    close.setOnAction(_ -> toggle());
    close.setFocusTraversable(false);
    getChildren()
        .addAll(
            Parts.row(
                Parts.label("Timeline", Style.CARD_TITLE),
                Parts.label(
                    "mean time per pass, in path order; a loop once, as wide as all its rounds ·"
                        + " wheel zooms, dragging pans",
                    Style.SMALL,
                    Style.MUTED),
                Parts.spacer(),
                all,
                close),
            canvas);
  }

  /// @param times how large its texts are, 1 for as usual
  void enlarge(double times) {
    canvas.enlarge(times);
  }

  /// @param window height of the window
  void limit(double window) {
    canvas.limit(window);
  }

  /// Shows or hides it.
  void toggle() {
    Parts.show(this, !isVisible());
  }
}
