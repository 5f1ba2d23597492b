// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.EvidenceCase;
import entryscope.cost.EvidenceCase.Published.RateGain;
import entryscope.cost.EvidenceCase.Published.Times;
import entryscope.cost.EvidenceCase.Side;
import entryscope.flow.Plan;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Figures;
import java.util.Optional;
import java.util.stream.Collectors;

/// The published figures that stand beside an estimate: same flow, entry, plan and scenario.
public final class Published {
  private Published() {}

  /// A line for each evidence case that is about what is shown; empty without one.
  public static String of(Catalogue catalogue, Figures figures) {
    return catalogue.evidence().values().stream()
        .filter(
            evidence ->
                evidence.scenario().equals(figures.document().scenarioName(catalogue.scenarios())))
        .flatMap(evidence -> line(evidence, figures).stream())
        .collect(Collectors.joining("\n"));
  }

  private static Optional<String> line(EvidenceCase evidence, Figures figures) {
    boolean isAfter = matches(evidence.after(), figures.document());
    if (!isAfter && !matches(evidence.before(), figures.document())) {
      return Optional.empty();
    }
    return switch (evidence.published()) {
      case Times(Nanoseconds before, Nanoseconds after) ->
          Optional.of(time(evidence, isAfter ? after : before, figures));
      case RateGain(double percent) when isAfter ->
          Optional.of(
              "published %s: %s %% calls per second against “%s” (%s)"
                  .formatted(
                      evidence.id(),
                      Numbers.percent(percent),
                      evidence.before().plan(),
                      evidence.machine()));
      case RateGain _ -> Optional.empty();
    };
  }

  private static String time(EvidenceCase evidence, Nanoseconds published, Figures figures) {
    boolean covered = figures.estimate().latency().contains(published);
    String where =
        evidence.machine().equals(figures.document().machine().id())
            ? (covered ? "inside the range ✓" : "outside the range")
            : "on " + evidence.machine();
    return "published %s: %s ns, %s".formatted(evidence.id(), Numbers.ns(published), where);
  }

  private static boolean matches(Side side, Document document) {
    Plan plan = document.flow().plans().get(side.plan());
    return side.flow().equals(document.flow().id())
        && side.entry().equals(document.entry())
        && plan != null
        && InlinePlan.of(plan).equals(document.plan());
  }
}
