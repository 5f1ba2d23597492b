// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Switch;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The usual way through a body, which is drawn as a straight line with everything else at its
/// right.
///
/// It is what the flow's own defaults say, not the reader's scenario: a drawing keeps its shape
/// while the reader tries scenarios.
final class Spine {
  private final Set<String> on;

  /// @param switches those of the flow, with their defaults
  Spine(Collection<Switch> switches) {
    this.on =
        switches.stream()
            .filter(s -> s.byDefault().value() > 0.5)
            .map(Switch::id)
            .collect(Collectors.toUnmodifiableSet());
  }

  /// Whether the branch usually goes its `then` way. A loop is usually left.
  boolean saysYes(Branch branch) {
    return switch (branch.decision()) {
      case Decision.If(var condition) -> condition.holds(on);
      case Decision.Chance(var yes) -> yes.value() > 0.5;
      case Decision.Again _ -> false;
    };
  }

  /// Before: any body. After: its blocks from the start to the first end or repetition on the usual
  /// way.
  SequencedSet<String> of(Body.Described body) {
    SequencedSet<String> spine = new LinkedHashSet<>();
    Block block = body.start();
    while (spine.add(block.id())) {
      List<String> next = usualNext(block);
      if (next.isEmpty()) {
        break;
      }
      block = body.block(next.getFirst());
    }
    return spine;
  }

  private List<String> usualNext(Block block) {
    return block.terminator() instanceof Branch branch
        ? List.of(saysYes(branch) ? branch.then() : branch.otherwise())
        : block.terminator().successors();
  }

  /// The blocks of a body, those of the usual way first, the others in the order of the flow.
  static Stream<String> first(SequencedSet<String> spine, Body.Described body) {
    return Stream.concat(spine.stream(), body.blocks().keySet().stream()).distinct();
  }
}
