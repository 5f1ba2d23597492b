// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Switch;
import entryscope.flow.Terminator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// The later of two flows with all blocks that only the earlier one has, so that one drawing shows
/// both. What is gone ends as it did; nothing leads to it from blocks that are still there.
final class Union {
  private Union() {}

  static Flow of(Flow before, Flow after) {
    if (before.equals(after)) {
      return after;
    }
    Flow union = merged(before, after, true);
    return isEndless(union) ? merged(before, after, false) : union;
  }

  /// @param isCalling whether blocks that are gone still call what they called
  private static Flow merged(Flow before, Flow after, boolean isCalling) {
    Map<String, Function> functions = new LinkedHashMap<>(after.functions());
    before
        .functions()
        .forEach(
            (name, old) -> functions.merge(name, function(old, body(old, isCalling)), Union::both));
    Map<String, Switch> switches = new LinkedHashMap<>(before.switches());
    switches.putAll(after.switches());
    return new Flow(
        after.id(),
        after.title(),
        after.provenance(),
        after.convention(),
        switches,
        after.entries(),
        functions,
        after.plans());
  }

  private static Function both(Function now, Function old) {
    if (!(now.body() instanceof Body.Described body)
        || !(old.body() instanceof Body.Described gone)) {
      return now;
    }
    Map<String, Block> blocks = new LinkedHashMap<>(body.blocks());
    gone.blocks().forEach(blocks::putIfAbsent);
    return function(now, new Body.Described(body.frame(), body.bytes(), blocks));
  }

  private static Body body(Function function, boolean isCalling) {
    if (isCalling || !(function.body() instanceof Body.Described body)) {
      return function.body();
    }
    Map<String, Block> blocks = new LinkedHashMap<>();
    body.blocks().forEach((id, block) -> blocks.put(id, quiet(block)));
    return new Body.Described(body.frame(), body.bytes(), blocks);
  }

  /// The block without its call.
  private static Block quiet(Block block) {
    Terminator end =
        switch (block.terminator()) {
          case Terminator.Call(var _, String next) -> new Terminator.Goto(next, false);
          case Terminator.TailCall _ -> new Terminator.Return();
          case Terminator.Goto _, Terminator.Branch _, Terminator.Return _, Terminator.Leave _ ->
              block.terminator();
        };
    return new Block(
        block.id(), block.title(), block.does(), block.operations(), end, block.source());
  }

  private static Function function(Function like, Body body) {
    return new Function(
        like.name(),
        like.language(),
        like.section(),
        like.attributes(),
        like.does(),
        like.source(),
        body);
  }

  /// Whether some function calls itself, on whatever way.
  private static boolean isEndless(Flow flow) {
    Set<String> done = new HashSet<>();
    return flow.functions().keySet().stream()
        .anyMatch(name -> isEndless(flow, name, new HashSet<>(), done));
  }

  private static boolean isEndless(Flow flow, String name, Set<String> open, Set<String> done) {
    if (done.contains(name)) {
      return false;
    }
    if (!open.add(name)) {
      return true;
    }
    boolean endless =
        flow.function(name).body() instanceof Body.Described body
            && body.blocks().values().stream()
                .flatMap(block -> block.terminator().callSite().stream())
                .anyMatch(site -> isEndless(flow, site.callee(), open, done));
    open.remove(name);
    done.add(name);
    return endless;
  }
}
