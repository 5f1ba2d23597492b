// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;

/// Finds the name that was meant by a mistyped one.
public final class Similar {
  /// Among more names than this none is looked for: the time is better spent otherwise.
  private static final int MAX_CANDIDATES = 2000;

  private static final int MAX_LENGTH = 128;

  private Similar() {}

  /// A hint: the nearest of the names if one is near, else what there is to choose from.
  static String hint(String wrong, Collection<String> names) {
    return nearest(wrong, names)
        .map(name -> "did you mean " + Printable.quoted(name) + "?")
        .orElseGet(() -> names.isEmpty() ? "" : "known here: " + Printable.listed(names));
  }

  /// The name that differs from `wrong` by the fewest letters, if by no more than a third of them.
  /// None is near a single letter.
  public static Optional<String> nearest(String wrong, Collection<String> names) {
    int best = Math.max(1, wrong.length() / 3) + 1;
    Optional<String> nearest = Optional.empty();
    if (wrong.length() < 2 || wrong.length() > MAX_LENGTH || names.size() > MAX_CANDIDATES) {
      return nearest;
    }
    for (String name : names) {
      if (Math.abs(name.length() - wrong.length()) < best) {
        int distance = distance(wrong, name);
        if (distance < best) {
          best = distance;
          nearest = Optional.of(name);
        }
      }
    }
    return nearest;
  }

  /// Letters to insert, drop, replace or exchange with their neighbour to make one text the other.
  static int distance(String a, String b) {
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    Arrays.setAll(last, j -> j);
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replace = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replace, Math.min(last[j], row[j - 1]) + 1);
        if (isSwap(a, i, b, j)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      beforeLast = last;
      last = row;
    }
    return last[b.length()];
  }

  private static boolean isSwap(String a, int i, String b, int j) {
    return i > 1
        && j > 1
        && a.charAt(i - 1) == b.charAt(j - 2)
        && a.charAt(i - 2) == b.charAt(j - 1);
  }
}
