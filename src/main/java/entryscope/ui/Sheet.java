// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// A page that is laid over the window until it is closed.
class Sheet extends VBox {
  private final Button close = new Button("Close");

  Sheet(String title, Node... content) {
    getStyleClass().add("sheet");
    close.setId("close-sheet");
    close.setCancelButton(true);
    close.setDefaultButton(true);
    getChildren().add(Parts.label(title, Style.CARD_TITLE));
    getChildren().addAll(content);
    getChildren().add(Parts.row(Parts.spacer(), close));
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
  }

  final void onClose(Runnable action) {
    close.setOnAction(_ -> action.run());
  }
}
