// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Function;
import entryscope.flow.Operations;
import entryscope.flow.Terminator;
import entryscope.listing.inlines.Inlined;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Code of functions that nothing seen leads to: behind an indirect jump that is not resolved,
/// where an exception goes on, or dead. It is part of the function, counts nothing, and what it
/// calls is not followed.
final class Apart {
  private Apart() {}

  /// The function with that code beside its blocks.
  static Function with(Function function, Scene scene, int mostBlocks) {
    if (!(function.body() instanceof Body.Described body) || scene.graph().apart().isEmpty()) {
      return function;
    }
    Scene alone = new Scene(scene.role(), scene.graph(), scene.stage().alone());
    Map<String, Block> apart = new LinkedHashMap<>(new BlockMaker(alone, Inlined.NOTHING).apart());
    apart.keySet().removeAll(body.blocks().keySet());
    Map<String, Block> blocks = new LinkedHashMap<>(body.blocks());
    blocks.putAll(apart);
    for (Block block : apart.values()) {
      for (String to : block.terminator().successors()) {
        blocks.putIfAbsent(to, middle(to));
      }
    }
    if (blocks.size() > mostBlocks) {
      return function;
    }
    Set<String> starts = new LinkedHashSet<>(apart.keySet());
    return new Function(
        function.name(),
        function.language(),
        function.section(),
        function.attributes(),
        function.does(),
        function.source(),
        new Body.Described(body.frame(), body.bytes(), Escapes.repaired(blocks, starts)));
  }

  /// Stands for a place amid other code.
  private static Block middle(String id) {
    return new Block(
        id,
        "goes on at " + id,
        "In the middle of a block of this function",
        Operations.NONE,
        new Terminator.Leave(),
        Optional.empty());
  }
}
