// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Place;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.layout.Way;
import entryscope.session.Selection;
import entryscope.ui.Command.Group;
import entryscope.ui.Neighbours.Direction;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/// What moves the selection.
final class GoCommands {
  private static final Set<Way> ONWARD = Set.of(Way.NEXT, Way.THEN, Way.ELSE);

  private final Shell shell;
  private final Store store;
  private final GraphCanvas canvas;
  private final Navigator navigator;

  private GoCommands(Shell shell) {
    this.shell = shell;
    this.store = shell.store();
    this.canvas = shell.canvas();
    this.navigator = shell.navigator();
  }

  static List<Command> of(Shell shell) {
    GoCommands list = new GoCommands(shell);
    return Stream.of(list.places(), list.hits(), list.steps()).flatMap(List::stream).toList();
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
    return List.of(
        go("follow", "Follow the path, into calls", "Enter", this::follow),
        go("follow-on", "Follow the path, past calls", "J", () -> follow(ONWARD)),
        go("follow-then", "Follow where the condition holds", "T", () -> follow(Set.of(Way.THEN))),
        go("follow-else", "Follow where it does not", "F", () -> follow(Set.of(Way.ELSE))),
        move("up", Direction.UP),
        move("down", Direction.DOWN),
        move("left", Direction.LEFT),
        move("right", Direction.RIGHT),
        go("nothing", "Select nothing", "Esc", () -> store.select(new Selection.Nothing())));
  }

  private static Command go(String id, String name, String keys, Runnable action) {
    return Command.of(id, Group.GO, name, keys, action);
  }

  private Command move(String id, Direction direction) {
    return go(
        id,
        "Nearest block " + id,
        id,
        () -> Neighbours.next(canvas.drawn(), seen(), direction).ifPresent(navigator::walk));
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

  /// Into a call, else on along the path.
  private void follow() {
    entered()
        .ifPresentOrElse(
            inside ->
                navigator.show(
                    new Selection.OfBlock(new Place(inside.path(), inside.body().start().id()))),
            () -> follow(ONWARD));
  }

  private Optional<Expansion> entered() {
    return seen() instanceof Selection.OfBlock(Place(CallPath path, String block))
        ? store
            .figures()
            .get()
            .expansion()
            .at(path)
            .flatMap(part -> part.call(block))
            .flatMap(Expansion.Call::inside)
        : Optional.empty();
  }

  private void follow(Set<Way> ways) {
    navigator.walk(canvas.drawn().follow(seen(), ways));
  }

  private Selection seen() {
    return canvas.drawn().seen(store.selection().get());
  }
}
