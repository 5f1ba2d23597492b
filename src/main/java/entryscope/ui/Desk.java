// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.EvidenceCase;
import entryscope.cost.EvidenceCase.Side;
import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.file.FlowReader;
import entryscope.file.Loaded;
import entryscope.flow.Flow;
import entryscope.inlining.InlinePlan;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit;
import entryscope.session.Words;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// Opens flows: from the catalogue or from a file.
public final class Desk {
  private final Store store;

  public Desk(Store store) {
    this.store = store;
  }

  /// A flow as it is first shown. Without a machine of its architecture nothing has a cost, which
  /// the figures then say.
  public static Document document(Catalogue catalogue, Flow flow) {
    return Document.of(flow, catalogue.defaultScenario(), catalogue.machineFor(flow));
  }

  public void open(Flow flow) {
    if (flow != store.document().flow()) {
      store.send(new Edit.Open(document(store.catalogue().get(), flow)));
    }
  }

  /// Opens what an evidence case is about: its path with the change, compared with it without.
  public void open(EvidenceCase evidence) {
    store.send(new Edit.Open(document(store.catalogue().get(), evidence)));
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

  /// Opens a flow file, or returns what is wrong with it and leaves everything as it is.
  public Loaded<Flow> open(Path file) {
    Loaded<Flow> loaded = FlowReader.read(file);
    if (loaded instanceof Loaded.Ok<Flow>(Flow flow, var warnings)) {
      store.offer(store.catalogue().get().with(flow));
      open(flow);
      store.tell(
          "Opened "
              + file.getFileName()
              + (warnings.isEmpty() ? "" : ", with " + Words.counted(warnings.size(), "warning")));
    }
    return loaded;
  }
}
