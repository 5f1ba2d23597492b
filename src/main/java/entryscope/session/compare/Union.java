// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Switch;
import entryscope.flow.Terminator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// The later of two flows with all blocks that only the earlier one has, so that one drawing shows
/// both. What is gone ends as it did; nothing leads to it from blocks that are still there.
///
/// Of the calls in what is gone only those are kept whose callee is gone too: what is still there
/// is drawn where it is now. So no function calls itself that did not in one of the flows.
final class Union {
  private final Set<String> present;

  private Union(Flow after) {
    this.present = after.functions().keySet();
  }

  static Flow of(Flow before, Flow after) {
    if (before.equals(after)) {
      return after;
    }
    Union union = new Union(after);
    Map<String, Function> functions = new LinkedHashMap<>(after.functions());
    before.functions().forEach((name, old) -> functions.merge(name, union.gone(old), Union::both));
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

  private static Function both(Function now, Function gone) {
    if (!(now.body() instanceof Body.Described body)
        || !(gone.body() instanceof Body.Described old)) {
      return now;
    }
    Map<String, Block> blocks = new LinkedHashMap<>(body.blocks());
    old.blocks().forEach(blocks::putIfAbsent);
    return withBlocks(now, body, blocks);
  }

  private Function gone(Function function) {
    if (!(function.body() instanceof Body.Described body)) {
      return function;
    }
    Map<String, Block> blocks = new LinkedHashMap<>();
    body.blocks().forEach((id, block) -> blocks.put(id, gone(block)));
    return withBlocks(function, body, blocks);
  }

  /// The block without its call if what it calls is still there.
  private Block gone(Block block) {
    boolean isCalling =
        block.terminator().callSite().filter(site -> present.contains(site.callee())).isPresent();
    if (!isCalling) {
      return block;
    }
    Terminator end =
        block.terminator() instanceof Terminator.Call call
            ? new Terminator.Goto(call.next(), false)
            : new Terminator.Return();
    return new Block(
        block.id(), block.title(), block.does(), block.operations(), end, block.source());
  }

  private static Function withBlocks(
      Function like, Body.Described body, Map<String, Block> blocks) {
    return new Function(
        like.name(),
        like.language(),
        like.section(),
        like.attributes(),
        like.does(),
        like.source(),
        new Body.Described(body.frame(), body.bytes(), blocks));
  }
}
