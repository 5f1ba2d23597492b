// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.flow.Verdict;
import entryscope.quantity.Numbers;
import entryscope.session.Edit;
import entryscope.session.FunctionRow;
import entryscope.session.FunctionRow.State;
import entryscope.session.Selection;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.controlsfx.control.ToggleSwitch;

/// One function of the list: its switch, what inlining it gains, and why it cannot be or on what
/// condition.
final class FunctionLine extends VBox {
  /// Room for two lines; the rest is in the tooltip, and in the pane of the selection.
  private static final double VERDICT_HEIGHT = 28;

  private final Store store;
  private final String function;
  private final ToggleSwitch inlined = new ToggleSwitch();
  private final Label name;
  private final Label gain = Parts.label("", Style.FIGURE, Style.CHANGE, "gain");
  private final Label bytes = Parts.label("", Style.FIGURE, "bytes");
  private final Label verdict = Parts.wrapped("", Style.SMALL, Style.MUTED, "verdict");
  private State state = State.OUT_OF_LINE;

  FunctionLine(Store store, String function) {
    this.store = store;
    this.function = function;
    this.name = Parts.label(function, Style.CODE, "function-name");
    build();
  }

  private void build() {
    getStyleClass().add("function");
    verdict.setMinHeight(0);
    verdict.setMaxHeight(VERDICT_HEIGHT);
    inlined.setId("inline-" + function);
    inlined.setAccessibleText("inline " + function);
    inlined.addEventFilter(MouseEvent.MOUSE_RELEASED, this::toggle);
    inlined.addEventFilter(KeyEvent.ANY, this::toggle);
    name.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
    name.setEllipsisString("…");
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    name.setOnMouseClicked(_ -> selectFirstCall());
    getChildren().addAll(Parts.row(inlined, name, gain, bytes), verdict);
  }

  void show(FunctionRow row) {
    state = row.state();
    inlined.setSelected(state == State.INLINED);
    inlined.pseudoClassStateChanged(Style.MIXED, state == State.MIXED);
    Tip.set(name, function + "\n" + row.function().does());
    boolean possible = row.verdict().isPossible();
    pseudoClassStateChanged(Style.FIXED, !possible);
    Parts.show(gain, possible);
    Parts.show(bytes, possible);
    show(row.verdict(), row.state() != State.OUT_OF_LINE);
    showGain(row);
  }

  private void show(Verdict found, boolean isInlined) {
    String text =
        switch (found) {
          case Verdict.Can _ -> "";
          case Verdict.CouldIf(String change) -> (isInlined ? "as if " : "could be, if ") + change;
          case Verdict.Cannot(String reason) -> reason;
        };
    verdict.setText(text);
    Tip.set(verdict, text);
    Parts.show(verdict, !text.isEmpty());
  }

  private void showGain(FunctionRow row) {
    gain.setText(Numbers.change(row.gain().typical()));
    double change =
        Double.parseDouble(
            Numbers.fixed(row.gain().typical().value(), 1).replace('−', '-').replace(",", ""));
    gain.pseudoClassStateChanged(Style.LESS, change < 0);
    gain.pseudoClassStateChanged(Style.MORE, change > 0);
    Tip.set(
        gain, "Inlined instead of out of line: 80 %: " + Numbers.ends(row.gain()) + " ns");
    bytes.setText(Numbers.bytes(row.bytes()));
  }

  private void toggle(MouseEvent released) {
    released.consume();
    if (inlined.contains(released.getX(), released.getY())) {
      toggle();
    }
  }

  private void toggle(KeyEvent event) {
    if (event.getCode() == KeyCode.SPACE || " ".equals(event.getCharacter())) {
      event.consume();
      if (event.getEventType() == KeyEvent.KEY_RELEASED) {
        toggle();
      }
    }
  }

  private void toggle() {
    store.send(new Edit.InlineFunction(function, state != State.INLINED));
  }

  private void selectFirstCall() {
    store
        .figures()
        .get()
        .expansion()
        .allCalls()
        .filter(call -> call.callee().name().equals(function))
        .findFirst()
        .ifPresent(call -> store.select(new Selection.OfBody(call.path())));
  }
}
