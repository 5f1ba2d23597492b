// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.Function;
import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.flow.Terminator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// Ends paths at calls of functions that do not return, as their own code shows: nothing comes
/// after such a call.
final class NoWayBack {
  private NoWayBack() {}

  /// Calls of functions without a return become the end of their block: the call instruction is
  /// counted there, and what only came after it goes away. Where a return goes away with it, the
  /// function does not come back either, and so on for its callers.
  static void rewrite(Map<String, Function> functions) {
    Map<String, Function> before;
    do {
      before = Map.copyOf(functions);
      Set<String> returning = returning(functions);
      functions.replaceAll(
          (_, function) ->
              function.body() instanceof Body.Described body
                  ? rewritten(function, body, returning)
                  : function);
    } while (!functions.equals(before));
  }

  private static Function rewritten(Function function, Body.Described body, Set<String> returning) {
    Map<String, Block> blocks = new LinkedHashMap<>();
    boolean changed = false;
    for (Block block : body.blocks().values()) {
      boolean last =
          block.terminator() instanceof Terminator.Call(CallSite site, String _)
              && !returning.contains(site.callee());
      blocks.put(block.id(), last ? ended(block) : block);
      changed |= last;
    }
    return changed
        ? new Function(
            function.name(),
            function.language(),
            function.section(),
            function.attributes(),
            function.does(),
            function.source(),
            new Body.Described(body.frame(), body.bytes(), Escapes.repaired(blocks)))
        : function;
  }

  private static Block ended(Block block) {
    CallSite site = block.terminator().callSite().orElseThrow();
    Map<Operation, Double> counts = new HashMap<>(block.operations().counts());
    counts.merge(site.indirect() ? Operation.INDIRECT_CALL : Operation.CALL, 1.0, Double::sum);
    CallSite ending =
        new CallSite(site.callee(), site.indirect(), site.said(), site.whenInlined(), 0);
    return new Block(
        block.id(),
        block.title(),
        block.does() + ". The call does not come back",
        new Operations(counts),
        new Terminator.TailCall(ending),
        block.source());
  }

  /// The functions some way through which comes back; those not described are taken to.
  private static Set<String> returning(Map<String, Function> functions) {
    Set<String> returning = new HashSet<>();
    int before = -1;
    while (before != returning.size()) {
      before = returning.size();
      functions.forEach(
          (name, function) -> {
            if (returns(function, returning)) {
              returning.add(name);
            }
          });
    }
    return returning;
  }

  private static boolean returns(Function function, Set<String> returning) {
    return switch (function.body()) {
      case Body.Opaque _ -> true;
      case Body.Described body ->
          body.blocks().values().stream()
              .map(Block::terminator)
              .anyMatch(
                  end ->
                      end instanceof Terminator.Return
                          || (end instanceof Terminator.TailCall(CallSite site)
                              && returning.contains(site.callee())));
    };
  }
}
