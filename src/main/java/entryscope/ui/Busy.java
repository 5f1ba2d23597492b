// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.HBox;
import javafx.util.Duration;

/// Says that what is shown is being worked out anew, once that takes long enough to be noticed.
final class Busy extends HBox {
  private static final Duration NOTICED = Duration.millis(400);

  Busy(Store store) {
    getStyleClass().addAll(Style.ROW, "busy");
    setId("busy");
    setAlignment(Pos.CENTER);
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    ProgressIndicator sign = new ProgressIndicator();
    sign.setPrefSize(18, 18);
    Button cancel = new Button("Cancel");
    cancel.setId("busy-cancel");
    cancel.setTooltip(Parts.tip("Undo the change that takes so long"));
    cancel.setOnAction(_ -> store.undo());
    getChildren().addAll(sign, Parts.label("Working it out …"), cancel);
    PauseTransition wait = new PauseTransition(NOTICED);
    wait.setOnFinished(_ -> Parts.show(this, store.stale().get()));
    store
        .stale()
        .subscribe(
            stale -> {
              if (stale) {
                wait.playFromStart();
              } else {
                wait.stop();
                Parts.show(this, false);
              }
            });
  }
}
