// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.cost.Estimate.Percentiles;
import entryscope.quantity.Nanoseconds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// How the typical time of a pass is distributed over the worlds of a scenario.
///
/// @param passes times, shortest first, each with its probability; times that differ by less than a
///   hundredth of a ns are one
/// @param percentiles of the same times
public record Distribution(List<Pass> passes, Percentiles percentiles) {
  private static final double SAME = 0.01;

  public Distribution {
    passes = List.copyOf(passes);
  }

  /// One time that a pass may take.
  public record Pass(Nanoseconds time, double probability) {}

  public static Distribution of(Figures figures) {
    List<Pass> ascending =
        figures.estimate().count().byWorld().stream()
            .map(in -> new Pass(figures.pricing().typical(in.tally()), in.world().probability()))
            .sorted(Comparator.comparing(Pass::time))
            .toList();
    List<Pass> merged = new ArrayList<>();
    for (Pass pass : ascending) {
      if (!merged.isEmpty() && pass.time().value() - merged.getLast().time().value() < SAME) {
        Pass before = merged.removeLast();
        merged.add(new Pass(before.time(), before.probability() + pass.probability()));
      } else {
        merged.add(pass);
      }
    }
    return new Distribution(merged, figures.estimate().percentiles());
  }

  /// Whether passes differ, so that there is something to draw.
  public boolean isSpread() {
    return passes.size() > 1;
  }
}
