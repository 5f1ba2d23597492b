// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.cost.PathCount;
import entryscope.quantity.Nanoseconds;
import java.util.Comparator;
import java.util.List;

/// What an estimate consists of, function by function: each with all that is inlined into it, the
/// dearest first.
public record FunctionShares(List<Share> shares) {
  public FunctionShares {
    shares = List.copyOf(shares);
  }

  /// The time of the code emitted for one function.
  ///
  /// @param time typical, per pass of the path
  public record Share(String symbol, Nanoseconds time) {}

  public static FunctionShares of(Figures figures) {
    PathCount count = figures.estimate().count();
    return new FunctionShares(
        count.bySymbol().keySet().stream()
            .map(symbol -> new Share(symbol, figures.pricing().typical(count.in(symbol))))
            .sorted(Comparator.comparingDouble((Share share) -> -share.time().value()))
            .toList());
  }
}
