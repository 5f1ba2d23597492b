// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Block;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.quantity.Probability;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// How likely code that is left to two places is left to the first of them.
///
/// Bounds from below and above over all ways that switches may be set, by value iteration
/// (Puterman, Markov Decision Processes, 1994, ch. 4): where both meet, switches do not matter.
final class ExitChance {
  private static final int ROUNDS = 20_000;
  private static final double CLOSE = 1e-13;

  private final Map<String, Block> blocks;
  private final List<String> inside;
  private final String exit;

  private ExitChance(Map<String, Block> blocks, Set<String> inside, String exit) {
    this.blocks = blocks;
    this.inside = new ArrayList<>(inside).reversed();
    this.exit = exit;
  }

  /// The chance from `entry` on.
  ///
  /// @return empty where it depends on switches
  static Optional<Probability> of(
      Map<String, Block> blocks, Set<String> inside, String entry, String exit) {
    ExitChance chance = new ExitChance(blocks, inside, exit);
    double low = chance.bound(entry, false);
    double high = chance.bound(entry, true);
    return Math.abs(high - low) < 1e-9
        ? Optional.of(new Probability(Math.clamp(low, 0, 1)))
        : Optional.empty();
  }

  private double bound(String entry, boolean upper) {
    Map<String, Double> chances = new HashMap<>();
    double change = 1;
    for (int round = 0; round < ROUNDS && change > CLOSE; round++) {
      change = 0;
      for (String id : inside) {
        double now = from(Optional.ofNullable(blocks.get(id)).orElseThrow(), chances, upper);
        Double before = chances.put(id, now);
        change = Math.max(change, Math.abs(now - (before == null ? 0 : before)));
      }
    }
    return chances.getOrDefault(entry, 0.0);
  }

  private double from(Block block, Map<String, Double> chances, boolean upper) {
    return switch (block.terminator()) {
      case Branch(Decision.If _, String then, String otherwise, var _) -> {
        List<Double> ways = List.of(at(then, chances), at(otherwise, chances));
        yield upper ? Collections.max(ways) : Collections.min(ways);
      }
      case Branch(Decision.Chance(Probability yes), String then, String otherwise, var _) ->
          mixed(yes.value(), then, otherwise, chances);
      case Branch(Decision.Again(double passes), String then, String otherwise, var _) ->
          mixed(1 - 1 / passes, then, otherwise, chances);
      case Terminator.Goto(String next, boolean _) -> at(next, chances);
      case Terminator.Call(var _, String next) -> at(next, chances);
      case Terminator.TailCall _, Terminator.Return _, Terminator.Leave _ -> 0;
    };
  }

  private double mixed(double yes, String then, String otherwise, Map<String, Double> chances) {
    return yes * at(then, chances) + (1 - yes) * at(otherwise, chances);
  }

  private double at(String id, Map<String, Double> chances) {
    return id.equals(exit) ? 1 : chances.getOrDefault(id, 0.0);
  }
}
