// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.inlines;

import entryscope.listing.InlineFrame;
import entryscope.listing.code.Step;
import entryscope.listing.graph.BasicBlock;
import entryscope.listing.graph.End;
import entryscope.listing.graph.FunctionGraph;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The control flow of a function between pieces: straight code all of whose instructions were
/// inlined from the same functions. Pieces are numbered, those of a block one after the other.
final class PieceGraph {
  /// Stands for whatever comes behind a way out of the function.
  static final int OUTSIDE = -1;

  /// @param block the number of the block it is of
  private record Piece(List<Step> steps, List<InlineFrame> frames, int block) {}

  private final List<Piece> pieces = new ArrayList<>();
  private final List<List<Integer>> after = new ArrayList<>();
  private final List<List<Integer>> before = new ArrayList<>();

  PieceGraph(FunctionGraph graph) {
    Map<Long, Integer> starts = new HashMap<>();
    Map<Integer, End> ends = new HashMap<>();
    int number = 0;
    for (BasicBlock block : graph.blocks().values()) {
      starts.put(block.start(), pieces.size());
      cut(block.steps(), number++);
      ends.put(pieces.size() - 1, block.end());
    }
    pieces.forEach(_ -> before.add(new ArrayList<>()));
    for (int i = 0; i < pieces.size(); i++) {
      List<Integer> next =
          Optional.ofNullable(ends.get(i)).map(end -> ways(end, starts)).orElse(List.of(i + 1));
      after.add(next);
      int from = i;
      next.stream().filter(to -> to != OUTSIDE).forEach(to -> before.get(to).add(from));
    }
  }

  private void cut(List<Step> steps, int block) {
    int from = 0;
    for (int i = 1; i <= steps.size(); i++) {
      List<InlineFrame> frames = steps.get(from).instruction().inlined();
      if (i == steps.size() || !steps.get(i).instruction().inlined().equals(frames)) {
        pieces.add(new Piece(List.copyOf(steps.subList(from, i)), frames, block));
        from = i;
      }
    }
  }

  private static List<Integer> ways(End end, Map<Long, Integer> starts) {
    List<Integer> ways = new ArrayList<>();
    end.inside().forEach(address -> ways.add(starts.getOrDefault(address, OUTSIDE)));
    if (ways.size() < count(end)) {
      ways.add(OUTSIDE);
    }
    return ways;
  }

  /// How many ways an end has, in and out of the function.
  private static int count(End end) {
    return switch (end) {
      case End.Fork _, End.Switched _, End.ReturnIf _ -> 2;
      case End.Indirect(var targets) -> Math.max(1, targets.size());
      case End.Straight _, End.Call _, End.Return _, End.Leave _, End.Trap _, End.Stuck _ -> 1;
    };
  }

  int size() {
    return pieces.size();
  }

  List<InlineFrame> frames(int piece) {
    return pieces.get(piece).frames();
  }

  List<Step> steps(int piece) {
    return pieces.get(piece).steps();
  }

  boolean isSameBlock(int one, int other) {
    return pieces.get(one).block() == pieces.get(other).block();
  }

  List<Integer> after(int piece) {
    return after.get(piece);
  }

  List<Integer> before(int piece) {
    return before.get(piece);
  }

  /// Instructions in pieces.
  int weight(BitSet some) {
    return some.stream().map(piece -> steps(piece).size()).sum();
  }
}
