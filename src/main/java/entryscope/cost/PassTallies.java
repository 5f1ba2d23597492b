// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.flow.Operation;
import entryscope.inlining.Expansion;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/// What one pass of each part of a path executes in one world, with everything inside the part,
/// remembered part by part.
///
/// The count of a part is the sum of its blocks and of the counts of the parts in it, so where a
/// function is inlined otherwise only the parts around its calls are counted again.
final class PassTallies {
  private final Flow flow;
  private final World world;
  private final VisitTable visits;
  private final Map<Expansion, Tally> merged = new IdentityHashMap<>();
  private final Map<Expansion, Tally> called = new IdentityHashMap<>();

  PassTallies(Flow flow, World world, VisitTable visits) {
    this.flow = flow;
    this.world = world;
    this.visits = visits;
  }

  World world() {
    return world;
  }

  /// One pass of the path that starts at `root` if calls were inlined as `choice` says.
  ///
  /// @param changed the parts in which it says something else than the expansion does
  Tally of(Expansion root, Choice choice, Set<Expansion> changed) {
    BodyWalk walk = new BodyWalk(flow, world, visits, choice::inlines);
    return of(root, false, walk, changed);
  }

  private Tally of(Expansion part, boolean inlined, BodyWalk walk, Set<Expansion> changed) {
    if (changed.contains(part)) {
      return count(part, inlined, walk, changed);
    }
    Map<Expansion, Tally> known = inlined ? merged : called;
    Tally before = known.get(part);
    if (before != null) {
      return before;
    }
    Tally counted = count(part, inlined, walk, changed);
    known.put(part, counted);
    return counted;
  }

  private Tally count(Expansion part, boolean inlined, BodyWalk walk, Set<Expansion> changed) {
    Tally.Sum sum = new Tally.Sum();
    walk.walk(
        part,
        1,
        inlined,
        new BodyWalk.Steps() {
          @Override
          public void block(Expansion around, Block block, double passes) {}

          @Override
          public void yes(double passes) {}

          @Override
          public void add(Operation operation, double times) {
            sum.add(operation, times);
          }

          @Override
          public void opaque(Expansion.Call call, double passes) {
            if (call.callee().body() instanceof Body.Opaque(var known) && known.isPresent()) {
              sum.add(known.get(), passes);
            } else {
              sum.addUnknown(call.callee().name(), passes);
            }
          }

          @Override
          public void inside(Expansion.Call call, boolean isMerged, double passes) {
            sum.add(of(call.inside().orElseThrow(), isMerged, walk, changed), passes);
          }
        });
    return sum.tally();
  }
}
