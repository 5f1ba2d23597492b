// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.scene.Node;
import javafx.scene.control.Tooltip;

/// The tooltip of something painted, about what the pointer is on: on another thing it goes, and
/// comes again beside the pointer.
final class PointedTip {
  private final Node owner;
  private final Tooltip tip = Parts.tip("");

  PointedTip(Node owner) {
    this.owner = owner;
  }

  /// @param text about what the pointer is on now, empty for nothing
  void show(String text) {
    if (text.equals(tip.getText())) {
      return;
    }
    Tooltip.uninstall(owner, tip);
    tip.hide();
    tip.setText(text);
    if (!text.isEmpty()) {
      Tooltip.install(owner, tip);
    }
  }
}
