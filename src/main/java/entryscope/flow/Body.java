// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;

/// What a flow says of the inside of a function.
public sealed interface Body {

  /// Described block by block.
  ///
  /// @param frame its stack frame when it is out of line
  /// @param bytes code bytes of the function alone, without anything inlined into it
  /// @param blocks by id, the first is where the function starts; a branch, goto or call names
  ///   blocks of this map
  record Described(Frame frame, int bytes, Map<String, Block> blocks) implements Body {
    public Described {
      if (blocks.isEmpty()) {
        throw new IllegalArgumentException("a described body has a block");
      }
      blocks = Collections.unmodifiableMap(new LinkedHashMap<>(blocks));
    }

    public Block start() {
      return blocks.values().iterator().next();
    }

    /// The blocks that no way from the start leads to, in the order of the body: code behind a jump
    /// whose targets are not known, or dead. Usually none.
    public SequencedSet<String> unreached() {
      Set<String> reached = new HashSet<>();
      Deque<String> open = new ArrayDeque<>(List.of(start().id()));
      while (!open.isEmpty()) {
        String id = open.removeFirst();
        if (reached.add(id)) {
          open.addAll(block(id).terminator().successors());
        }
      }
      SequencedSet<String> rest = new LinkedHashSet<>(blocks.keySet());
      rest.removeAll(reached);
      return rest;
    }

    /// The block `id`, which must exist.
    public Block block(String id) {
      Block block = blocks.get(id);
      if (block == null) {
        throw new IllegalArgumentException("no block " + id);
      }
      return block;
    }
  }

  /// Not described: a call of it has the cost of `operations`, or an unknown one.
  ///
  /// @param operations all that a call executes inside, its own return included, where that is
  ///   known
  record Opaque(Optional<Operations> operations) implements Body {}
}
