// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.cost.Machine;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.quantity.Probability;
import entryscope.session.Edit.Outcome;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A document asked for by names, as a command line does; what is not named is the default.
///
/// @param set switches that differ from the scenario
/// @param inline functions to inline on top of the plan
/// @param outline functions to put out of line on top of the plan
public record Request(
    Optional<String> entry,
    Optional<String> plan,
    Optional<String> machine,
    Optional<String> scenario,
    Map<String, Probability> set,
    List<String> inline,
    List<String> outline) {
  public static final Request DEFAULT =
      new Request(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Map.of(),
          List.of(),
          List.of());

  public Request {
    set = Collections.unmodifiableMap(new LinkedHashMap<>(set));
    inline = List.copyOf(inline);
    outline = List.copyOf(outline);
  }

  /// The document of `flow` that is meant, or why there is none: a name that does not exist (with
  /// those that do), or a choice that is refused.
  public Outcome of(Flow flow, Catalogue catalogue) {
    Optional<Machine> usual = catalogue.defaultMachine(flow);
    if (usual.isEmpty() && machine.isEmpty()) {
      return new Outcome.Refused(
          "no machine for " + flow.provenance().architecture() + " is known");
    }
    return of(
        Document.of(flow, catalogue.defaultScenario(), catalogue.machineFor(flow)), catalogue);
  }

  /// `start` with everything changed that is named, or why that cannot be.
  public Outcome of(Document start, Catalogue catalogue) {
    Flow flow = start.flow();
    Optional<String> unknown = unknownName(flow, catalogue);
    if (unknown.isPresent()) {
      return new Outcome.Refused(unknown.get());
    }
    Document document =
        start
            .withMachine(machine.map(catalogue.machines()::get).orElse(start.machine()))
            .withScenario(scenario.map(catalogue.scenarios()::get).orElse(start.scenario()));
    Outcome outcome = new Edit.Open(document).apply(document);
    outcome = then(outcome, entry.map(Edit.ChooseEntry::new));
    outcome = then(outcome, plan.map(flow.plans()::get).map(Edit.ChoosePlan::new));
    for (Map.Entry<String, Probability> setting : set.entrySet()) {
      outcome =
          then(outcome, Optional.of(new Edit.SetSwitch(setting.getKey(), setting.getValue())));
    }
    for (String function : inline) {
      outcome = then(outcome, Optional.of(new Edit.InlineFunction(function, true)));
    }
    for (String function : outline) {
      outcome = then(outcome, Optional.of(new Edit.InlineFunction(function, false)));
    }
    return outcome;
  }

  private static Outcome then(Outcome outcome, Optional<? extends Edit> edit) {
    return outcome instanceof Outcome.Done(Document document) && edit.isPresent()
        ? edit.get().apply(document)
        : outcome;
  }

  private Optional<String> unknownName(Flow flow, Catalogue catalogue) {
    return missing("entry", entry, flow.entries().keySet())
        .or(() -> missing("plan", plan, flow.plans().keySet()))
        .or(() -> missing("machine", machine, catalogue.machines().keySet()))
        .or(() -> wrongMachine(flow, catalogue))
        .or(() -> missing("scenario", scenario, catalogue.scenarios().keySet()))
        .or(() -> firstMissing("switch", set.keySet(), flow.switches().keySet()))
        .or(() -> firstMissing("function", inline, functions(flow)))
        .or(() -> firstMissing("function", outline, functions(flow)))
        .or(this::contradiction);
  }

  private Optional<String> contradiction() {
    return inline.stream()
        .filter(outline::contains)
        .findFirst()
        .map(function -> function + " is to be inlined and to be out of line: choose one");
  }

  private static List<String> functions(Flow flow) {
    return flow.functions().values().stream().map(Function::name).toList();
  }

  private Optional<String> wrongMachine(Flow flow, Catalogue catalogue) {
    String architecture = flow.provenance().architecture();
    List<String> fitting = catalogue.machinesFor(architecture).stream().map(Machine::id).toList();
    return machine
        .filter(id -> !fitting.contains(id))
        .map(
            id ->
                "machine %s does not run %s; these do: %s"
                    .formatted(id, architecture, String.join(", ", fitting)));
  }

  private static Optional<String> missing(
      String what, Optional<String> name, Collection<String> known) {
    return firstMissing(what, name.stream().toList(), known);
  }

  private static Optional<String> firstMissing(
      String what, Collection<String> names, Collection<String> known) {
    return names.stream()
        .filter(name -> !known.contains(name))
        .findFirst()
        .map(name -> "no %s \"%s\"; there is: %s".formatted(what, name, String.join(", ", known)));
  }
}
