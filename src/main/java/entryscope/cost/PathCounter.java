// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.flow.Operation;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Walks an expansion and counts what it executes, place by place (see [BodyWalk]).
public final class PathCounter {
  private final Map<Place, Tally.Sum> byPlace = new LinkedHashMap<>();
  private final Map<Place, Double> visits = new LinkedHashMap<>();
  private final Map<Place, Double> yeses = new LinkedHashMap<>();
  private final Map<String, Tally.Sum> bySymbol = new LinkedHashMap<>();
  private Tally.Sum inWorld = new Tally.Sum();
  private World world = new World(Set.of(), 1);

  private PathCounter() {}

  /// Counts the path `root` of `flow` in a scenario.
  ///
  /// @throws TooManySwitchesException where the scenario leaves too much undecided
  public static PathCount count(Flow flow, Expansion root, Scenario scenario) {
    return count(flow, root, scenario, new VisitTable());
  }

  /// The same with what is known already of the visits of blocks.
  ///
  /// @throws TooManySwitchesException where the scenario leaves too much undecided
  public static PathCount count(
      Flow flow, Expansion root, Scenario scenario, VisitTable visitTable) {
    return new PathCounter().count(flow, root, Worlds.of(flow, root, scenario), visitTable);
  }

  private PathCount count(Flow flow, Expansion root, List<World> worlds, VisitTable visitTable) {
    List<PathCount.InWorld> byWorld = new ArrayList<>();
    Tally.Sum total = new Tally.Sum();
    for (World next : worlds) {
      world = next;
      inWorld = new Tally.Sum();
      BodyWalk walk = new BodyWalk(flow, next, visitTable, Expansion.Call::inlined);
      new InSymbol(walk, root.function().name()).body(root, 1, false);
      Tally tally = inWorld.tally();
      byWorld.add(new PathCount.InWorld(next, tally));
      total.add(tally, next.probability());
    }
    return new PathCount(
        total.tally(), tallies(byPlace), visits, yeses, tallies(bySymbol), byWorld);
  }

  private static <K> Map<K, Tally> tallies(Map<K, Tally.Sum> sums) {
    Map<K, Tally> tallies = new LinkedHashMap<>();
    sums.forEach((key, sum) -> tallies.put(key, sum.tally()));
    return tallies;
  }

  private Tally.Sum symbolSum(String symbol) {
    return bySymbol.computeIfAbsent(symbol, _ -> new Tally.Sum());
  }

  /// One body in the emitted code of a symbol.
  private final class InSymbol implements BodyWalk.Steps {
    private final BodyWalk walk;
    private final String symbol;
    private Place place = new Place(CallPath.of(""), "");

    InSymbol(BodyWalk walk, String symbol) {
      this.walk = walk;
      this.symbol = symbol;
    }

    void body(Expansion part, double times, boolean inlined) {
      walk.walk(part, times, inlined, this);
    }

    @Override
    public void block(Expansion part, Block block, double passes) {
      place = new Place(part.path(), block.id());
      if (passes > 0) {
        visits.merge(place, passes * world.probability(), Double::sum);
      }
    }

    @Override
    public void yes(double passes) {
      yeses.merge(place, passes * world.probability(), Double::sum);
    }

    @Override
    public void add(Operation operation, double times) {
      add(operation, times, symbol);
    }

    private void add(Operation operation, double times, String executes) {
      if (times != 0) {
        inWorld.add(operation, times);
        placeSum().add(operation, times * world.probability());
        symbolSum(executes).add(operation, times * world.probability());
      }
    }

    @Override
    public void opaque(Expansion.Call call, double passes) {
      String callee = call.callee().name();
      if (call.callee().body() instanceof Body.Opaque(var known) && known.isPresent()) {
        known.get().counts().forEach((o, count) -> add(o, count * passes, callee));
      } else {
        inWorld.addUnknown(callee, passes);
        placeSum().addUnknown(callee, passes * world.probability());
        symbolSum(symbol).addUnknown(callee, passes * world.probability());
      }
    }

    @Override
    public void inside(Expansion.Call call, boolean inlined, double passes) {
      Expansion inside = call.inside().orElseThrow();
      new InSymbol(walk, inlined ? symbol : call.callee().name()).body(inside, passes, inlined);
    }

    private Tally.Sum placeSum() {
      return byPlace.computeIfAbsent(place, _ -> new Tally.Sum());
    }
  }
}
