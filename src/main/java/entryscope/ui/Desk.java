// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.EvidenceCase;
import entryscope.cost.EvidenceCase.Side;
import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.flow.Flow;
import entryscope.inlining.InlinePlan;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit;
import entryscope.session.Filing;
import entryscope.session.Filing.Filed;
import entryscope.session.Opened;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What is open, and the file it belongs to.
///
/// Opening is an edit: it can be undone, and what was open before is then in its own file again.
public final class Desk {
  private final Store store;
  private final ReadOnlyObjectWrapper<Filing> filing;
  private Consumer<Opened> look = _ -> {};

  /// What is open belongs to no file yet.
  public Desk(Store store) {
    this(store, Optional.empty(), store.document());
  }

  /// @param saved what stands in the file of what is open, which may differ from it
  public Desk(Store store, Optional<Path> file, Document saved) {
    this.store = store;
    this.filing =
        new ReadOnlyObjectWrapper<>(
            Filing.of(store.document(), file).opened(store.document(), file, saved));
  }

  /// @param action shows the part of the drawing that was looked at, and what was selected
  void onOpen(Consumer<Opened> action) {
    look = action;
  }

  ReadOnlyObjectProperty<Filing> filing() {
    return filing.getReadOnlyProperty();
  }

  /// What the present document belongs to.
  Filed filed() {
    return filing.get().of(store.history().get());
  }

  boolean isDirty() {
    return filed().isDirty(store.document());
  }

  /// The name of what is open, with a dot where it is not saved as it is.
  String title() {
    String flow = store.document().flow().title();
    String name = filed().file().map(file -> file.getFileName() + " – " + flow).orElse(flow);
    return (isDirty() ? "• " : "") + name;
  }

  /// A flow as it is first shown.
  public static Document document(Catalogue catalogue, Flow flow) {
    return Document.of(flow, catalogue.defaultScenario(), catalogue.machineFor(flow));
  }

  /// A flow as it is compared with a document: in its scenario, and on its machine where that runs
  /// the flow.
  static Document document(Catalogue catalogue, Flow flow, Document like) {
    Document fresh = document(catalogue, flow).withScenario(like.scenario());
    boolean fits = like.machine().architectures().contains(flow.provenance().architecture());
    return fits ? fresh.withMachine(like.machine()) : fresh;
  }

  public void open(Flow flow) {
    if (flow != store.document().flow()) {
      open(Opened.of(document(store.catalogue().get(), flow)));
    }
  }

  /// Opens what an evidence case is about: its path with the change, compared with it without.
  public void open(EvidenceCase evidence) {
    open(Opened.of(document(store.catalogue().get(), evidence)));
  }

  private static Document document(Catalogue catalogue, EvidenceCase evidence) {
    Side before = evidence.before();
    Side after = evidence.after();
    Flow flow = known(catalogue.flows(), after.flow());
    Scenario scenario = after.in(known(catalogue.scenarios(), evidence.scenario()));
    Machine machine = known(catalogue.machines(), evidence.machine());
    Document changed =
        Document.of(flow, scenario, machine)
            .withEntry(after.entry())
            .withPlan(InlinePlan.of(flow.plan(after.plan())));
    return before.flow().equals(after.flow()) ? changed.withReference(before.plan()) : changed;
  }

  private static <T> T known(Map<String, T> all, String id) {
    return Optional.ofNullable(all.get(id)).orElseThrow();
  }

  /// Shows what was read from a file, or was never in one, and goes on from there.
  ///
  /// @return whether it could be shown; if not, the reader was told why
  boolean open(Opened opened) {
    return open(opened, opened.document());
  }

  /// @param saved what stands in the file
  boolean open(Opened opened, Document saved) {
    Document present = store.document();
    Document next = opened.document().equals(present) ? present : opened.document();
    filing.set(filing.get().opened(next, opened.file(), saved));
    return show(opened);
  }

  /// Shows the same work on another state of its flow, in the file it belongs to.
  boolean show(Opened opened) {
    store.send(new Edit.Open(opened.document()));
    boolean shown = store.document().equals(opened.document());
    if (shown) {
      look.accept(opened);
    }
    return shown;
  }

  /// The document was saved.
  ///
  /// @param opened what was opened on the way to it
  void saved(Document opened, Path file, Document document) {
    filing.set(filing.get().saved(opened, file, document));
  }
}
