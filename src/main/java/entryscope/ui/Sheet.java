// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// A page that is laid over the window until it is closed.
class Sheet extends VBox {
  private final Button close = new Button("Close");
  private final Label said = Parts.label("", Style.MUTED);

  Sheet(String title, Node... content) {
    getStyleClass().add("sheet");
    close.setId("close-sheet");
    close.setCancelButton(true);
    close.setDefaultButton(true);
    said.setId("sheet-notice");
    said.setMinWidth(0);
    getChildren().add(Parts.label(title, Style.CARD_TITLE));
    getChildren().addAll(content);
    getChildren().add(Parts.row(said, Parts.spacer(), close));
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    addEventHandler(KeyEvent.KEY_PRESSED, this::press);
  }

  /// Enter means the button that has the focus and not the one that closes.
  private void press(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER
        && event.getTarget() instanceof ButtonBase focused
        && focused != close) {
      focused.fire();
      event.consume();
    }
  }

  /// Says here what is told while the page lies over the place where it is told otherwise.
  final void hear(ObservableValue<Notice> notices) {
    Subscription hearing = notices.subscribe((_, notice) -> said.setText(notice.text()));
    sceneProperty()
        .subscribe(
            (_, scene) -> {
              if (scene == null) {
                hearing.unsubscribe();
              }
            });
  }

  @Override
  public void requestFocus() {
    close.requestFocus();
  }

  /// Another button is the one that stands out.
  final void recede() {
    close.setDefaultButton(false);
  }

  final void onClose(Runnable action) {
    close.setOnAction(_ -> action.run());
  }
}
