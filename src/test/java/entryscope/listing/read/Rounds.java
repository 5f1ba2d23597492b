// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.util.Random;

/// The rounds of a fuzz run, each with its own seed: from 0 on, or from `-Dfuzz.from` where one
/// failed, for `-Dfuzz.seconds`.
public final class Rounds {
  private Rounds() {}

  /// One round with its own source of chance.
  public interface Round {
    void run(Random random) throws Exception;
  }

  /// Runs rounds until one fails, and names its seed.
  ///
  /// @param least how many are run whatever time they take, where none is told to be the first
  /// @param usual seconds that rounds are started for, unless told otherwise
  /// @param tests among which the seconds are divided
  /// @return how many were run
  public static long run(int least, int usual, int tests, Round round) {
    long started = System.nanoTime();
    long until = started + Long.getLong("fuzz.seconds", usual) * 1_000_000_000 / tests;
    long from = Long.getLong("fuzz.from", 0);
    long seed = from;
    for (; (from == 0 && seed < least) || System.nanoTime() < until; seed++) {
      try {
        round.run(new Random(seed));
      } catch (Exception | AssertionError | StackOverflowError | OutOfMemoryError e) {
        throw new AssertionError("with seed " + seed, e);
      }
    }
    System.out.printf(
        "%d rounds in %d s%n", seed - from, (System.nanoTime() - started) / 1_000_000_000);
    return seed - from;
  }
}
