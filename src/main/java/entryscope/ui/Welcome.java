// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// What to know at the first start; gone for good once it was read.
final class Welcome extends VBox {
  /// @param read is run when the reader has read it
  Welcome(Commands commands, Runnable read) {
    getStyleClass().addAll("sheet", "welcome");
    setId("welcome");
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    Button done = new Button("Got it");
    done.setId("welcome-done");
    done.setOnAction(
        _ -> {
          Parts.show(this, false);
          read.run();
        });
    getChildren()
        .addAll(
            Parts.label("The path of a system call, block by block", Style.CARD_TITLE),
            hint("Ctrl+wheel", "zooms at the cursor, the wheel scrolls, dragging pans"),
            hint("Click", "a block for its cost, a switch at the left to inline a function"),
            hint(commands, "inline-everywhere", "inlines the selected call"),
            hint(commands, "palette", "finds every command and place"),
            hint(commands, "keys", "lists the keys"),
            Parts.row(Parts.spacer(), done));
  }

  private static Node hint(Commands commands, String id, String what) {
    return hint(commands.get(id).firstKeys(), what);
  }

  private static Node hint(String keys, String what) {
    var name = Parts.label(keys, Style.CODE, "hint-keys");
    return Parts.row(name, Parts.label(what));
  }
}
