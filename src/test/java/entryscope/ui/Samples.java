// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.EvidenceCase;
import entryscope.cost.EvidenceCase.Published.RateGain;
import entryscope.cost.EvidenceCase.Published.Times;
import entryscope.cost.EvidenceCase.Side;
import entryscope.cost.Grade;
import entryscope.cost.Machine;
import entryscope.cost.OperationCost;
import entryscope.cost.Scenario;
import entryscope.flow.Operation;
import entryscope.flow.ToyFlow;
import entryscope.quantity.Gigahertz;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Probability;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Workbench;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A catalogue with the toy flow and a machine on which everything costs one nanosecond, roughly.
final class Samples {
  private Samples() {}

  static Catalogue catalogue() {
    var flow = ToyFlow.flow();
    Scenario quiet = new Scenario("null-call", "null call", "", Map.of());
    Scenario traced = quiet("traced", "traced").with("traced", Probability.ALWAYS);
    return new Catalogue(
        Map.of(flow.id(), flow),
        Map.of("toy-machine", machine()),
        Map.of("null-call", quiet, "traced", traced),
        Map.of());
  }

  /// The catalogue with a published time and a published gain of the toy flow.
  static Catalogue withEvidence() {
    Catalogue plain = catalogue();
    Map<String, EvidenceCase> evidence = new LinkedHashMap<>();
    evidence.put("S1", evidence("S1", new Times(new Nanoseconds(94.9), new Nanoseconds(60))));
    evidence.put("S2", evidence("S2", new RateGain(30)));
    return new Catalogue(plain.flows(), plain.machines(), plain.scenarios(), evidence);
  }

  private static EvidenceCase evidence(String id, EvidenceCase.Published published) {
    return new EvidenceCase(
        id,
        "toy: enter and leave inlined",
        "toy-machine",
        "traced",
        Side.of("toy", "system-call", "before"),
        Side.of("toy", "system-call", "after"),
        published,
        "a loop",
        "a letter",
        List.of("Invented."));
  }

  private static Scenario quiet(String id, String title) {
    return new Scenario(id, title, "", Map.of());
  }

  static Machine machine() {
    Map<Operation, OperationCost> costs = new EnumMap<>(Operation.class);
    for (Operation operation : Operation.values()) {
      costs.put(
          operation,
          new OperationCost(0.5, 1, 1.5, OperationCost.Unit.NANOSECONDS, Grade.E, "invented"));
    }
    return new Machine(
        "toy-machine",
        "toy machine",
        List.of("toy"),
        new Gigahertz(1),
        Probability.NEVER,
        costs,
        List.of());
  }

  static Document document() {
    return Desk.document(catalogue(), catalogue().flows().values().iterator().next());
  }

  /// A store in which everything happens at once.
  static Store store() {
    return new Store(
        catalogue(), document(), new Workbench(), Workers.of(Runnable::run, Runnable::run));
  }
}
