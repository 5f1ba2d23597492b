// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import java.util.Locale;
import java.util.OptionalInt;

/// Finds a text by some of its letters: `ieh` finds `Inline everywhere`.
public final class Fuzzy {
  private static final int START_OF_WORD = 8;
  private static final int NEXT_LETTER = 7;

  private Fuzzy() {}

  /// How well a text fits what was written: every word of it must be found with its letters in
  /// order, best at the start of words and side by side. Absent where it does not fit.
  public static OptionalInt score(String wanted, String text) {
    int sum = 0;
    for (String word : wanted.strip().toLowerCase(Locale.ROOT).split("\\s+", -1)) {
      int best = best(word, text);
      if (best < 0) {
        return OptionalInt.empty();
      }
      sum += best;
    }
    return OptionalInt.of(sum);
  }

  /// The best way to lay the letters of a word on a text, -1 where there is none: `ending[j]` is
  /// the best of the letters so far with the last one on letter j.
  private static int best(String word, String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    if (word.isEmpty()) {
      return 0;
    }
    int[] ending = new int[lower.length()];
    for (int i = 0; i < word.length(); i++) {
      int[] next = new int[lower.length()];
      int before = i == 0 ? 0 : -1;
      for (int j = 0; j < lower.length(); j++) {
        int beside = i > 0 && j > 0 && ending[j - 1] >= 0 ? ending[j - 1] + NEXT_LETTER : -1;
        int base = Math.max(before, beside);
        next[j] =
            base >= 0 && lower.charAt(j) == word.charAt(i)
                ? base + 1 + (startsWord(text, j) ? START_OF_WORD : 0)
                : -1;
        before = i == 0 ? 0 : Math.max(before, ending[j]);
      }
      ending = next;
    }
    int best = -1;
    for (int score : ending) {
      best = Math.max(best, score);
    }
    return best;
  }

  private static boolean startsWord(String text, int at) {
    return at == 0
        || !Character.isLetterOrDigit(text.charAt(at - 1))
        || (Character.isUpperCase(text.charAt(at)) && Character.isLowerCase(text.charAt(at - 1)));
  }
}
