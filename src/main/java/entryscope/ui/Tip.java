// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/// What a node says to a pointer that rests on it, and to screen readers.
///
/// A tooltip is a window with a scene. Those of some hundred rows would cost more than the rows, so
/// each is made when the pointer first comes.
final class Tip implements EventHandler<MouseEvent> {
  private final Node node;

  private Tip(Node node) {
    this.node = node;
  }

  /// Explains a node, instead of what was said of it before.
  static void set(Node node, String text) {
    if (node.getAccessibleHelp() == null) {
      node.addEventHandler(MouseEvent.MOUSE_ENTERED, new Tip(node));
    }
    node.setAccessibleHelp(text);
  }

  @Override
  public void handle(MouseEvent entered) {
    node.removeEventHandler(MouseEvent.MOUSE_ENTERED, this);
    Tooltip tip = Parts.tip("");
    tip.textProperty().bind(node.accessibleHelpProperty());
    Tooltip.install(node, tip);
  }
}
