// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.flow.Verdict;
import entryscope.inlining.Expansion;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Whether a call can be inlined, and the buttons that do it.
final class CallActions extends VBox {
  CallActions(Store store, Toggles toggles, Expansion.Call call) {
    getStyleClass().add("actions");
    FlowPane buttons = new FlowPane();
    buttons.getStyleClass().add("buttons");
    if (call.verdict().isPossible()) {
      buttons
          .getChildren()
          .addAll(
              button(
                  (call.inlined() ? "Out of line here" : "Inline here") + " (Shift+I)",
                  "inline-here",
                  toggles::here),
              button(
                  (toggles.isInlinedEverywhere(call) ? "Out of line" : "Inline")
                      + " everywhere (I)",
                  "inline-everywhere-selected",
                  toggles::everywhere));
    }
    if (call.inside().isPresent()) {
      boolean unfolded = store.figures().get().visible().folds().isUnfolded(call);
      buttons
          .getChildren()
          .add(button(unfolded ? "Fold (E)" : "Unfold (E)", "fold", toggles::fold));
    }
    getChildren().addAll(verdict(call), buttons);
  }

  private static Button button(String text, String id, Runnable action) {
    Button button = new Button(text);
    button.setId(id);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private static Label verdict(Expansion.Call call) {
    Label label = Parts.wrapped(sentence(call), "verdict");
    label.setId("verdict");
    return label;
  }

  /// With a full stop, and not with two.
  private static String ended(String sentence) {
    return sentence.endsWith(".") ? sentence : sentence + ".";
  }

  private static String sentence(Expansion.Call call) {
    String callee = call.callee().name();
    return switch (call.verdict()) {
      case Verdict.Can _ -> callee + (call.inlined() ? " is inlined here." : " can be inlined.");
      case Verdict.CouldIf(String change) ->
          callee
              + (call.inlined() ? " is inlined here, as if " : " could be inlined, if ")
              + ended(change);
      case Verdict.Cannot(String reason) -> callee + " cannot be inlined: " + ended(reason);
    };
  }
}
