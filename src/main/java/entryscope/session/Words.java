// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.cost.Estimate;
import entryscope.cost.Prediction;
import entryscope.quantity.Numbers;
import java.util.stream.Collectors;

/// Sentences that say what an estimate holds.
public final class Words {
  private static final int NAMED = 3;

  private Words() {}

  /// What has no cost, and so is missing from the figure; empty where nothing is.
  public static String uncosted(Estimate estimate) {
    int n = estimate.uncosted().size();
    if (n == 0) {
      return "";
    }
    String names =
        estimate.uncosted().stream()
            .limit(NAMED)
            .map(Estimate.Uncosted::name)
            .collect(Collectors.joining(", "));
    return counted(n, "operation") + " uncosted: " + names + (n > NAMED ? ", …" : "");
  }

  /// What both sides of a comparison run that has no cost; empty where nothing is.
  public static String shared(Prediction prediction) {
    return prediction.shared().isEmpty()
        ? ""
        : prediction.shared().stream()
            .map(Estimate.Uncosted::name)
            .collect(Collectors.joining(", ", "Run on both sides, at a cost not known: ", "."));
  }

  /// Percentiles where passes differ; empty where all take the same time.
  public static String percentiles(Estimate estimate) {
    if (estimate.count().byWorld().size() < 2) {
      return "";
    }
    var p = estimate.percentiles();
    return "%sp50 %s   p90 %s   p99 %s ns"
        .formatted(
            estimate.isLowerBound() ? "≥ " : "",
            Numbers.ns(p.p50()),
            Numbers.ns(p.p90()),
            Numbers.ns(p.p99()));
  }

  public static String counts(Estimate estimate) {
    return Numbers.count(estimate.instructions())
        + " instructions · "
        + Numbers.count(estimate.calls())
        + (estimate.calls() == 1 ? " call · " : " calls · ")
        + Numbers.fixed(estimate.text().total(), 0)
        + " bytes";
  }

  public static String counted(int count, String noun) {
    return Numbers.fixed(count, 0) + " " + noun + (count == 1 ? "" : "s");
  }
}
