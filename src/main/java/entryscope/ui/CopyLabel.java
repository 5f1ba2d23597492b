// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.scene.control.TextField;

/// A line of text that looks like a label and can be selected and copied.
final class CopyLabel extends TextField {
  CopyLabel(String text, String... styles) {
    super(text);
    setEditable(false);
    setFocusTraversable(false);
    getStyleClass().add("copy-label");
    getStyleClass().addAll(styles);
    Tip.set(this, text);
  }
}
