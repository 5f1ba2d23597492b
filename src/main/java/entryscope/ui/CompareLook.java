// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// How a comparison is looked at: side by side or overlaid, how large, and what its colours mean.
final class CompareLook extends HBox {
  CompareLook(CompareViews views, CompareLegend legend) {
    ToggleButton sides = toggle("Side by side", "compare-sides");
    ToggleButton over = toggle("Overlaid", "compare-over");
    group(sides, over);
    over.selectedProperty().subscribe(views::overlaid);
    HBox.setHgrow(legend, Priority.ALWAYS);
    getStyleClass().add(Style.ROW);
    getChildren()
        .addAll(
            sides,
            over,
            button("−", "Zoom out", views::zoomOut),
            button("+", "Zoom in", views::zoomIn),
            button("Fit", "Fit the whole drawings", views::fit),
            Parts.spacer(),
            legend);
  }

  private static ToggleButton toggle(String text, String id) {
    ToggleButton button = new ToggleButton(text);
    button.setId(id);
    return button;
  }

  /// Exactly one of two is on.
  static void group(ToggleButton first, ToggleButton second) {
    ToggleGroup group = new ToggleGroup();
    group.getToggles().setAll(List.of(first, second));
    group
        .selectedToggleProperty()
        .subscribe(
            (old, now) -> {
              if (now == null) {
                group.selectToggle(old);
              }
            });
    first.setSelected(true);
  }

  static Button button(String text, String tip, Runnable action) {
    Button button = new Button(text);
    button.setAccessibleText(tip);
    button.setTooltip(Parts.tip(tip));
    button.setOnAction(_ -> action.run());
    return button;
  }
}
