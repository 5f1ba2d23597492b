// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Way;
import entryscope.session.Selection;
import entryscope.ui.Command.Group;
import entryscope.ui.Neighbours.Direction;
import java.util.List;
import java.util.Set;

/// What moves the selection.
final class GoCommands {
  private final Store store;
  private final GraphCanvas canvas;
  private final SearchBar search;

  private GoCommands(Shell shell) {
    this.store = shell.store();
    this.canvas = shell.canvas();
    this.search = shell.search();
  }

  static List<Command> of(Shell shell) {
    return new GoCommands(shell).all();
  }

  private List<Command> all() {
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
}
