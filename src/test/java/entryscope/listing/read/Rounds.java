// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.util.Random;

/// The rounds of a fuzz run, each with its own seed: a fixed number from 0 on, which gives the same
/// run everywhere; or for `-Dfuzz.seconds`, from `-Dfuzz.from` on.
public final class Rounds {
  private Rounds() {}

  /// One round with its own source of chance.
  public interface Round {
    void run(Random random) throws Exception;
  }

  /// Runs rounds until one fails, and names its seed.
  ///
  /// @param usual how many are run where no seconds are told
  /// @param tests among which told seconds are divided
  /// @return how many were run
  public static long run(int usual, int tests, Round round) {
    long started = System.nanoTime();
    long seconds = Long.getLong("fuzz.seconds", 0);
    long until = started + seconds * 1_000_000_000 / tests;
    long from = Long.getLong("fuzz.from", 0);
    long seed = from;
    for (; seconds > 0 ? System.nanoTime() < until : seed < from + usual; seed++) {
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
