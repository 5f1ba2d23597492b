// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Place;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.layout.Way;
import entryscope.session.Selection;
import entryscope.ui.Neighbours.Direction;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;

/// Goes from block to block.
final class Walker {
  private static final Set<Way> ONWARD = Set.of(Way.NEXT, Way.THEN, Way.ELSE);

  private record Step(Selection from, Selection to) {}

  private final Deque<Step> steps = new ArrayDeque<>();
  private final Store store;
  private final GraphCanvas canvas;
  private final Navigator navigator;

  Walker(Store store, GraphCanvas canvas, Navigator navigator) {
    this.store = store;
    this.canvas = canvas;
    this.navigator = navigator;
  }

  /// Into a call, else on along the path; [#back] returns.
  void into() {
    Selection from = store.selection().get();
    step();
    Selection to = store.selection().get();
    if (!to.equals(from)) {
      steps.push(new Step(from, to));
    }
  }

  /// Where the last step came from, unless the reader has gone elsewhere since.
  void back() {
    Selection here = store.selection().get();
    while (!steps.isEmpty()) {
      Step last = steps.pop();
      if (last.to().equals(here)) {
        navigator.walk(last.from());
        return;
      }
    }
  }

  private void step() {
    entered()
        .ifPresentOrElse(
            inside ->
                navigator.show(
                    new Selection.OfBlock(new Place(inside.path(), inside.body().start().id()))),
            this::on);
  }

  /// Along the path, the likeliest way where there are several.
  void on() {
    along(ONWARD);
  }

  /// The likeliest of these ways, where one of them is there.
  void along(Set<Way> ways) {
    Selection from = seen();
    Selection to = canvas.drawn().follow(from, ways);
    if (!to.equals(from)) {
      navigator.walk(to);
    } else if (!ways.equals(ONWARD)) {
      store.tell("No way out of it depends on a condition.");
    }
  }

  /// To the nearest block in the drawing.
  void near(Direction direction) {
    Neighbours.next(canvas.drawn(), seen(), direction).ifPresent(navigator::walk);
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

  private Selection seen() {
    return canvas.drawn().seen(store.selection().get());
  }
}
