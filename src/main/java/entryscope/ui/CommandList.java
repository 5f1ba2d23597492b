// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Way;
import entryscope.session.Selection;
import entryscope.ui.Command.Group;
import entryscope.ui.Neighbours.Direction;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/// Every command of the window.
final class CommandList {
  private static final double ZOOM_STEP = 1.25;

  private final Store store;
  private final Shell shell;
  private final GraphCanvas canvas;
  private final SearchBar search;
  private final Toggles toggles;

  private CommandList(
      Store store, Shell shell, GraphCanvas canvas, SearchBar search, Toggles toggles) {
    this.store = store;
    this.shell = shell;
    this.canvas = canvas;
    this.search = search;
    this.toggles = toggles;
  }

  static Commands of(
      Store store, Shell shell, GraphCanvas canvas, SearchBar search, Toggles toggles) {
    CommandList list = new CommandList(store, shell, canvas, search, toggles);
    return new Commands(
        Stream.of(list.files(), list.edits(), list.views(), list.moves())
            .flatMap(List::stream)
            .toList());
  }

  private List<Command> files() {
    Files files = new Files(store, shell);
    return List.of(
        Command.of("open", Group.FILE, "Open a flow file", "Shortcut+O", files::choose),
        Command.of(
            "save-drawing",
            Group.FILE,
            "Save the drawing as SVG",
            "Shortcut+E",
            files::saveDrawing),
        Command.of("keys", Group.HELP, "List of keys", "F1", this::showKeys));
  }

  private List<Command> edits() {
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
            this::hasCall,
            toggles::everywhere),
        Command.of(
            "inline-here",
            Group.EDIT,
            "Inline here, or out of line",
            "Shift+I",
            this::hasCall,
            toggles::here),
        Command.of(
            "fold", Group.EDIT, "Fold or unfold the call", "E", this::hasCall, toggles::fold));
  }

  private List<Command> views() {
    return List.of(
        Command.of(
            "zoom-in",
            Group.VIEW,
            "Zoom in",
            "Plus Shortcut+Plus Shift+Plus Add Equals Shift+Equals Shortcut+Equals"
                + " Shortcut+Shift+Equals Shortcut+Add",
            () -> canvas.zoom(ZOOM_STEP)),
        Command.of(
            "zoom-out",
            Group.VIEW,
            "Zoom out",
            "Minus Shortcut+Minus Subtract Shortcut+Subtract",
            () -> canvas.zoom(1 / ZOOM_STEP)),
        Command.of("fit", Group.VIEW, "Fit the whole drawing", "W 0 Shortcut+0", canvas::fit),
        Command.of("full-size", Group.VIEW, "100 %", "Z", canvas::fullSize),
        Command.of(
            "evidence",
            Group.VIEW,
            "Evidence: predicted and published",
            "Shortcut+Shift+E",
            shell::showEvidence),
        Command.of("theme", Group.VIEW, "Light or dark", "", shell::switchTheme));
  }

  private List<Command> moves() {
    return List.of(
        Command.of("search", Group.GO, "Search", "Shortcut+F Slash", search::requestFocus),
        Command.of("next-hit", Group.GO, "Next hit", "F3", () -> search.step(1)),
        Command.of("previous-hit", Group.GO, "Previous hit", "Shift+F3", () -> search.step(-1)),
        Command.of(
            "follow",
            Group.GO,
            "Follow the path",
            "Enter",
            () -> follow(Set.of(Way.NEXT, Way.THEN, Way.ELSE))),
        Command.of(
            "follow-then",
            Group.GO,
            "Follow where the condition holds",
            "T",
            () -> follow(Set.of(Way.THEN))),
        Command.of(
            "follow-else",
            Group.GO,
            "Follow where it does not",
            "F",
            () -> follow(Set.of(Way.ELSE))),
        move("up", Direction.UP),
        move("down", Direction.DOWN),
        move("left", Direction.LEFT),
        move("right", Direction.RIGHT),
        Command.of(
            "nothing",
            Group.GO,
            "Select nothing",
            "Esc",
            () -> store.select(new Selection.Nothing())));
  }

  private Command move(String id, Direction direction) {
    return Command.of(
        id,
        Group.GO,
        "Nearest block " + id,
        id,
        () -> Neighbours.next(canvas.drawn(), seen(), direction).ifPresent(store::select));
  }

  private void follow(Set<Way> ways) {
    store.select(canvas.drawn().follow(seen(), ways));
  }

  private Selection seen() {
    return canvas.drawn().seen(store.selection().get());
  }

  private boolean hasCall() {
    return store.selection().get().call(store.figures().get().expansion()).isPresent();
  }

  private void showKeys() {
    shell.show(new KeysSheet(shell.commands().all()));
  }
}
