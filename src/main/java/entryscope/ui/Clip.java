// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/// The clipboard of the desktop.
final class Clip {
  private Clip() {}

  static void put(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
