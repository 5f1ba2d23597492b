// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.quantity.Numbers;
import entryscope.quantity.Probability;

/// Which cold blocks of a body are drawn as one box instead of each by itself.
public sealed interface Hiding {
  /// Nothing is hidden in a large body, but detours that never run and would fill a screen.
  static Hiding usual() {
    return new LargeDetours();
  }

  /// Every block is drawn.
  static Hiding nothing() {
    return new Nothing();
  }

  record Nothing() implements Hiding {}

  /// Parts of a body that never run and have at least [#LARGE] boxes.
  record LargeDetours() implements Hiding {}

  /// Blocks that run less often per pass of the path than `limit`, above 0.
  record ColderThan(Probability limit) implements Hiding {
    public ColderThan {
      if (limit.value() == 0) {
        throw new IllegalArgumentException("nothing is colder than never");
      }
    }
  }

  /// So many boxes beside the hot path push it apart by about a screen.
  int LARGE = 8;

  /// What is colder than `limit`; nothing for 0.
  static Hiding colderThan(Probability limit) {
    return limit.value() == 0 ? nothing() : new ColderThan(limit);
  }

  /// Whether a block that runs so often per pass may be hidden.
  default boolean isCold(double visits) {
    return switch (this) {
      case Nothing _ -> false;
      case LargeDetours _ -> visits == 0;
      case ColderThan(var limit) -> visits < limit.value();
    };
  }

  /// How many boxes a part must have at least for being hidden. One box for one hides nothing.
  default int least() {
    return this instanceof LargeDetours ? LARGE : 2;
  }

  /// What is true of all hidden blocks, `colder than 1 %`.
  default String reason() {
    return switch (this) {
      case Nothing _ -> "";
      case LargeDetours _ -> "never run";
      case ColderThan(var limit) -> "colder than " + Numbers.share(limit.value());
    };
  }
}
