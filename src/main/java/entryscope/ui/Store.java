// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.picture.Picture;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit;
import entryscope.session.Figures;
import entryscope.session.History;
import entryscope.session.Recalculation;
import entryscope.session.Selection;
import entryscope.session.Workbench;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The one place of the window where anything changes: controls show what it holds and send it
/// edits.
///
/// Used by the thread of the window only; what takes time is done by workers.
public final class Store {
  private final ReadOnlyObjectWrapper<Catalogue> catalogue;
  private final ReadOnlyObjectWrapper<History> history;
  private final ReadOnlyObjectWrapper<Figures> figures;
  private final ReadOnlyObjectWrapper<Picture> picture;
  private final ReadOnlyObjectWrapper<Selection> selection =
      new ReadOnlyObjectWrapper<>(new Selection.Nothing());
  private final ReadOnlyObjectWrapper<Notice> notice =
      new ReadOnlyObjectWrapper<>(new Notice(0, "", List.of()));
  private final ReadOnlyBooleanWrapper stale = new ReadOnlyBooleanWrapper();
  private final Recalculation recalculation;
  private final Evidence evidence;
  private final Comparing comparing;
  private final ExportDesk exports;
  private final Importing importing;

  /// Derives what `document` shows at once, so that there is always something to show.
  public Store(Catalogue catalogue, Document document, Workbench workbench, Workers workers) {
    Executor work = workers.work();
    Executor fx = workers.fx();
    this.catalogue = new ReadOnlyObjectWrapper<>(catalogue);
    this.history = new ReadOnlyObjectWrapper<>(History.of(document));
    this.figures = new ReadOnlyObjectWrapper<>(workbench.figures(document));
    this.picture = new ReadOnlyObjectWrapper<>(workbench.picture(document));
    this.recalculation = new Recalculation(workbench, work, fx, this::show, this::show);
    this.evidence = new Evidence(work, fx);
    this.comparing = new Comparing(work, fx);
    this.exports = new ExportDesk(work, fx);
    this.importing = new Importing(workers.reading(), fx);
  }

  public ReadOnlyObjectProperty<Catalogue> catalogue() {
    return catalogue.getReadOnlyProperty();
  }

  /// The documents; the present one is what all controls show.
  public ReadOnlyObjectProperty<History> history() {
    return history.getReadOnlyProperty();
  }

  public Document document() {
    return history.get().present();
  }

  /// The newest figures there are; those of the present document unless [#stale].
  public ReadOnlyObjectProperty<Figures> figures() {
    return figures.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Picture> picture() {
    return picture.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Selection> selection() {
    return selection.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Notice> notice() {
    return notice.getReadOnlyProperty();
  }

  public Evidence evidence() {
    return evidence;
  }

  public Comparing comparing() {
    return comparing;
  }

  public ExportDesk exports() {
    return exports;
  }

  public Importing importing() {
    return importing;
  }

  /// Whether figures or picture are still those of an earlier document.
  public ReadOnlyBooleanProperty stale() {
    return stale.getReadOnlyProperty();
  }

  /// Does an edit, or tells why not.
  public void send(Edit edit) {
    switch (edit.apply(document())) {
      case Edit.Outcome.Done(Document done) -> go(history.get().then(done));
      case Edit.Outcome.Refused(String reason) -> tell(reason);
    }
  }

  public void undo() {
    go(history.get().undo());
  }

  public void redo() {
    go(history.get().redo());
  }

  /// Offers more to choose from; what is open stays open.
  public void offer(Catalogue more) {
    catalogue.set(more);
  }

  public void select(Selection selected) {
    selection.set(selected);
  }

  public void tell(String text) {
    tell(text, List.of());
  }

  /// Tells something that the reader can do something about.
  void tell(String text, List<Notice.Offer> offers) {
    notice.set(new Notice(notice.get().number() + 1, text, offers));
  }

  private void go(History next) {
    Document before = document();
    if (next == history.get()) {
      return;
    }
    if (!sameTree(before, next.present())) {
      selection.set(new Selection.Nothing());
    }
    history.set(next);
    stale.set(true);
    recalculation.submit(next.present());
  }

  private static boolean sameTree(Document one, Document other) {
    return one.flow() == other.flow() && one.root().equals(other.root());
  }

  private void show(Figures derived) {
    figures.set(derived);
  }

  private void show(Picture drawn) {
    picture.set(drawn);
    stale.set(false);
  }
}
