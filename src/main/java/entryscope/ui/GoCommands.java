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

/// What moves the selection.
final class GoCommands {
  private final Shell shell;
  private final Store store;
  private final Navigator navigator;

  private GoCommands(Shell shell) {
    this.shell = shell;
    this.store = shell.store();
    this.navigator = shell.navigator();
  }

  static List<Command> of(Shell shell) {
    GoCommands list = new GoCommands(shell);
    return Stream.of(list.places(), list.hits(), list.steps(), list.walk())
        .flatMap(List::stream)
        .toList();
  }

  private List<Command> places() {
    BooleanSupplier hasCall = shell.toggles()::hasCall;
    return List.of(
        go("go-to", "Go to …", "G Shortcut+P", this::goTo),
        Command.of(
            "back",
            Group.GO,
            "Back",
            "Alt+Left Back_Space",
            navigator::canGoBack,
            "this is where you began",
            navigator::back),
        Command.of(
            "forward",
            Group.GO,
            "Forward",
            "Alt+Right",
            navigator::canGoForward,
            "you did not go back",
            navigator::forward),
        Command.of(
            "callers",
            Group.GO,
            "Callers of the function",
            "X",
            hasCall,
            "select a called function first",
            this::callers));
  }

  private List<Command> hits() {
    SearchBar search = shell.search();
    return List.of(
        go("search", "Search", "Shortcut+F Slash", search::requestFocus),
        go("next-hit", "Next hit", "F3", () -> search.step(1)),
        go("previous-hit", "Previous hit", "Shift+F3", () -> search.step(-1)));
  }

  private List<Command> steps() {
    Walker walker = shell.walker();
    return List.of(
        go("follow", "Follow the path, into calls", "Enter", walker::into),
        go("follow-on", "Follow the path, past calls", "J", walker::on),
        go(
            "follow-then",
            "Follow where the condition holds",
            "T",
            () -> walker.along(Set.of(Way.THEN))),
        go("follow-else", "Follow where it does not", "F", () -> walker.along(Set.of(Way.ELSE))),
        move("up", Direction.UP),
        move("down", Direction.DOWN),
        move("left", Direction.LEFT),
        move("right", Direction.RIGHT),
        go("nothing", "Select nothing", "Esc", this::stop));
  }

  private void stop() {
    shell.player().stop();
    store.select(new Selection.Nothing());
  }

  private List<Command> walk() {
    Player player = shell.player();
    return List.of(
        go("play", "Walk along the path, or stop", "P", player::toggle),
        go("faster", "Walk faster", "Shift+Period", () -> player.faster(1)),
        go("slower", "Walk slower", "Shift+Comma", () -> player.faster(-1)));
  }

  private static Command go(String id, String name, String keys, Runnable action) {
    return Command.of(id, Group.GO, name, keys, action);
  }

  private Command move(String id, Direction direction) {
    return go(id, "Nearest block " + id, id, () -> move(direction));
  }

  /// While presenting, Right and Left step along the path, as pages turn.
  private void move(Direction direction) {
    switch (shell.panels().isPresenting() ? direction : Direction.UP) {
      case RIGHT -> shell.walker().into();
      case LEFT -> shell.walker().back();
      default -> shell.walker().near(direction);
    }
  }

  private void goTo() {
    shell.choose(
        "Go to a function, block, flow, entry, plan, scenario or machine",
        shell.destinations().all());
  }

  private void callers() {
    store
        .selection()
        .get()
        .call(store.figures().get().expansion())
        .map(call -> call.callee().name())
        .ifPresent(
            function ->
                shell.choose("Callers of " + function, shell.destinations().callers(function)));
  }
}
