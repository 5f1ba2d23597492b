// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.flow.Plan;
import entryscope.session.Edit;
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
        Command.of(
            "undo", Group.EDIT, "Undo", "Shortcut+Z", canUndo, "nothing was done yet", store::undo),
        Command.of(
            "redo",
            Group.EDIT,
            "Redo",
            "Shortcut+Shift+Z Shortcut+Y",
            canRedo,
            "nothing was undone",
            store::redo),
        Command.of(
            "copy",
            Group.EDIT,
            "Copy what is selected as text",
            "Shortcut+C",
            () -> !store.selection().get().isNothing(),
            "nothing is selected",
            () -> Clip.put(shell.canvas().drawn().text(store.selection().get()))),
        Command.of(
            "inline-everywhere",
            Group.EDIT,
            "Inline everywhere, or out of line",
            "I",
            toggles::hasCall,
            "select a call first",
            toggles::everywhere),
        Command.of(
            "inline-here",
            Group.EDIT,
            "Inline here, or out of line",
            "Shift+I",
            toggles::hasCall,
            "select a call first",
            toggles::here),
        Command.of(
            "fold",
            Group.EDIT,
            "Fold or unfold the call",
            "E",
            toggles::hasCall,
            "select a call first",
            toggles::fold),
        Command.of(
            "inline-all",
            Group.EDIT,
            "Inline everything that can be",
            "Shortcut+Shift+A",
            () -> store.send(new Edit.InlineEverything())),
        Command.of(
            "inline-nothing",
            Group.EDIT,
            "Inline nothing",
            "Shortcut+Shift+N",
            () -> store.send(new Edit.InlineNothing())),
        Command.of(
            "inline-compiled",
            Group.EDIT,
            "Inline as compiled",
            "Shortcut+Shift+R",
            () -> store.send(new Edit.ChoosePlan(store.document().flow().plan(Plan.COMPILED)))));
  }
}
