// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Place;
import entryscope.inlining.Expansion;
import entryscope.session.Edit;
import entryscope.session.FunctionRow;
import entryscope.session.Selection;
import java.util.Optional;

/// What a reader can do to the call that is selected.
public final class Toggles {
  private final Store store;

  public Toggles(Store store) {
    this.store = store;
  }

  /// Inlines the selected call only, or puts it out of line.
  public void here() {
    call().ifPresent(call -> store.send(new Edit.InlineCall(call.path(), !call.inlined())));
  }

  /// Inlines the function that is called at every call, or puts it out of line everywhere.
  public void everywhere() {
    call()
        .ifPresent(
            call ->
                store.send(
                    new Edit.InlineFunction(call.callee().name(), !isInlinedEverywhere(call))));
  }

  /// Draws the callee's inside, or a single box for it.
  public void fold() {
    var visible = store.figures().get().visible();
    if (store.selection().get() instanceof Selection.OfBlock(Place place)
        && visible.in(place.path()).containsKey(place.block())) {
      store.send(new Edit.Fold(store.document().folds().opening(place)));
      return;
    }
    call()
        .filter(call -> call.inside().isPresent())
        .ifPresent(
            call -> {
              var folds = store.document().folds();
              store.send(new Edit.Fold(folds.with(call.path(), !visible.folds().isUnfolded(call))));
            });
  }

  public boolean isInlinedEverywhere(Expansion.Call call) {
    return store.figures().get().functions().stream()
        .anyMatch(
            row ->
                row.function().equals(call.callee()) && row.state() == FunctionRow.State.INLINED);
  }

  /// Whether there is a call to do something to.
  public boolean hasCall() {
    return call().isPresent();
  }

  private Optional<Expansion.Call> call() {
    return store.selection().get().call(store.figures().get().expansion());
  }
}
