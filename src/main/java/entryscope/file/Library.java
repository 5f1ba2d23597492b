// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.EvidenceCase;
import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.file.Loaded.Failed;
import entryscope.flow.Flow;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/// All that there is to explore: the flows of a folder, and what the program ships with.
///
/// @param flows by id, in the order of the ids; so are the others, scenarios in their file's order
/// @param failures files that could not be had, each with its own diagnostics
/// @param warnings of the files that were
public record Library(
    Map<String, Flow> flows,
    Map<String, Machine> machines,
    Map<String, Scenario> scenarios,
    Map<String, EvidenceCase> evidence,
    List<Failed<?>> failures,
    List<Diagnostic> warnings) {
  public Library {
    flows = Collections.unmodifiableMap(new LinkedHashMap<>(flows));
    machines = Collections.unmodifiableMap(new LinkedHashMap<>(machines));
    scenarios = Collections.unmodifiableMap(new LinkedHashMap<>(scenarios));
    evidence = Collections.unmodifiableMap(new LinkedHashMap<>(evidence));
    failures = List.copyOf(failures);
    warnings = List.copyOf(warnings);
  }

  /// The `*.flow.json` files of a folder, and the machines, scenarios and evidence of the class
  /// path. What is wrong with one file hides nothing of the others.
  public static Library load(Path flows) {
    return shipped(resources -> load(flows, resources));
  }

  /// One flow of a folder, with all machines and scenarios but without evidence, which is about all
  /// flows: enough to show that flow, and read in a fraction of the time.
  public static Library loadOnly(Path flows, String id) {
    return shipped(
        resources ->
            load(
                Folder.one(flows, id, FlowForm.SUFFIX, FlowReader::read),
                machines(resources),
                scenarios(resources),
                new Folder<>(Map.of(), Set.of(), List.of(), List.of())));
  }

  private static Library shipped(Function<Path, Library> load) {
    return switch (Shipped.look(load)) {
      case Loaded.Ok<Library>(Library library, List<Diagnostic> _) -> library;
      case Failed<Library> failed ->
          new Library(Map.of(), Map.of(), Map.of(), Map.of(), List.of(failed), List.of());
    };
  }

  /// @param resources the folder with `machines`, `evidence` and `scenarios.json`
  static Library load(Path flows, Path resources) {
    Folder<Flow> flowFiles = Folder.load(flows, FlowForm.SUFFIX, FlowReader::read);
    Folder<Machine> machineFiles = machines(resources);
    Loaded<Map<String, Scenario>> scenarios = scenarios(resources);
    EvidenceCheck check =
        new EvidenceCheck(
            flowFiles.values(), machineFiles.names(), scenarios.toOptional().map(Map::keySet));
    Folder<EvidenceCase> evidenceFiles =
        Folder.load(
            resources.resolve("evidence"),
            EvidenceReader.SUFFIX,
            input -> EvidenceReader.read(input, check::check));
    return load(flowFiles, machineFiles, scenarios, evidenceFiles);
  }

  private static Folder<Machine> machines(Path resources) {
    return Folder.load(resources.resolve("machines"), MachineReader.SUFFIX, MachineReader::read);
  }

  private static Loaded<Map<String, Scenario>> scenarios(Path resources) {
    return ScenarioReader.read(Input.read(resources.resolve("scenarios.json")));
  }

  private static Library load(
      Folder<Flow> flowFiles,
      Folder<Machine> machineFiles,
      Loaded<Map<String, Scenario>> scenarios,
      Folder<EvidenceCase> evidenceFiles) {
    Stream<Failed<?>> noScenarios =
        scenarios instanceof Failed<Map<String, Scenario>> failed
            ? Stream.of(failed)
            : Stream.empty();
    return new Library(
        flowFiles.values(),
        machineFiles.values(),
        scenarios.toOptional().orElse(Map.of()),
        evidenceFiles.values(),
        Stream.of(
                flowFiles.failures().stream(),
                machineFiles.failures().stream(),
                noScenarios,
                evidenceFiles.failures().stream())
            .flatMap(failures -> failures)
            .<Failed<?>>map(failure -> failure)
            .toList(),
        Stream.of(flowFiles.warnings(), machineFiles.warnings(), evidenceFiles.warnings())
            .flatMap(List::stream)
            .toList());
  }

  /// Everything to say about the files, errors first.
  public List<Diagnostic> messages() {
    return Stream.concat(
            failures.stream().flatMap(failure -> failure.diagnostics().stream()), warnings.stream())
        .toList();
  }
}
