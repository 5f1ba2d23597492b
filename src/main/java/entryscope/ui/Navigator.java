// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Folds;
import entryscope.session.Edit;
import entryscope.session.Journey;
import entryscope.session.Journey.How;
import entryscope.session.Journey.Stop;
import entryscope.session.Selection;
import java.util.Optional;

/// Goes to places of the path, opens what hides them, and remembers them to go back to.
final class Navigator {
  private final Store store;
  private final GraphCanvas canvas;
  private Journey journey;
  private How how = How.JUMP;
  private Optional<Selection> awaited = Optional.empty();

  Navigator(Store store, GraphCanvas canvas) {
    this.store = store;
    this.canvas = canvas;
    this.journey = Journey.of(new Stop(store.document(), store.selection().get(), How.JUMP));
    store.selection().subscribe((_, selection) -> remember(selection));
    store.picture().subscribe((_, _) -> revealAwaited());
  }

  private void remember(Selection selection) {
    awaited = Optional.empty();
    if (!selection.isNothing()) {
      journey = journey.then(new Stop(store.document(), selection, how));
    }
  }

  /// Goes to a place from anywhere, and unfolds the calls around it.
  void show(Selection selection) {
    go(selection, How.JUMP);
  }

  /// Goes to a place that was asked for by name, close enough to read it.
  void visit(Selection selection) {
    canvas.approach();
    show(selection);
    canvas.reveal(selection);
  }

  /// Goes on by one step.
  void walk(Selection selection) {
    go(selection, How.WALK);
  }

  /// Goes to a hit of a search.
  void find(Selection selection) {
    go(selection, How.SEARCH);
  }

  private void go(Selection selection, How by) {
    how = by;
    Folds folds = store.document().folds();
    Folds open =
        selection.unfolding(
            store.figures().get().expansion(), store.figures().get().visible(), folds);
    if (!open.equals(folds)) {
      store.send(new Edit.Fold(open));
    }
    store.select(selection);
    how = How.JUMP;
    if (!open.equals(folds)) {
      awaited = Optional.of(selection);
      revealAwaited();
    }
  }

  /// What was folded is seen as soon as it is drawn.
  private void revealAwaited() {
    awaited
        .filter(_ -> !store.stale().get())
        .or(() -> awaited.filter(canvas.drawn()::shows))
        .ifPresent(
            selection -> {
              awaited = Optional.empty();
              canvas.reveal(selection);
            });
  }

  boolean canGoBack() {
    return journey.canGoBack();
  }

  boolean canGoForward() {
    return journey.canGoForward();
  }

  void back() {
    travel(journey.back());
  }

  void forward() {
    travel(journey.forward());
  }

  /// A place of another path opens that path again as it was.
  private void travel(Journey next) {
    Stop stop = next.present();
    Stop here = new Stop(store.document(), store.selection().get(), How.JUMP);
    if (!stop.isSameTree(here)) {
      store.send(new Edit.Open(stop.document()));
    }
    show(stop.selection());
    journey = next;
  }
}
