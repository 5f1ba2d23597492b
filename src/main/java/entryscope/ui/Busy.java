// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.HBox;

/// Says that what is shown is being worked out anew, once that takes long enough to be noticed.
final class Busy extends HBox {
  /// @param overdue whether it takes that long
  Busy(Store store, ObservableValue<Boolean> overdue) {
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
    overdue.subscribe(is -> Parts.show(this, is));
  }
}
