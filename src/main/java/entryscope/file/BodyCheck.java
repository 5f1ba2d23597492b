// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Function;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;

/// Every block of a function is reached but those that are said not to be, and every loop can end.
record BodyCheck(Function function, Body.Described body, FlowNodes nodes) {

  void check() {
    Set<String> reached = reached(body, body.start());
    Set<String> unreached = unreached(reached);
    for (Block block : body.blocks().values()) {
      if (!reached.contains(block.id()) && !unreached.contains(block.id())) {
        nodes
            .block(function, block)
            .errorAtKey(
                "the block \"%s\" is never reached".formatted(block.id()),
                "the first block of a function is its start: \"%s\"".formatted(body.start().id()));
      }
      if (block.terminator() instanceof Branch(Decision.Again _, String then, _, _)
          && !reached(body, body.block(then)).contains(block.id())) {
        nodes
            .ending(function, block)
            .find("then")
            .warning(
                "\"again\" closes a loop, but \"%s\" does not lead back".formatted(then),
                "\"then\" is the way back to the loop's start");
      }
    }
    EndlessLoop.in(body).ifPresent(this::endless);
  }

  /// The blocks that are listed as not reached.
  private Set<String> unreached(Set<String> reached) {
    Set<String> unreached = new LinkedHashSet<>();
    for (Node item :
        nodes.function(function.name()).member("unreached").stream()
            .flatMap(list -> list.items().stream())
            .toList()) {
      String id = item.name();
      unreached.add(id);
      if (!body.blocks().containsKey(id)) {
        item.error("no block \"%s\"".formatted(id), item.similar(id, body.blocks().keySet()));
      } else if (reached.contains(id)) {
        item.error("the block \"%s\" is reached".formatted(id), "list what nothing leads to alone");
      }
    }
    return unreached;
  }

  private void endless(EndlessLoop loop) {
    nodes
        .block(function, body.block(loop.blocks().getFirst()))
        .errorAtKey(
            "the loop of %s never ends%s".formatted(Printable.listed(loop.blocks()), loop.when()),
            "close it by a branch with \"again\" (expected passes) or a \"chance\" below 1");
  }

  /// The blocks that some way leads to from `start`, itself included.
  static Set<String> reached(Body.Described body, Block start) {
    Set<String> reached = new LinkedHashSet<>(Set.of(start.id()));
    Deque<Block> open = new ArrayDeque<>(Set.of(start));
    while (!open.isEmpty()) {
      for (String next : open.remove().terminator().successors()) {
        if (reached.add(next)) {
          open.add(body.block(next));
        }
      }
    }
    return reached;
  }
}
