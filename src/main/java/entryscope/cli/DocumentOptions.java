// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.flow.Flow;
import entryscope.layout.Hiding;
import entryscope.quantity.Probability;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit.Outcome;
import entryscope.session.Request;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What of a flow is meant: the same options wherever a flow is estimated, drawn or shown.
final class DocumentOptions {
  @Option(names = "--entry", paramLabel = "ENTRY", description = "Entry (default: system-call).")
  private @Nullable String entry;

  @Option(
      names = "--machine",
      paramLabel = "MACHINE",
      description = "Machine (default: the first one that runs the flow's architecture).")
  private @Nullable String machine;

  @Option(
      names = "--scenario",
      paramLabel = "SCENARIO",
      description = "Scenario (default: null-call).")
  private @Nullable String scenario;

  @Option(
      names = "--set",
      paramLabel = "SWITCH=P",
      split = ",",
      description = "Set a switch of the flow to a probability from 0 to 1; may be repeated.")
  private Map<String, String> set = new LinkedHashMap<>();

  @Option(names = "--plan", paramLabel = "PLAN", description = "Plan (default: compiled).")
  private @Nullable String plan;

  @Option(
      names = "--inline",
      paramLabel = "FUNCTION",
      split = ",",
      description = "Inline these functions, on top of the plan.")
  private List<String> inline = List.of();

  @Option(
      names = "--outline",
      paramLabel = "FUNCTION",
      split = ",",
      description = "Put these functions out of line, on top of the plan.")
  private List<String> outline = List.of();

  @Option(
      names = "--hide-colder",
      paramLabel = "P",
      description =
          "Draw blocks that run less often per pass than P, from 0 to 1, as one box where they are"
              + " together; 0 draws every block (default: large parts that never run).")
  private @Nullable String hideColder;

  Document document(Flow flow, Catalogue catalogue) {
    return hiding(done(request().of(flow, catalogue)));
  }

  /// A document that is there already, with everything changed that is named.
  Document changed(Document document, Catalogue catalogue) {
    return hiding(done(request().of(document, catalogue)));
  }

  private Document hiding(Document document) {
    String limit = hideColder;
    return limit == null
        ? document
        : document.withFolds(
            document
                .folds()
                .withHiding(Hiding.colderThan(probability("--hide-colder " + limit, limit))));
  }

  /// Whether a plan is named, or a change to one.
  boolean namesPlan() {
    return plan != null || !inline.isEmpty() || !outline.isEmpty();
  }

  /// The name by which a document's plan was asked for, if nothing was changed in it.
  String planName(Document document) {
    return plan == null || !inline.isEmpty() || !outline.isEmpty() ? document.planId() : plan;
  }

  /// Whether nothing is named.
  boolean isEmpty() {
    return request().equals(Request.DEFAULT) && hideColder == null;
  }

  private Request request() {
    return new Request(
        Optional.ofNullable(entry),
        Optional.ofNullable(plan),
        Optional.ofNullable(machine),
        Optional.ofNullable(scenario),
        probabilities(set),
        inline,
        outline);
  }

  private static Document done(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Done(Document document) -> document;
      case Outcome.Refused(String reason) -> throw Stop.usage(reason);
    };
  }

  static Map<String, Probability> probabilities(Map<String, String> set) {
    Map<String, Probability> probabilities = new LinkedHashMap<>();
    set.forEach(
        (name, value) ->
            probabilities.put(name, probability("--set " + name + "=" + value, value)));
    return probabilities;
  }

  private static Probability probability(String said, String value) {
    try {
      return new Probability(Double.parseDouble(value));
    } catch (IllegalArgumentException e) {
      throw Stop.usage(said + ": a probability is a number from 0 to 1");
    }
  }
}
