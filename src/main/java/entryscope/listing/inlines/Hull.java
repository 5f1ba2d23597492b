// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.inlines;

import java.util.BitSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Grows pieces to a region with one entry and one exit, or two where a result of it is tested,
/// taking in some of the code amid them: compilers schedule instructions of the code around an
/// inlined function in between.
final class Hull {
  private final PieceGraph graph;
  private final BitSet within;
  private final BitSet hull;
  private final int most;

  private Hull(PieceGraph graph, BitSet own, BitSet within) {
    this.graph = graph;
    this.within = within;
    this.hull = (BitSet) own.clone();
    this.most = 2 * graph.weight(own);
  }

  /// The region around pieces, at most half of it not theirs; empty where there is none.
  ///
  /// @param within what may be taken in
  static Optional<BitSet> around(PieceGraph graph, BitSet own, BitSet within) {
    Hull filled = new Hull(graph, own, within);
    filled.fill();
    return filled
        .grown()
        .or(
            () -> {
              BitSet core = largestPart(graph, own);
              boolean telling = 3 * graph.weight(core) >= 2 * graph.weight(own);
              return telling ? new Hull(graph, core, within).grown() : Optional.empty();
            });
  }

  /// What lies between two pieces in straight code belongs to the region.
  private void fill() {
    BitSet own = (BitSet) hull.clone();
    for (int piece = own.nextSetBit(0); piece >= 0; piece = own.nextSetBit(piece + 1)) {
      int next = own.nextSetBit(piece + 1);
      if (next >= 0 && graph.isSameBlock(piece, next)) {
        hull.set(piece, next);
      }
    }
  }

  /// The largest part that hangs together; the rest is stray instructions.
  private static BitSet largestPart(PieceGraph graph, BitSet own) {
    BitSet left = (BitSet) own.clone();
    BitSet largest = new BitSet();
    while (!left.isEmpty()) {
      BitSet part = new BitSet();
      part.set(left.nextSetBit(0));
      BitSet before = new BitSet();
      while (!before.equals(part)) {
        before = (BitSet) part.clone();
        for (int piece : before.stream().toArray()) {
          graph.after(piece).stream().filter(to -> to >= 0 && own.get(to)).forEach(part::set);
          graph.before(piece).stream().filter(own::get).forEach(part::set);
        }
      }
      left.andNot(part);
      if (graph.weight(part) > graph.weight(largest)) {
        largest = part;
      }
    }
    return largest;
  }

  private Optional<BitSet> grown() {
    while (graph.weight(hull) <= most && isWithin()) {
      Set<Integer> entries = entries();
      Set<Integer> exits = exits();
      if (entries.size() <= 1 && exits.size() <= 1) {
        return Optional.of(hull);
      }
      Optional<Integer> more =
          exits.stream()
              .filter(piece -> piece > 0 && closes(piece, exits))
              .findFirst()
              .or(() -> entries.size() > 1 ? leadingIn(entries) : Optional.empty());
      if (more.isEmpty()) {
        boolean twoWays = exits.size() == 2 && !exits.contains(PieceGraph.OUTSIDE);
        return entries.size() == 1 && twoWays ? Optional.of(hull) : Optional.empty();
      }
      hull.set(more.get());
    }
    return Optional.empty();
  }

  private boolean isWithin() {
    BitSet out = (BitSet) hull.clone();
    out.andNot(within);
    return out.isEmpty();
  }

  /// Pieces of the region to which control comes from outside it.
  private Set<Integer> entries() {
    Set<Integer> entries = new TreeSet<>();
    hull.stream()
        .filter(
            piece -> piece == 0 || graph.before(piece).stream().anyMatch(from -> !hull.get(from)))
        .forEach(entries::add);
    return entries;
  }

  private Set<Integer> exits() {
    Set<Integer> exits = new TreeSet<>();
    hull.stream()
        .forEach(
            piece ->
                graph.after(piece).stream()
                    .filter(to -> to == PieceGraph.OUTSIDE || !hull.get(to))
                    .forEach(exits::add));
    return exits;
  }

  /// Whether an exit leads back in, or to another exit, and nothing else leads to it.
  private boolean closes(int piece, Set<Integer> exits) {
    return graph.before(piece).stream().allMatch(hull::get)
        && graph.after(piece).stream()
            .allMatch(to -> exits.contains(to) || (to >= 0 && hull.get(to)));
  }

  private Optional<Integer> leadingIn(Set<Integer> entries) {
    return entries.stream()
        .flatMap(entry -> graph.before(entry).stream())
        .filter(from -> !hull.get(from))
        .filter(from -> graph.after(from).stream().allMatch(to -> to >= 0 && hull.get(to)))
        .findFirst();
  }
}
