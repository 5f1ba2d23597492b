// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Figures;
import entryscope.session.Opened;
import java.util.Optional;

/// Brings back what was selected and looked at when a session was saved, once it is drawn.
final class Look {
  private final Store store;
  private final GraphCanvas canvas;
  private Optional<Opened> wanted = Optional.empty();

  Look(Store store, Desk desk, GraphCanvas canvas) {
    this.store = store;
    this.canvas = canvas;
    desk.onOpen(
        opened -> {
          wanted = Optional.of(opened);
          look();
        });
    store.stale().subscribe(_ -> look());
  }

  private void look() {
    if (!store.stale().get()) {
      Optional<Opened> now = wanted.filter(opened -> opened.document().equals(store.document()));
      wanted = Optional.empty();
      now.ifPresent(this::look);
    }
  }

  private void look(Opened opened) {
    Figures figures = store.figures().get();
    if (opened.selection().body(figures.expansion()).isPresent()) {
      store.select(opened.selection());
    }
    opened.view().ifPresent(canvas::goTo);
  }
}
