// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Block;
import entryscope.flow.Condition;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.quantity.Probability;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Where a path may go on from a block.
///
/// @param blocks with a probability above 0
/// @param free whether the way is not decided, so that the worst of them has to be expected
record Ways(List<String> blocks, boolean free) {
  /// The ways where nothing is known of the switches.
  static Ways inAnyWorld(Block block) {
    return of(block, _ -> Optional.empty());
  }

  /// The ways in the world where exactly the switches `on` are on.
  static Ways inWorld(Block block, Set<String> on) {
    return of(block, condition -> Optional.of(condition.holds(on)));
  }

  private static Ways of(Block block, Function<Condition, Optional<Boolean>> decided) {
    if (!(block.terminator() instanceof Branch branch)) {
      return new Ways(block.terminator().successors(), false);
    }
    List<String> then = List.of(branch.then());
    List<String> otherwise = List.of(branch.otherwise());
    List<String> both = List.of(branch.then(), branch.otherwise());
    return switch (branch.decision()) {
      case Decision.If(Condition condition) ->
          decided
              .apply(condition)
              .map(yes -> new Ways(yes ? then : otherwise, false))
              .orElse(new Ways(both, true));
      case Decision.Chance(Probability yes) ->
          new Ways(yes.isFractional() ? both : yes.value() == 1 ? then : otherwise, false);
      case Decision.Again(double passes) -> new Ways(passes > 1 ? both : otherwise, false);
    };
  }
}
