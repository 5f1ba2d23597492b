// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import entryscope.cost.Estimate;
import entryscope.cost.Pricing;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.layout.Folds;
import entryscope.picture.Subject;
import entryscope.quantity.Numbers;
import entryscope.quantity.Range;
import java.util.List;
import java.util.Map;

/// Makes graphs of one path with the figures of one estimate of it.
///
/// @param folds which calls are single nodes
public record Graphs(
    Expansion expansion, Folds folds, Estimate estimate, Pricing pricing, Subject subject) {

  /// The whole path.
  public Graph whole() {
    return of(expansion, folds);
  }

  /// One function of the path with what is unfolded inside it.
  Graph of(Expansion part, Folds which) {
    return new GraphBuilder(ledger(), which)
        .build(part, heading(part.path().isRoot() ? "" : part.function().name()), description());
  }

  /// One function alone, all its calls folded, with the sum of its figures in all its places.
  ///
  /// @param places where it stands on the path; none where the path does not come there
  public Graph of(Expansion function, List<CallPath> places) {
    Folds folded = new Folds(Map.of());
    for (Expansion.Call call : function.calls().values()) {
      folded = folded.with(call.path(), false);
    }
    return new GraphBuilder(ledger().summed(function.path(), places), folded)
        .build(function, heading(function.function().name()), description());
  }

  private Ledger ledger() {
    return Ledger.of(estimate, pricing);
  }

  private String heading(String function) {
    String path = subject.flow() + ": " + subject.plan();
    return function.isEmpty() ? path : function + " in " + path;
  }

  private String description() {
    Range range = estimate.latency();
    return "%s · %s · %s\nwhole path %s%s ns (80 %%: %s). Estimate, not a measurement; Entryscope model %s."
        .formatted(
            subject.plan(),
            subject.scenario(),
            subject.machine(),
            estimate.isLowerBound() ? "≥ " : "",
            Numbers.ns(range.typical()),
            Numbers.ends(range),
            Estimate.MODEL_VERSION);
  }
}
