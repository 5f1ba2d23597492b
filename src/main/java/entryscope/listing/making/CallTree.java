// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Body;
import entryscope.flow.Function;
import java.util.HashMap;
import java.util.Map;

/// The trees of calls below functions.
final class CallTree {
  private static final long MANY = 1_000_000_000;

  private final Map<String, Function> functions;
  private final Map<String, Long> known = new HashMap<>();

  private CallTree(Map<String, Function> functions) {
    this.functions = functions;
  }

  /// How many calls the largest has; capped far above what a flow may have. No function may call
  /// itself.
  static long largest(Map<String, Function> functions) {
    CallTree tree = new CallTree(functions);
    return functions.keySet().stream().mapToLong(tree::size).max().orElse(0);
  }

  private long size(String name) {
    Long before = known.get(name);
    if (before != null) {
      return before;
    }
    long size = 0;
    Function function = functions.get(name);
    if (function != null && function.body() instanceof Body.Described body) {
      for (var block : body.blocks().values()) {
        size += block.terminator().callSite().map(site -> 1 + size(site.callee())).orElse(0L);
      }
    }
    size = Math.min(MANY, size);
    known.put(name, size);
    return size;
  }
}
