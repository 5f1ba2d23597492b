// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.flow.Switch;
import entryscope.quantity.Numbers;
import entryscope.quantity.Probability;
import entryscope.session.Edit;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// One switch of the flow: off, on, or on with a probability.
final class SwitchLine extends HBox {
  private final Store store;
  private final String id;
  private final Label title = new Label();
  private final ToggleButton off;
  private final TextField share = new TextField();
  private final ToggleButton on;
  private Probability shown = Probability.NEVER;

  SwitchLine(Store store, String id) {
    this.store = store;
    this.id = id;
    this.off = button("off", Probability.NEVER);
    this.on = button("on", Probability.ALWAYS);
    build();
  }

  private void build() {
    getStyleClass().addAll(Style.ROW, "switch");
    title.setTextOverrun(OverrunStyle.ELLIPSIS);
    title.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(title, Priority.ALWAYS);
    share.setId("switch-" + id);
    share.setPromptText("%");
    share.getStyleClass().addAll("share", "center-pill");
    share.setOnAction(_ -> sendShare());
    share.focusedProperty().subscribe(focused -> leave(focused));
    HBox pills = new HBox(off, share, on);
    pills.getStyleClass().add("pills");
    pills.setMinWidth(USE_PREF_SIZE);
    getChildren().addAll(title, pills);
  }

  private ToggleButton button(String text, Probability value) {
    ToggleButton button = new ToggleButton(text);
    button.setId("switch-" + id + "-" + text);
    button.getStyleClass().add(text.equals("off") ? "left-pill" : "right-pill");
    button.setOnAction(
        _ -> {
          show(shown);
          store.send(new Edit.SetSwitch(id, value));
        });
    return button;
  }

  void show(Switch of, Probability probability) {
    title.setText(of.title());
    off.setAccessibleText(of.title() + " off");
    on.setAccessibleText(of.title() + " on");
    share.setAccessibleText("probability of " + of.title() + " in percent");
    Tip.set(
        title,
        "%s (%s)\n%s\nBy default: %s"
            .formatted(
                of.id(), of.kind().meaning(), of.does(), Numbers.share(of.byDefault().value())));
    show(probability);
  }

  private void show(Probability probability) {
    shown = probability;
    off.setSelected(probability.value() == 0);
    on.setSelected(probability.value() == 1);
    share.pseudoClassStateChanged(Style.CHOSEN, probability.isFractional());
    share.setText(probability.isFractional() ? Numbers.share(probability.value()) : "");
  }

  private void leave(boolean focused) {
    if (!focused) {
      show(shown);
    }
  }

  private void sendShare() {
    Percentage.read(share.getText())
        .ifPresentOrElse(
            p -> store.send(new Edit.SetSwitch(id, p)),
            () -> store.tell("“" + share.getText() + "” is no percentage between 0 and 100."));
    show(store.document().scenario().set().getOrDefault(id, shown));
    off.requestFocus(); // the next letters are commands again
  }
}
