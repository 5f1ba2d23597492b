// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import java.util.ArrayList;
import java.util.List;

/// Pairs two sequences without crossing, so that the scores of the pairs sum to the most that is
/// possible: the longest common subsequence where all scores are 1.
final class InOrder {
  /// Above this many pairs to think of, none is found: a table of them would take too long.
  private static final long MOST = 40_000_000;

  private InOrder() {}

  /// How well two elements fit; 0 where they may not be paired.
  interface Score {
    int of(int one, int other);
  }

  /// A pair of places.
  record Pair(int one, int other) {}

  /// The pairs in order; of equally good ones those whose elements stand first.
  static List<Pair> best(int ones, int others, Score score) {
    if ((long) ones * others > MOST) {
      return List.of();
    }
    int[][] best = new int[ones + 1][others + 1];
    for (int i = ones - 1; i >= 0; i--) {
      for (int j = others - 1; j >= 0; j--) {
        int fit = score.of(i, j);
        int paired = fit > 0 ? fit + best[i + 1][j + 1] : 0;
        best[i][j] = Math.max(paired, Math.max(best[i + 1][j], best[i][j + 1]));
      }
    }
    List<Pair> pairs = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < ones && j < others) {
      int fit = score.of(i, j);
      if (fit > 0 && best[i][j] == fit + best[i + 1][j + 1]) {
        pairs.add(new Pair(i++, j++));
      } else if (best[i][j] == best[i + 1][j]) {
        i++;
      } else {
        j++;
      }
    }
    return pairs;
  }
}
