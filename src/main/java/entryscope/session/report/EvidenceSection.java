// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import entryscope.cost.EvidenceCase;
import entryscope.cost.EvidenceCase.Published;
import entryscope.cost.EvidenceCase.Side;
import entryscope.cost.Prediction;
import entryscope.quantity.Numbers;
import entryscope.session.EvidenceBoard;
import entryscope.session.Words;
import java.util.List;

/// Published figures of this flow beside what the model predicts.
record EvidenceSection(Content content) {
  void write(Html html) {
    String flow = content.document().flow().id();
    List<Prediction> predictions =
        EvidenceBoard.of(content.catalogue()).predictions().stream()
            .filter(p -> isOf(p.evidence().before(), flow) || isOf(p.evidence().after(), flow))
            .toList();
    if (predictions.isEmpty()) {
      html.element("p", "No published figure is known for this flow.");
      return;
    }
    html.element(
        "p",
        "Each on the machine and in the scenario that it was published for, whatever this report"
            + " shows.");
    predictions.forEach(prediction -> write(html, prediction));
  }

  private static boolean isOf(Side side, String flow) {
    return side.flow().equals(flow);
  }

  private static void write(Html html, Prediction prediction) {
    EvidenceCase evidence = prediction.evidence();
    String unit =
        switch (evidence.published()) {
          case Published.Times _ -> " ns";
          case Published.RateGain _ -> " %";
        };
    html.open("article").element("h3", evidence.id() + ": " + evidence.title());
    html.open("dl");
    pair(html, "Compared", side(evidence.before()) + " → " + side(evidence.after()));
    pair(html, "Where", evidence.scenario() + " on " + evidence.machine());
    evidence
        .times()
        .ifPresent(
            times ->
                pair(html, "Published before", Numbers.fixed(times.before().value(), 1) + " ns"));
    pair(html, "Published", Numbers.fixed(prediction.published(), 1) + unit);
    Prediction.Interval predicted = prediction.predicted();
    pair(
        html,
        "Predicted",
        "%s%s (80 %%: %s – %s)"
            .formatted(
                Numbers.fixed(predicted.typical(), 1),
                unit,
                Numbers.fixed(predicted.low(), 1),
                Numbers.fixed(predicted.high(), 1)));
    pair(
        html,
        "Residual",
        Numbers.fixed(prediction.residual(), 1)
            + unit
            + (prediction.covered()
                ? ": the interval covers it"
                : ": missed, outside the interval"));
    if (!prediction.shared().isEmpty()) {
      pair(html, "Without a cost", Words.shared(prediction));
    }
    pair(html, "Benchmark", evidence.benchmark());
    html.element("dt", "Source").open("dd").linked(evidence.source()).close().close();
    html.open("ul");
    evidence.caveats().forEach(caveat -> html.open("li").linked(caveat).close());
    html.close().close();
  }

  private static void pair(Html html, String name, String value) {
    html.element("dt", name).element("dd", value);
  }

  private static String side(Side side) {
    return side.flow() + " " + side.plan();
  }
}
