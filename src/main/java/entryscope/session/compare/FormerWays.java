// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.inlining.Expansion;
import entryscope.layout.Formerly;
import entryscope.layout.Formerly.FormerWay;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The ways that led to blocks which are gone, from blocks that are still there: without them what
/// is gone would float beside the path.
final class FormerWays {
  private final Flow before;
  private final Flow after;

  private FormerWays(Flow before, Flow after) {
    this.before = before;
    this.after = after;
  }

  /// @param both the later path with what is gone from it
  static Formerly of(Comparison comparison, Expansion both) {
    FormerWays ways =
        new FormerWays(comparison.before().document().flow(), comparison.after().document().flow());
    return new Formerly(both.all().flatMap(part -> ways.in(part).stream()).toList());
  }

  private List<FormerWay> in(Expansion part) {
    String function = part.function().name();
    Map<String, Block> old = blocks(before, function);
    Map<String, Block> now = blocks(after, function);
    List<FormerWay> ways = new ArrayList<>();
    old.keySet().stream()
        .findFirst()
        .filter(start -> !now.isEmpty() && !now.containsKey(start))
        .ifPresent(start -> ways.add(new FormerWay(part.path(), Optional.empty(), start)));
    for (Block from : old.values()) {
      if (now.containsKey(from.id())) {
        from.terminator().successors().stream()
            .filter(to -> !now.containsKey(to))
            .distinct()
            .forEach(to -> ways.add(new FormerWay(part.path(), Optional.of(from.id()), to)));
      }
    }
    return ways;
  }

  private static Map<String, Block> blocks(Flow flow, String name) {
    var function = flow.functions().get(name);
    return function != null && function.body() instanceof Body.Described body
        ? body.blocks()
        : Map.of();
  }
}
