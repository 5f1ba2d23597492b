// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.cost.EvidenceCase;
import entryscope.cost.Grade;
import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.file.Library;
import entryscope.file.SessionFile;
import entryscope.flow.Flow;
import entryscope.quantity.Gigahertz;
import entryscope.quantity.Probability;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Everything that can be chosen from: flows, machines, scenarios and evidence, each map by id.
///
/// @param files where flows were read from, absolute, by id
/// @param shipped the folder of the flows that every reader has
public record Catalogue(
    Map<String, Flow> flows,
    Map<String, Machine> machines,
    Map<String, Scenario> scenarios,
    Map<String, EvidenceCase> evidence,
    Map<String, Path> files,
    Optional<Path> shipped) {
  public Catalogue {
    flows = Collections.unmodifiableMap(new LinkedHashMap<>(flows));
    machines = Collections.unmodifiableMap(new LinkedHashMap<>(machines));
    scenarios = Collections.unmodifiableMap(new LinkedHashMap<>(scenarios));
    evidence = Collections.unmodifiableMap(new LinkedHashMap<>(evidence));
    files = Collections.unmodifiableMap(new LinkedHashMap<>(files));
  }

  /// A catalogue of what is in no files.
  public Catalogue(
      Map<String, Flow> flows,
      Map<String, Machine> machines,
      Map<String, Scenario> scenarios,
      Map<String, EvidenceCase> evidence) {
    this(flows, machines, scenarios, evidence, Map.of(), Optional.empty());
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

  /// That machine. Without one of its architecture nothing has a cost, which the figures then say.
  public Machine machineFor(Flow flow) {
    return defaultMachine(flow).orElseGet(() -> noMachine(flow.provenance().architecture()));
  }

  private static Machine noMachine(String architecture) {
    return new Machine(
        "none",
        "no machine for " + architecture,
        List.of(architecture),
        new Gigahertz(1),
        Probability.NEVER,
        Map.of(),
        List.of("There is no machine for " + architecture + ": no operation has a cost."));
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
    return new Catalogue(more, machines, scenarios, evidence, files, shipped);
  }

  /// This catalogue with a flow that was read from a file.
  public Catalogue with(Flow flow, Path file) {
    Map<String, Path> more = new LinkedHashMap<>(files);
    more.put(flow.id(), file.toAbsolutePath().normalize());
    return new Catalogue(with(flow).flows, machines, scenarios, evidence, more, shipped);
  }

  /// This catalogue with its flows read from a folder, each called by its id.
  ///
  /// @param own the folder that the program ships with
  public Catalogue from(Path folder, Path own) {
    Map<String, Path> all = new LinkedHashMap<>(files);
    Path absolute = folder.toAbsolutePath().normalize();
    flows.keySet().forEach(id -> all.put(id, absolute.resolve(id + ".flow.json")));
    return new Catalogue(
        flows, machines, scenarios, evidence, all, Optional.of(own.toAbsolutePath().normalize()));
  }

  /// This catalogue and what else there is; of two flows of one id this one's stays.
  public Catalogue and(Catalogue more) {
    return new Catalogue(
        both(flows, more.flows),
        both(machines, more.machines),
        both(scenarios, more.scenarios),
        both(evidence, more.evidence),
        both(files, more.files),
        shipped.or(more::shipped));
  }

  /// In the order of `more`, which is the whole that `first` was taken from.
  private static <T> Map<String, T> both(Map<String, T> first, Map<String, T> more) {
    Map<String, T> both = new LinkedHashMap<>(more);
    both.putAll(first);
    return both;
  }

  /// Where a flow was read from, if it was.
  public Optional<Path> file(Flow flow) {
    return Optional.ofNullable(files.get(flow.id()));
  }

  /// That file, if it is none that every reader has.
  public Optional<Path> ownFile(Flow flow) {
    return file(flow).filter(file -> !shipped.equals(Optional.ofNullable(file.getParent())));
  }

  SessionFile.Known known() {
    return new SessionFile.Known(flows, machines, scenarios);
  }
}
