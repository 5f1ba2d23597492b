// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.flow.Block;
import entryscope.flow.Body;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/// The blocks of a body in the order in which a path comes through them: each block before all that
/// may follow it, but for the way back of a loop, and of two ways that part the usual one first.
final class PathOrder {
  private final Body.Described body;
  private final ToDoubleFunction<String> visits;
  private final Set<String> seen = new HashSet<>();
  private final List<Block> left = new ArrayList<>();

  private record Visit(Block block, Iterator<String> rest) {}

  private PathOrder(Body.Described body, ToDoubleFunction<String> visits) {
    this.body = body;
    this.visits = visits;
  }

  /// @param visits how often a block runs, by its id; one that never does is left out
  static List<Block> of(Body.Described body, ToDoubleFunction<String> visits) {
    PathOrder order = new PathOrder(body, visits);
    order.walk();
    return order.left.reversed();
  }

  /// Reverse postorder of a walk that takes the least usual way first.
  private void walk() {
    Deque<Visit> stack = new ArrayDeque<>();
    enter(body.start().id(), stack);
    while (!stack.isEmpty()) {
      Visit top = stack.getLast();
      if (top.rest().hasNext()) {
        enter(top.rest().next(), stack);
      } else {
        left.add(stack.removeLast().block());
      }
    }
  }

  private void enter(String id, Deque<Visit> stack) {
    if (visits.applyAsDouble(id) > 0 && seen.add(id)) {
      Block block = body.block(id);
      List<String> next = new ArrayList<>(block.terminator().successors());
      next.sort(Comparator.comparingDouble(visits));
      stack.addLast(new Visit(block, next.iterator()));
    }
  }
}
