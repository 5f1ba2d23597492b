// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.EvidenceCase;
import entryscope.cost.EvidenceCase.Published.RateGain;
import entryscope.cost.EvidenceCase.Published.Times;
import entryscope.cost.EvidenceCase.Side;
import entryscope.cost.Scenario;
import entryscope.flow.Plan;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.EvidenceBoard;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The published figures that stand beside an estimate (same flow, entry, plan and scenario), each
/// with the prediction of its evidence case. The estimate itself is no prediction of a published
/// time: only with what the model does not see taken from the time before the change it is one.
public final class Published {
  private Published() {}

  /// A line for each evidence case that is about what is shown; empty without one.
  ///
  /// @param board the predictions, once they are made
  public static String of(Catalogue catalogue, Document document, Optional<EvidenceBoard> board) {
    return catalogue.evidence().values().stream()
        .flatMap(
            evidence ->
                Optional.ofNullable(catalogue.scenarios().get(evidence.scenario())).stream()
                    .flatMap(
                        scenario ->
                            line(evidence, scenario, document, forecast(evidence, board)).stream()))
        .collect(Collectors.joining("\n"));
  }

  /// The cases about the same flow that [#of] says nothing of, since another entry, plan or
  /// scenario is shown.
  static List<EvidenceCase> elsewhere(Catalogue catalogue, Document document) {
    String flow = document.flow().id();
    return catalogue.evidence().values().stream()
        .filter(e -> e.before().flow().equals(flow) || e.after().flow().equals(flow))
        .filter(e -> catalogue.flows().containsKey(e.after().flow()))
        .filter(e -> catalogue.scenarios().containsKey(e.scenario()))
        .filter(e -> catalogue.machines().containsKey(e.machine()))
        .filter(e -> !isAbout(e, catalogue, document))
        .toList();
  }

  private static boolean isAbout(EvidenceCase evidence, Catalogue catalogue, Document document) {
    return Optional.ofNullable(catalogue.scenarios().get(evidence.scenario()))
        .filter(
            scenario ->
                matches(evidence.before(), scenario, document)
                    || matches(evidence.after(), scenario, document))
        .isPresent();
  }

  private static Optional<Forecast> forecast(EvidenceCase evidence, Optional<EvidenceBoard> board) {
    return board.stream()
        .flatMap(made -> made.predictions().stream())
        .filter(prediction -> prediction.evidence().id().equals(evidence.id()))
        .findFirst()
        .map(Forecast::of);
  }

  private static Optional<String> line(
      EvidenceCase evidence, Scenario scenario, Document document, Optional<Forecast> forecast) {
    boolean isAfter = matches(evidence.after(), scenario, document);
    if (!isAfter && !matches(evidence.before(), scenario, document)) {
      return Optional.empty();
    }
    String anchor = evidence.published() instanceof Times ? " from there" : "";
    String prediction = forecast.map(made -> ", " + made.sentence(anchor)).orElse("");
    String elsewhere =
        evidence.machine().equals(document.machine().id()) ? "" : " (" + evidence.machine() + ")";
    return Optional.of(
        evidence.id() + ": " + published(evidence, isAfter) + prediction + elsewhere);
  }

  private static String published(EvidenceCase evidence, boolean isAfter) {
    String then = isAfter ? "" : " for “" + evidence.after().settings() + "”";
    return switch (evidence.published()) {
      case Times(Nanoseconds before, Nanoseconds _) when !isAfter ->
          "published %s ns, and%s %s"
              .formatted(Numbers.ns(before), then, Forecast.published(evidence));
      case Times(Nanoseconds before, Nanoseconds _) ->
          "published %s, %s before".formatted(Forecast.published(evidence), Numbers.ns(before));
      case RateGain _ ->
          "published%s %s calls per second".formatted(then, Forecast.published(evidence));
    };
  }

  private static boolean matches(Side side, Scenario scenario, Document document) {
    Plan plan = document.flow().plans().get(side.plan());
    return side.flow().equals(document.flow().id())
        && side.entry().equals(document.entry())
        && side.in(scenario).equals(document.scenario())
        && plan != null
        && InlinePlan.of(plan).equals(document.plan());
  }
}
