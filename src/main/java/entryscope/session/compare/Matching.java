// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Place;
import entryscope.cost.Tally;
import entryscope.flow.Block;
import entryscope.flow.Terminator;
import entryscope.layout.Way;
import entryscope.session.Figures;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Finds the blocks and ways of one path in another.
final class Matching {
  private final Figures before;
  private final Figures after;
  private final Renaming renaming;
  private final List<BlockChange> blocks = new ArrayList<>();
  private final List<EdgeChange> edges = new ArrayList<>();

  private Matching(Figures before, Figures after, Renaming renaming) {
    this.before = before;
    this.after = after;
    this.renaming = renaming;
  }

  /// @param renaming what gave `before` its ids
  static Matching of(Figures before, Figures after, Renaming renaming) {
    Matching matching = new Matching(before, after, renaming);
    List<Instance> earlier = Instance.of(before.expansion());
    List<Instance> later = Instance.of(after.expansion());
    Map<Instance, Instance> partners = new LinkedHashMap<>();
    Instance.pairs(earlier, later).forEach((one, other) -> partners.put(other, one));
    later.forEach(
        now -> matching.compare(Optional.ofNullable(partners.get(now)), Optional.of(now)));
    earlier.stream()
        .filter(old -> !partners.containsValue(old))
        .forEach(old -> matching.compare(Optional.of(old), Optional.empty()));
    return matching;
  }

  List<BlockChange> blocks() {
    return Rehomed.joined(blocks);
  }

  List<EdgeChange> edges() {
    return edges;
  }

  private void compare(Optional<Instance> old, Optional<Instance> now) {
    Instance named = now.or(() -> old).orElseThrow();
    Map<String, BlockChange> found = new LinkedHashMap<>();
    now.ifPresent(
        n ->
            blocks(n)
                .forEach(
                    id ->
                        found.put(
                            id,
                            new BlockChange(
                                n.function(), id, old.flatMap(o -> before(o, id)), after(n, id)))));
    old.ifPresent(
        o ->
            blocks(o)
                .forEach(
                    id ->
                        found.computeIfAbsent(
                            id,
                            _ ->
                                new BlockChange(
                                    o.function(), id, before(o, id), Optional.empty()))));
    blocks.addAll(found.values());
    Map<Edge, Double> taken = now.map(n -> edges(n, after)).orElse(Map.of());
    Map<Edge, Double> took = old.map(o -> edges(o, before)).orElse(Map.of());
    String where = named.part().path().toString();
    taken.forEach((edge, times) -> edges.add(edge.change(named, where, took, taken)));
    took.keySet().stream()
        .filter(edge -> !taken.containsKey(edge))
        .forEach(edge -> edges.add(edge.change(named, where, took, taken)));
  }

  private static Iterable<String> blocks(Instance instance) {
    return instance.part().body().blocks().keySet();
  }

  private Optional<BlockChange.Side> before(Instance instance, String id) {
    Place place = new Place(instance.part().path(), id);
    return side(instance, place, renaming.written(instance.chain(), place), before);
  }

  private Optional<BlockChange.Side> after(Instance instance, String id) {
    Place place = new Place(instance.part().path(), id);
    return side(instance, place, place, after);
  }

  private static Optional<BlockChange.Side> side(
      Instance instance, Place place, Place written, Figures figures) {
    Block block = instance.part().body().blocks().get(place.block());
    if (block == null) {
      return Optional.empty();
    }
    var count = figures.estimate().count();
    Tally tally = count.at(place);
    Amount amount = Amount.of(count.visits(place), tally, figures.pricing());
    return Optional.of(
        new BlockChange.Side(place, written, instance.function(), block, instance.host(), amount));
  }

  /// A way out of a block of some function.
  private record Edge(String from, Way way, String to) {
    EdgeChange change(
        Instance instance, String where, Map<Edge, Double> took, Map<Edge, Double> taken) {
      return new EdgeChange(instance.function(), where, from, way, to, times(took), times(taken));
    }

    private OptionalDouble times(Map<Edge, Double> all) {
      Double times = all.get(this);
      return times == null ? OptionalDouble.empty() : OptionalDouble.of(times);
    }
  }

  private static Map<Edge, Double> edges(Instance instance, Figures figures) {
    Map<Edge, Double> edges = new LinkedHashMap<>();
    var count = figures.estimate().count();
    for (Block block : instance.part().body().blocks().values()) {
      Place place = new Place(instance.part().path(), block.id());
      double visits = count.visits(place);
      if (block.terminator() instanceof Terminator.Branch branch) {
        double yes = count.yes().getOrDefault(place, 0.0);
        edges.put(new Edge(block.id(), Way.THEN, branch.then()), yes);
        edges.put(new Edge(block.id(), Way.ELSE, branch.otherwise()), visits - yes);
      } else {
        block
            .terminator()
            .successors()
            .forEach(to -> edges.put(new Edge(block.id(), Way.NEXT, to), visits));
      }
    }
    return edges;
  }
}
