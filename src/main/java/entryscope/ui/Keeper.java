// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Autosave;
import entryscope.file.Autosaves;
import entryscope.file.Autosaves.Left;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Filing.Filed;
import entryscope.session.Opened;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/// Keeps work that is not saved where the next start finds it, soon after every change, so that it
/// outlives the window however that ends.
///
/// It is kept for as long as it is not saved, even when something else was opened since.
final class Keeper {
  private final Store store;
  private final Desk desk;
  private final Papers papers;
  private final Autosaves autosaves;
  private final Executor soon;
  private final Map<Document, Autosave> places = new IdentityHashMap<>();
  private boolean waiting;
  private Opened last;
  private Filed lastFiled;

  /// @param started where work is kept that this window took over
  /// @param soon runs a task in a short while, on the thread of the window
  Keeper(
      Store store,
      Desk desk,
      Papers papers,
      Autosaves autosaves,
      Optional<Autosave> started,
      Executor soon) {
    this.store = store;
    this.desk = desk;
    this.papers = papers;
    this.autosaves = autosaves;
    this.soon = soon;
    this.last = papers.present();
    this.lastFiled = desk.filed();
    started.ifPresent(place -> places.put(lastFiled.opened(), place));
    store.history().subscribe((_, _) -> changed());
    desk.filing().subscribe((_, _) -> changed());
    papers.onOpened(this::offer);
  }

  private void changed() {
    Filed filed = desk.filed();
    if (filed.opened() != lastFiled.opened() && lastFiled.isDirty(last.document())) {
      keep(lastFiled, last);
    }
    last = papers.present();
    lastFiled = filed;
    if (!waiting) {
      waiting = true;
      soon.execute(this::keep);
    }
  }

  /// Keeps what is open now, or nothing where it is saved.
  void keep() {
    waiting = false;
    if (desk.isDirty()) {
      keep(desk.filed(), papers.present());
    } else {
      forget(desk.filed());
    }
  }

  private void keep(Filed filed, Opened opened) {
    Autosave place = places.computeIfAbsent(filed.opened(), _ -> autosaves.fresh());
    Catalogue catalogue = store.catalogue().get();
    papers
        .disk()
        .execute(
            () ->
                place
                    .keep(opened.unsavedText(catalogue))
                    .ifPresent(problem -> papers.fx().execute(() -> store.tell(problem))));
  }

  private void forget(Filed filed) {
    Optional.ofNullable(places.remove(filed.opened()))
        .ifPresent(place -> papers.disk().execute(place::clear));
  }

  /// Looks whether an earlier window left changes to a session file unsaved, and offers them.
  void offer(Path file) {
    Catalogue catalogue = store.catalogue().get();
    papers
        .disk()
        .execute(
            () -> {
              for (Left left : autosaves.left()) {
                Start.read(left, catalogue)
                    .filter(opened -> opened.file().equals(Optional.of(file)))
                    .ifPresent(opened -> papers.fx().execute(() -> offer(file, left, opened)));
              }
            });
  }

  /// Goes on, in this window, with the next work that an earlier one left.
  void showNext() {
    Catalogue catalogue = store.catalogue().get();
    for (Left left : autosaves.left()) {
      Optional<Opened> read = Start.read(left, catalogue);
      Optional<Autosave> place = read.flatMap(_ -> autosaves.takeOver(left));
      if (read.isPresent() && place.isPresent()) {
        Opened opened = read.get();
        store.offer(opened.addedTo(catalogue));
        if (desk.open(opened, Start.saved(opened, store.catalogue().get()))) {
          places.put(desk.filed().opened(), place.get());
          tell(opened, left, desk.filed().saved());
        }
        return;
      }
    }
  }

  /// Tells what was brought back, and that there is more where there is.
  ///
  /// @param saved what discarding it leads to
  void tell(Opened opened, Left left, Document saved) {
    String on =
        opened
            .file()
            .map(file -> String.valueOf(file.getFileName()))
            .orElse(opened.document().flow().id());
    int more = autosaves.left().size();
    List<Notice.Offer> offers = new ArrayList<>();
    offers.add(new Notice.Offer("Keep", () -> {}));
    offers.add(new Notice.Offer("Discard", () -> desk.show(Opened.of(saved))));
    if (more > 0) {
      offers.add(new Notice.Offer("Next (%d more)".formatted(more), this::showNext));
    }
    store.tell("Unsaved: %s, %s".formatted(on, Start.time(left.when())), offers);
  }

  private void offer(Path file, Left left, Opened opened) {
    store.tell(
        "There are changes to %s that were not saved (%s)"
            .formatted(file.getFileName(), Start.time(left.when())),
        List.of(
            new Notice.Offer("Bring them back", () -> restore(file, left, opened)),
            new Notice.Offer(
                "Discard", () -> papers.disk().execute(() -> autosaves.discard(left)))));
  }

  private void restore(Path file, Left left, Opened opened) {
    if (desk.filed().file().equals(Optional.of(file))) {
      autosaves
          .takeOver(left)
          .ifPresent(
              place -> {
                places.put(desk.filed().opened(), place);
                desk.show(opened);
              });
    }
  }

  /// Leaves everything that is not saved for the next start.
  void leave() {
    keep();
    places.values().forEach(place -> papers.disk().execute(place::leave));
  }
}
