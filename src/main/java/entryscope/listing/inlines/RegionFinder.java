// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.inlines;

import entryscope.listing.InlineFrame;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Finds regions from the outermost inlined functions to the innermost. Of a function that is
/// spread, the functions inlined into it may still be regions.
final class RegionFinder {
  /// Inlined functions of fewer instructions stay in the code around them: a frame around the nop
  /// of a static key, or a single load, shows nothing.
  private static final int SMALLEST = 3;

  private final PieceGraph graph;
  private final Set<String> spread = new TreeSet<>();

  private RegionFinder(PieceGraph graph) {
    this.graph = graph;
  }

  static Inlined find(PieceGraph graph) {
    RegionFinder finder = new RegionFinder(graph);
    BitSet all = new BitSet();
    all.set(0, graph.size());
    List<Region> regions = new ArrayList<>();
    finder.collect(all, List.of(), new BitSet(), regions);
    return new Inlined(regions, finder.spread);
  }

  /// The regions of functions inlined right inside those of `prefix`.
  ///
  /// @param taken pieces of the regions found, which others may not overlap
  private void collect(BitSet within, List<InlineFrame> prefix, BitSet taken, List<Region> found) {
    List<Map.Entry<InlineFrame, BitSet>> groups =
        new ArrayList<>(groups(within, prefix).entrySet());
    groups.sort(Comparator.comparingInt(group -> -graph.weight(group.getValue())));
    for (Map.Entry<InlineFrame, BitSet> group : groups) {
      BitSet own = group.getValue();
      own.andNot(taken);
      if (graph.weight(own) >= SMALLEST) {
        region(group.getKey(), own, within, prefix, taken, found);
      }
    }
  }

  private void region(
      InlineFrame frame,
      BitSet own,
      BitSet within,
      List<InlineFrame> prefix,
      BitSet taken,
      List<Region> found) {
    List<InlineFrame> deeper = new ArrayList<>(prefix);
    deeper.add(frame);
    BitSet free = (BitSet) within.clone();
    free.andNot(taken);
    Optional<BitSet> hull = Hull.around(graph, own, free);
    if (hull.isEmpty()) {
      spread.add(frame.function());
      collect(within, deeper, taken, found);
      return;
    }
    List<Region> inside = new ArrayList<>();
    collect(hull.get(), deeper, new BitSet(), inside);
    found.add(region(frame, own, hull.get(), inside));
    taken.or(hull.get());
  }

  private Region region(InlineFrame frame, BitSet own, BitSet hull, List<Region> inside) {
    Set<Long> addresses = new HashSet<>();
    int bytes = 0;
    for (int piece : hull.stream().toArray()) {
      for (var step : graph.steps(piece)) {
        addresses.add(step.address());
        bytes += step.instruction().length();
      }
    }
    BitSet foreign = (BitSet) hull.clone();
    foreign.andNot(own);
    return new Region(
        frame.function(), frame.calledFrom(), addresses, inside, bytes, graph.weight(foreign));
  }

  private Map<InlineFrame, BitSet> groups(BitSet within, List<InlineFrame> prefix) {
    Map<InlineFrame, BitSet> groups = new LinkedHashMap<>();
    int depth = prefix.size();
    within.stream()
        .filter(piece -> graph.frames(piece).size() > depth)
        .filter(piece -> graph.frames(piece).subList(0, depth).equals(prefix))
        .forEach(
            piece ->
                groups
                    .computeIfAbsent(graph.frames(piece).get(depth), _ -> new BitSet())
                    .set(piece));
    return groups;
  }
}
