// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.cost.EvidenceCase;
import entryscope.cost.EvidenceCase.Side;
import entryscope.cost.Machine;
import entryscope.cost.PathCounter;
import entryscope.cost.Prediction;
import entryscope.cost.Predictor;
import entryscope.cost.Pricing;
import entryscope.cost.Scenario;
import entryscope.cost.Tally;
import entryscope.flow.Flow;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Every published figure of a catalogue beside what the model predicts.
///
/// @param predictions one for each case whose flows, machine and scenario are there
/// @param missing for each other case what it lacks
public record EvidenceBoard(List<Prediction> predictions, List<String> missing) {
  public EvidenceBoard {
    predictions = List.copyOf(predictions);
    missing = List.copyOf(missing);
  }

  public static EvidenceBoard of(Catalogue catalogue) {
    List<Prediction> predictions = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (EvidenceCase evidence : catalogue.evidence().values()) {
      Optional<String> lack = lack(evidence, catalogue);
      if (lack.isPresent()) {
        missing.add(evidence.id() + ": " + lack.get());
      } else {
        predictions.add(predict(evidence, catalogue));
      }
    }
    return new EvidenceBoard(predictions, missing);
  }

  private static Optional<String> lack(EvidenceCase evidence, Catalogue catalogue) {
    if (!catalogue.machines().containsKey(evidence.machine())) {
      return Optional.of("no machine " + evidence.machine());
    }
    if (!catalogue.scenarios().containsKey(evidence.scenario())) {
      return Optional.of("no scenario " + evidence.scenario());
    }
    return lack(evidence.before(), catalogue).or(() -> lack(evidence.after(), catalogue));
  }

  private static Optional<String> lack(Side side, Catalogue catalogue) {
    Optional<Flow> flow = Optional.ofNullable(catalogue.flows().get(side.flow()));
    if (flow.isEmpty()) {
      return Optional.of("no flow " + side.flow());
    }
    if (!flow.get().entries().containsKey(side.entry())) {
      return Optional.of("flow " + side.flow() + " has no entry " + side.entry());
    }
    if (!flow.get().plans().containsKey(side.plan())) {
      return Optional.of("flow " + side.flow() + " has no plan " + side.plan());
    }
    return side.set().keySet().stream()
        .filter(id -> !flow.get().switches().containsKey(id))
        .findFirst()
        .map(id -> "flow " + side.flow() + " has no switch " + id);
  }

  private static Prediction predict(EvidenceCase evidence, Catalogue catalogue) {
    Machine machine = known(catalogue.machines().get(evidence.machine()));
    Scenario scenario = known(catalogue.scenarios().get(evidence.scenario()));
    return Predictor.predict(
        evidence,
        tally(evidence.before(), scenario, catalogue),
        tally(evidence.after(), scenario, catalogue),
        new Pricing(machine));
  }

  private static Tally tally(Side side, Scenario scenario, Catalogue catalogue) {
    Flow flow = known(catalogue.flows().get(side.flow()));
    InlinePlan plan = InlinePlan.of(flow.plan(side.plan()));
    String root = flow.entry(side.entry()).function();
    return PathCounter.count(flow, Expander.expand(flow, root, plan), side.in(scenario)).total();
  }

  private static <T> T known(@Nullable T value) {
    return Optional.ofNullable(value).orElseThrow();
  }
}
