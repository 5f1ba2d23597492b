// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Hiding;
import entryscope.quantity.Probability;
import java.util.List;

/// The steps of the slider that hides cold blocks, from nothing to much.
final class ColdLevel {
  private static final List<Hiding> LEVELS =
      List.of(
          Hiding.nothing(),
          Hiding.usual(),
          below(0.0001),
          below(0.001),
          below(0.01),
          below(0.1),
          below(0.5));

  private ColdLevel() {}

  private static Hiding below(double limit) {
    return Hiding.colderThan(new Probability(limit));
  }

  static int last() {
    return LEVELS.size() - 1;
  }

  static Hiding at(int level) {
    return LEVELS.get(Math.clamp(level, 0, last()));
  }

  /// The step of what is hidden, or the one just below it where it is between two.
  static int of(Hiding hiding) {
    return switch (hiding) {
      case Hiding.Nothing _ -> 0;
      case Hiding.LargeDetours _ -> 1;
      case Hiding.ColderThan(Probability limit) -> {
        int level = 2;
        while (level < last()
            && LEVELS.get(level + 1) instanceof Hiding.ColderThan(Probability next)
            && next.value() <= limit.value()) {
          level++;
        }
        yield level;
      }
    };
  }

  /// In a few words, for the label beside the slider.
  static String words(Hiding hiding) {
    return switch (hiding) {
      case Hiding.Nothing _ -> "hides nothing";
      case Hiding.LargeDetours _ -> "hides long detours";
      case Hiding.ColderThan _ -> "hides " + hiding.reason();
    };
  }
}
