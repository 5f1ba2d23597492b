// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// The small pieces that every pane is made of.
final class Parts {
  private Parts() {}

  static Label label(String text, String... styles) {
    Label label = new Label(text);
    label.getStyleClass().addAll(styles);
    return label;
  }

  /// A label that breaks its text into as many lines as it needs.
  static Label wrapped(String text, String... styles) {
    Label label = label(text, styles);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  static HBox row(Node... nodes) {
    HBox row = new HBox(nodes);
    row.getStyleClass().add(Style.ROW);
    return row;
  }

  static VBox column(Node... nodes) {
    return new VBox(nodes);
  }

  /// Takes all the room that is left in a row or column.
  static Region spacer() {
    Region spacer = new Region();
    HBox.setHgrow(spacer, Priority.ALWAYS);
    VBox.setVgrow(spacer, Priority.ALWAYS);
    return spacer;
  }

  /// A button with a drawn sign instead of a word; `name` is what screen readers and tooltips say.
  static Button icon(String shape, String name) {
    Region sign = new Region();
    sign.getStyleClass().addAll(Style.ICON, shape);
    Button button = new Button(name, sign);
    button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    button.setAccessibleText(name);
    button.getStyleClass().add(Style.ICON_BUTTON);
    button.setTooltip(tip(name));
    button.setFocusTraversable(false);
    return button;
  }

  static Tooltip tip(String text) {
    Tooltip tip = new Tooltip(text);
    tip.setShowDelay(Duration.millis(400));
    tip.setShowDuration(Duration.seconds(30));
    tip.setWrapText(true);
    tip.setMaxWidth(420);
    return tip;
  }

  /// Shows or hides a node together with its room.
  static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
