// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.cost.Estimate;
import entryscope.flow.Category;
import entryscope.quantity.Nanoseconds;
import java.util.Arrays;
import java.util.List;

/// What an estimate consists of, category by category.
public record Breakdown(List<Share> shares) {
  public Breakdown {
    shares = List.copyOf(shares);
  }

  /// The time of one category.
  public record Share(Category category, Nanoseconds time) {}

  /// The categories that take any time, in their own order.
  public static Breakdown of(Estimate estimate) {
    return new Breakdown(
        Arrays.stream(Category.values())
            .map(category -> new Share(category, time(estimate, category)))
            .filter(share -> share.time().value() > 0)
            .toList());
  }

  private static Nanoseconds time(Estimate estimate, Category category) {
    return estimate.lines().stream()
        .filter(line -> line.operation().category() == category)
        .map(Estimate.Line::total)
        .reduce(Nanoseconds.ZERO, Nanoseconds::plus);
  }
}
