// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.ui.Command.Group;
import java.util.List;
import java.util.function.BooleanSupplier;

/// What changes the document.
final class EditCommands {
  private EditCommands() {}

  static List<Command> of(Shell shell) {
    Store store = shell.store();
    Toggles toggles = shell.toggles();
    BooleanSupplier canUndo = () -> store.history().get().canUndo();
    BooleanSupplier canRedo = () -> store.history().get().canRedo();
    return List.of(
        Command.of("undo", Group.EDIT, "Undo", "Shortcut+Z", canUndo, store::undo),
        Command.of("redo", Group.EDIT, "Redo", "Shortcut+Shift+Z Shortcut+Y", canRedo, store::redo),
        Command.of(
            "inline-everywhere",
            Group.EDIT,
            "Inline everywhere, or out of line",
            "I",
            toggles::hasCall,
            toggles::everywhere),
        Command.of(
            "inline-here",
            Group.EDIT,
            "Inline here, or out of line",
            "Shift+I",
            toggles::hasCall,
            toggles::here),
        Command.of(
            "fold", Group.EDIT, "Fold or unfold the call", "E", toggles::hasCall, toggles::fold));
  }
}
