// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Entry;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Terminator;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// A path that starts at an entry ends by leaving the kernel, as there is no caller to return to.
/// Blocks that nothing leads to are on no path.
record EndingCheck(Flow flow, CallGraph calls, FlowNodes nodes) {

  private record Top(Function function, Entry entry) {}

  void check() {
    Set<String> seen = new HashSet<>();
    Deque<Top> open = new ArrayDeque<>();
    for (Entry entry : flow.entries().values()) {
      Function start = flow.function(entry.function());
      if (start.body() instanceof Body.Opaque) {
        nodes
            .entered(entry)
            .error(
                "\"%s\" is opaque: no path can start in it".formatted(start.name()),
                "describe its blocks");
      }
      open.add(new Top(start, entry));
    }
    while (!open.isEmpty()) {
      Top top = open.remove();
      if (seen.add(top.function().name()) && top.function().body() instanceof Body.Described body) {
        reached(body).forEach(block -> endOfPath(top, block, open));
      }
    }
    pointlessNext();
  }

  private void endOfPath(Top top, Block block, Deque<Top> open) {
    switch (block.terminator()) {
      case Terminator.Return _ ->
          nodes
              .ending(top.function(), block)
              .errorAtKey(
                  "a return without a caller: the entry \"%s\" starts in \"%s\""
                      .formatted(top.entry().id(), top.entry().function()),
                  "end the path by \"leave\": true");
      case Terminator.TailCall(var site) ->
          open.add(new Top(flow.function(site.callee()), top.entry()));
      case Terminator.Goto _, Terminator.Branch _, Terminator.Call _, Terminator.Leave _ -> {}
    }
  }

  /// Warns of blocks behind the call of a function that always leaves the kernel.
  private void pointlessNext() {
    Map<String, Boolean> returns = new HashMap<>();
    for (String name : calls.calleesFirst()) {
      returns.put(name, returns(flow.function(name), returns));
    }
    for (String name : flow.functions().keySet()) {
      for (CallGraph.Edge edge : calls.of(name)) {
        if (edge.block().terminator() instanceof Terminator.Call
            && !returns.getOrDefault(edge.callee(), true)) {
          nodes
              .callee(edge.caller(), edge.block())
              .warning(
                  "\"%s\" never returns, so nothing comes after it".formatted(edge.callee()),
                  "write a \"tailCall\"");
        }
      }
    }
  }

  private static Stream<Block> reached(Body.Described body) {
    Set<String> unreached = body.unreached();
    return body.blocks().values().stream().filter(block -> !unreached.contains(block.id()));
  }

  private static boolean returns(Function function, Map<String, Boolean> known) {
    return switch (function.body()) {
      case Body.Opaque _ -> true;
      case Body.Described body ->
          reached(body)
              .map(Block::terminator)
              .anyMatch(
                  end ->
                      switch (end) {
                        case Terminator.Return _ -> true;
                        case Terminator.TailCall(var site) ->
                            known.getOrDefault(site.callee(), true);
                        case Terminator.Goto _,
                            Terminator.Branch _,
                            Terminator.Call _,
                            Terminator.Leave _ ->
                            false;
                      });
    };
  }
}
