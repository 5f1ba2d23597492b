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
  private final ToggleButton sides = toggle("Side by side", "compare-sides", "1");
  private final ToggleButton over = toggle("Overlaid", "compare-over", "2");

  CompareLook(CompareViews views, CompareLegend legend) {
    group(sides, over);
    over.selectedProperty().subscribe(views::overlaid);
    HBox.setHgrow(legend, Priority.ALWAYS);
    getStyleClass().add(Style.ROW);
    getChildren()
        .addAll(
            sides,
            over,
            button("−", "Zoom out (-)", views::zoomOut),
            button("+", "Zoom in (+)", views::zoomIn),
            button("Fit", "Fit the whole drawings (W)", views::fit),
            Parts.spacer(),
            legend);
  }

  void showSides() {
    sides.setSelected(true);
  }

  void showOverlaid() {
    over.setSelected(true);
  }

  private static ToggleButton toggle(String text, String id, String key) {
    ToggleButton button = new ToggleButton(text);
    button.setId(id);
    button.setTooltip(Parts.tip("%s (%s)".formatted(text, key)));
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
