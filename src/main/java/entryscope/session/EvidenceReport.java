// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.cost.Estimate.Line;
import entryscope.cost.EvidenceCase.Published;
import entryscope.cost.Prediction;
import entryscope.quantity.Numbers;
import java.util.ArrayList;
import java.util.List;

/// Predictions beside published figures, in plain ASCII text of at most 75 columns.
public final class EvidenceReport {
  private EvidenceReport() {}

  public static String of(List<Prediction> predictions) {
    List<String> text = new ArrayList<>();
    for (Prediction prediction : predictions) {
      add(text, prediction);
    }
    return String.join("\n", text).replace('−', '-').replace('–', '-') + "\n";
  }

  private static void add(List<String> text, Prediction prediction) {
    var evidence = prediction.evidence();
    String unit =
        switch (evidence.published()) {
          case Published.Times _ -> "ns";
          case Published.RateGain _ -> "%";
        };
    String indent = "  ";
    text.addAll(Paragraph.of(evidence.title(), evidence.id() + "  ", indent));
    text.addAll(
        Paragraph.of(
            "%s -> %s, %s on %s"
                .formatted(
                    evidence.before(), evidence.after(), evidence.scenario(), evidence.machine()),
            indent,
            indent));
    evidence
        .times()
        .ifPresent(
            times ->
                text.add(
                    "  %-18s%s ns   (the model alone: %s%s)"
                        .formatted(
                            "published before",
                            Numbers.fixed(times.before().value(), 1),
                            prediction.shared().isEmpty() ? "" : ">= ",
                            Numbers.ns(times.before().minus(prediction.anchor())))));
    text.add("  %-18s%s %s".formatted("published", Numbers.fixed(prediction.published(), 1), unit));
    text.add(
        "  %-18s%s %s   (80 %%: %s to %s)"
            .formatted(
                "predicted",
                Numbers.fixed(prediction.predicted().typical(), 1),
                unit,
                Numbers.fixed(prediction.predicted().low(), 1),
                Numbers.fixed(prediction.predicted().high(), 1)));
    text.add(
        "  %-18s%s %s: %s"
            .formatted(
                "residual",
                Numbers.fixed(prediction.residual(), 1),
                unit,
                prediction.covered()
                    ? "the interval covers it"
                    : "MISSED, it lies outside the interval"));
    text.add("  what changes, at typical costs:");
    for (Line line : prediction.lines()) {
      text.add(
          "    %-24s%8s x %6s ns = %7s ns  %s"
              .formatted(
                  line.operation().id(),
                  Numbers.count(line.count()),
                  Numbers.fixed(line.unit().typical().value(), 2),
                  Numbers.fixed(line.total().value(), 2),
                  line.cost().grade()));
    }
    prediction
        .uncosted()
        .forEach(
            u -> text.add("    %-24s%8s x unknown".formatted(u.name(), Numbers.count(u.count()))));
    if (!prediction.shared().isEmpty()) {
      text.addAll(Paragraph.of(Words.shared(prediction), "  ", "    "));
    }
    text.add("  caveats:");
    evidence.caveats().forEach(caveat -> text.addAll(Paragraph.of(caveat, "    - ", "      ")));
    text.add("");
  }
}
