// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.flow.Block;
import entryscope.flow.Flow;
import entryscope.flow.Operations;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.quantity.Probability;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Bodies with branches, joins, loops and early returns in all arrangements.
final class RandomBodies {
  private RandomBodies() {}

  static Flow body(long seed, int blocks) {
    Random random = new Random(seed);
    List<Block> all = new ArrayList<>();
    for (int i = 0; i < blocks; i++) {
      all.add(
          new Block(
              "b" + i,
              "block " + "x".repeat(random.nextInt(20)) + i,
              "",
              Operations.NONE,
              i == blocks - 1 ? new Terminator.Return() : end(random, i, blocks),
              Optional.empty()));
    }
    return Sample.ofBlocks(all.toArray(Block[]::new));
  }

  /// One way always goes to the next block, so that all are reachable.
  private static Terminator end(Random random, int i, int blocks) {
    String next = "b" + (i + 1);
    String far = "b" + (i + 1 + random.nextInt(Math.min(6, blocks - i - 1)));
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> Sample.to(next);
      case 3 -> Sample.branch("a | b", far, next);
      case 4 -> Sample.branch("!a & !b", next, far);
      case 5 -> Sample.branch("a", next, far);
      case 6 ->
          new Branch(new Decision.Chance(new Probability(0.7)), next, far, Branch.Code.TAKEN_IF);
      default ->
          new Branch(
              new Decision.Again(1.5),
              "b" + Math.max(0, i - random.nextInt(8)),
              next,
              Branch.Code.TAKEN_IF);
    };
  }
}
