// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.Convention;
import entryscope.flow.Flow;
import entryscope.flow.Frame;
import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Call;
import entryscope.flow.Terminator.Goto;
import entryscope.flow.Terminator.Leave;
import entryscope.flow.Terminator.Return;
import entryscope.flow.Terminator.TailCall;
import entryscope.inlining.Expansion;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Walks an expansion and counts what it executes.
///
/// A call out of line costs its call instruction, the callee's landing pad, the frame and the
/// return. Inlined, all four go away, with whatever the call site says is dropped too; but the body
/// around it takes over the frame if it had none that is as large. A tail call has a jump for a
/// call, tears the caller's frame down first, and returns once for both.
public final class PathCounter {
  private final Flow flow;
  private final Map<Place, Tally.Sum> byPlace = new LinkedHashMap<>();
  private final Map<Place, Double> visits = new LinkedHashMap<>();
  private final Map<Place, Double> yeses = new LinkedHashMap<>();
  private final Map<String, Tally.Sum> bySymbol = new LinkedHashMap<>();
  private Tally.Sum inWorld = new Tally.Sum();
  private World world = new World(Set.of(), 1);
  private Operations onReturn = Operations.NONE;
  private Operations onIndirectCall = Operations.NONE;
  private Map<Body.Described, Map<String, Double>> visitsInWorld = new IdentityHashMap<>();

  private PathCounter(Flow flow) {
    this.flow = flow;
  }

  /// Counts the path `root` of `flow` in a scenario.
  ///
  /// @throws TooManySwitchesException where the scenario leaves too much undecided
  public static PathCount count(Flow flow, Expansion root, Scenario scenario) {
    return new PathCounter(flow).countWorlds(root, Worlds.of(flow, root, scenario));
  }

  private PathCount countWorlds(Expansion root, List<World> worlds) {
    List<PathCount.InWorld> byWorld = new ArrayList<>();
    Tally.Sum total = new Tally.Sum();
    for (World next : worlds) {
      enter(next);
      body(root, 1, false, root.function().name());
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

  private void enter(World next) {
    world = next;
    inWorld = new Tally.Sum();
    visitsInWorld = new IdentityHashMap<>();
    List<Convention.Mitigation> active =
        flow.convention().mitigations().stream().filter(m -> m.when().holds(next.on())).toList();
    onReturn = sum(active.stream().map(Convention.Mitigation::onReturn).toList());
    onIndirectCall = sum(active.stream().map(Convention.Mitigation::onIndirectCall).toList());
  }

  private static Operations sum(List<Operations> parts) {
    Tally.Sum sum = new Tally.Sum();
    parts.forEach(part -> sum.add(part, 1));
    return new Operations(sum.tally().operations());
  }

  /// Counts `times` passes of a body that stands in the emitted code of `symbol`.
  private void body(Expansion part, double times, boolean inlined, String symbol) {
    Map<String, Double> perPass =
        visitsInWorld.computeIfAbsent(part.body(), body -> Visits.of(body, world.on()));
    Frame frame = inlined ? Frame.NONE : mergedFrame(part);
    if (!inlined) {
      Spot start = spot(part, part.body().start(), symbol);
      if (part.function().isTraceable()) {
        start.add(flow.convention().landingPad(), times);
      }
      start.add(frame.save(), times);
    }
    for (Block block : part.body().blocks().values()) {
      double passes = times * perPass.getOrDefault(block.id(), 0.0);
      if (passes > 0) {
        Spot spot = spot(part, block, symbol);
        visits.merge(spot.place, passes * world.probability(), Double::sum);
        spot.add(block.operations(), passes);
        terminator(part, block, spot, passes, inlined, frame);
      }
    }
  }

  private void terminator(
      Expansion part, Block block, Spot spot, double passes, boolean inlined, Frame frame) {
    switch (block.terminator()) {
      case Goto(String _, boolean jump) -> spot.add(Operation.TAKEN_BRANCH, jump ? passes : 0);
      case Branch branch -> {
        double yes = Visits.probability(branch.decision(), world.on());
        if (yes > 0) {
          yeses.merge(spot.place, passes * yes * world.probability(), Double::sum);
        }
        branch.code().operation(true).ifPresent(operation -> spot.add(operation, passes * yes));
        branch
            .code()
            .operation(false)
            .ifPresent(operation -> spot.add(operation, passes * (1 - yes)));
      }
      case Call _ -> call(call(part, block), spot, passes);
      case TailCall _ -> {
        Expansion.Call call = call(part, block);
        if (inlined || call.inlined()) {
          call(call, spot, passes);
          leave(spot, passes, inlined, frame);
        } else {
          spot.add(frame.restore(), passes);
          spot.add(Operation.TAKEN_BRANCH, passes);
          outOfLine(call, spot, passes);
        }
      }
      case Return _ -> leave(spot, passes, inlined, frame);
      case Leave _ -> {}
    }
  }

  private static Expansion.Call call(Expansion part, Block block) {
    return part.call(block.id()).orElseThrow();
  }

  private void call(Expansion.Call call, Spot spot, double passes) {
    if (call.inlined()) {
      CallSite.WhenInlined dropped = call.site().whenInlined();
      if (dropped.when().isEmpty() || dropped.when().get().holds(world.on())) {
        spot.add(dropped.removed(), -passes);
      }
      call.inside().ifPresent(inside -> body(inside, passes, true, spot.symbol));
    } else {
      spot.add(call.site().indirect() ? Operation.INDIRECT_CALL : Operation.CALL, passes);
      if (call.site().indirect()) {
        spot.add(onIndirectCall, passes);
      }
      outOfLine(call, spot, passes);
    }
  }

  private void outOfLine(Expansion.Call call, Spot spot, double passes) {
    switch (call.callee().body()) {
      case Body.Described _ ->
          body(call.inside().orElseThrow(), passes, false, call.callee().name());
      case Body.Opaque(var operations) ->
          operations.ifPresentOrElse(
              known -> new Spot(spot.place, call.callee().name()).add(known, passes),
              () -> spot.addUnknown(call.callee().name(), passes));
    }
  }

  private void leave(Spot spot, double passes, boolean inlined, Frame frame) {
    if (!inlined) {
      spot.add(frame.restore(), passes);
      spot.add(Operation.RETURN, passes);
      spot.add(onReturn, passes);
    }
  }

  /// The frame of a body with all that is merged into it.
  public static Frame mergedFrame(Expansion part) {
    return part.calls().values().stream()
        .filter(Expansion.Call::inlined)
        .flatMap(call -> call.inside().stream())
        .map(PathCounter::mergedFrame)
        .reduce(part.body().frame(), Frame::union);
  }

  private Spot spot(Expansion part, Block block, String symbol) {
    return new Spot(new Place(part.path(), block.id()), symbol);
  }

  /// Where counts go: a block in its place, in the code of a symbol.
  private final class Spot {
    private final Place place;
    private final String symbol;

    Spot(Place place, String symbol) {
      this.place = place;
      this.symbol = symbol;
    }

    void add(Operation operation, double times) {
      if (times != 0) {
        inWorld.add(operation, times);
        placeSum().add(operation, times * world.probability());
        symbolSum().add(operation, times * world.probability());
      }
    }

    void add(Operations operations, double times) {
      operations.counts().forEach((operation, count) -> add(operation, count * times));
    }

    void addUnknown(String function, double times) {
      inWorld.addUnknown(function, times);
      placeSum().addUnknown(function, times * world.probability());
      symbolSum().addUnknown(function, times * world.probability());
    }

    private Tally.Sum placeSum() {
      return byPlace.computeIfAbsent(place, _ -> new Tally.Sum());
    }

    private Tally.Sum symbolSum() {
      return bySymbol.computeIfAbsent(symbol, _ -> new Tally.Sum());
    }
  }
}
