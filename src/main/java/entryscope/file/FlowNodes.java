// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Block;
import entryscope.flow.Entry;
import entryscope.flow.Function;

/// Where the parts of a flow stand in its document.
record FlowNodes(Node root) {

  Node function(String name) {
    return root.find("functions", name);
  }

  Node block(Function function, Block block) {
    return root.find("functions", function.name(), "blocks", block.id());
  }

  /// The value of the key that ends the block.
  Node ending(Function function, Block block) {
    return block(function, block).find(Ending.of(block.terminator()).key());
  }

  /// The name of the function that the block calls at its end.
  Node callee(Function function, Block block) {
    return ending(function, block).find("function");
  }

  Node entered(Entry entry) {
    return root.find("entries", entry.id(), "function");
  }
}
