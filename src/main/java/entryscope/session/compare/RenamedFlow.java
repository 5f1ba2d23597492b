// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Plan;
import entryscope.flow.Terminator;
import java.util.LinkedHashMap;
import java.util.Map;

/// A flow with other ids for its blocks.
final class RenamedFlow {
  private RenamedFlow() {}

  /// @param ids new ids by the old ones, by function; others stay
  /// @param plans the flow's plans in the new ids
  static Flow of(Flow flow, Map<String, Map<String, String>> ids, Map<String, Plan> plans) {
    Map<String, Function> functions = new LinkedHashMap<>();
    flow.functions()
        .forEach(
            (name, function) ->
                functions.put(name, of(function, ids.getOrDefault(name, Map.of()))));
    return new Flow(
        flow.id(),
        flow.title(),
        flow.provenance(),
        flow.convention(),
        flow.switches(),
        flow.entries(),
        functions,
        plans);
  }

  private static Function of(Function function, Map<String, String> renamed) {
    if (renamed.isEmpty() || !(function.body() instanceof Body.Described body)) {
      return function;
    }
    Map<String, Block> blocks = new LinkedHashMap<>();
    for (Block block : body.blocks().values()) {
      String id = renamed.getOrDefault(block.id(), block.id());
      blocks.put(
          id,
          new Block(
              id,
              block.title(),
              block.does(),
              block.operations(),
              of(block.terminator(), renamed),
              block.source()));
    }
    return new Function(
        function.name(),
        function.language(),
        function.section(),
        function.attributes(),
        function.does(),
        function.source(),
        new Body.Described(body.frame(), body.bytes(), blocks));
  }

  private static Terminator of(Terminator end, Map<String, String> renamed) {
    return switch (end) {
      case Terminator.Goto(String to, boolean jump) ->
          new Terminator.Goto(renamed.getOrDefault(to, to), jump);
      case Terminator.Branch(var decision, String then, String otherwise, var code) ->
          new Terminator.Branch(
              decision,
              renamed.getOrDefault(then, then),
              renamed.getOrDefault(otherwise, otherwise),
              code);
      case Terminator.Call(CallSite site, String next) ->
          new Terminator.Call(site, renamed.getOrDefault(next, next));
      case Terminator.TailCall _, Terminator.Return _, Terminator.Leave _ -> end;
    };
  }
}
