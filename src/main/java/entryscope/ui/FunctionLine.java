// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.flow.Verdict;
import entryscope.quantity.Numbers;
import entryscope.session.Edit;
import entryscope.session.FunctionRow;
import entryscope.session.FunctionRow.State;
import entryscope.session.Selection;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
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
  private Optional<FunctionRow> row = Optional.empty();

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
    inlined.setFocusTraversable(false);
    name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    name.setEllipsisString("…");
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    name.setOnMouseClicked(_ -> selectFirstCall());
    getChildren().addAll(Parts.row(inlined, name, gain, bytes), verdict);
  }

  String function() {
    return function;
  }

  /// What a screen reader says of a function.
  static String words(FunctionRow row) {
    String state =
        switch (row.state()) {
          case INLINED -> "inlined";
          case OUT_OF_LINE -> "out of line";
          case MIXED -> "inlined at some calls";
        };
    return row.function().name()
        + ", "
        + state
        + (row.verdict().isPossible()
            ? ", inlined " + Numbers.change(row.gain().typical()) + " ns"
            : ", cannot be inlined");
  }

  void show(FunctionRow row) {
    this.row = Optional.of(row);
    inlined.setSelected(row.state() == State.INLINED);
    inlined.pseudoClassStateChanged(Style.MIXED, row.state() == State.MIXED);
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
    Tip.set(gain, "Inlined instead of out of line: 80 %: " + Numbers.ends(row.gain()) + " ns");
    bytes.setText(Numbers.bytes(row.bytes()));
  }

  private void toggle(MouseEvent released) {
    released.consume();
    if (inlined.contains(released.getX(), released.getY())) {
      row.ifPresent(shown -> toggle(store, shown));
    }
  }

  /// Inlines every call of a function that can be, or none.
  static void toggle(Store store, FunctionRow row) {
    store.send(new Edit.InlineFunction(row.function().name(), row.state() != State.INLINED));
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
