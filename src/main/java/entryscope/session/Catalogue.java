// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.cost.EvidenceCase;
import entryscope.cost.Grade;
import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.file.Library;
import entryscope.flow.Flow;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Everything that can be chosen from: flows, machines, scenarios and evidence, each map by id.
public record Catalogue(
    Map<String, Flow> flows,
    Map<String, Machine> machines,
    Map<String, Scenario> scenarios,
    Map<String, EvidenceCase> evidence) {
  public Catalogue {
    flows = Collections.unmodifiableMap(new LinkedHashMap<>(flows));
    machines = Collections.unmodifiableMap(new LinkedHashMap<>(machines));
    scenarios = Collections.unmodifiableMap(new LinkedHashMap<>(scenarios));
    evidence = Collections.unmodifiableMap(new LinkedHashMap<>(evidence));
  }

  public static Catalogue of(Library library) {
    return new Catalogue(
        library.flows(), library.machines(), library.scenarios(), library.evidence());
  }

  /// The machines that run an architecture. The one known best comes first and is the default:
  /// least disturbed by placement (so hardware before emulators), then with most measured costs.
  public List<Machine> machinesFor(String architecture) {
    return machines.values().stream()
        .filter(machine -> machine.architectures().contains(architecture))
        .sorted(
            Comparator.comparingDouble((Machine machine) -> machine.layout().value())
                .thenComparing(Comparator.comparingLong(Catalogue::measured).reversed()))
        .toList();
  }

  private static long measured(Machine machine) {
    return machine.costs().values().stream().filter(cost -> cost.grade() == Grade.M).count();
  }

  /// The machine a flow is first shown on.
  public Optional<Machine> defaultMachine(Flow flow) {
    return machinesFor(flow.provenance().architecture()).stream().findFirst();
  }

  /// The scenario every document starts in.
  public Scenario defaultScenario() {
    Scenario scenario = scenarios.get(Scenario.NULL_CALL);
    return scenario == null
        ? new Scenario(Scenario.NULL_CALL, "null call", "nothing pending", Map.of())
        : scenario;
  }

  /// This catalogue with a flow added or replaced.
  public Catalogue with(Flow flow) {
    Map<String, Flow> more = new LinkedHashMap<>(flows);
    more.put(flow.id(), flow);
    return new Catalogue(more, machines, scenarios, evidence);
  }
}
