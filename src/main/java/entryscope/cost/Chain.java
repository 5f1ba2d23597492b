// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;

/// The blocks of one strongly connected component and the ways between them: how often each runs is
/// the solution of `v = entering + v P`.
///
/// Blocks are left out one by one, what leads to one then leading on to what comes after it, those
/// of the fewest ways first: code branches to few places, so this stays cheap where a dense system
/// would take the third power of the number of blocks. The chance to leave a block is summed, not
/// taken from 1, so that hot loops cost no digits (Grassmann, Taksar, Heyman, Operations Research
/// 33, 1985).
final class Chain {
  /// Runs of a block beyond this are cut off here: nests of hundreds of loops would go beyond any
  /// number.
  static final double MAX_VISITS = 1e15;

  private final Row[] out;
  private final BitSet[] in;
  private final double[] leaving;
  private final double[] entering;
  private final Deque<LeftOut> leftOut = new ArrayDeque<>();

  /// @param before the blocks that lead to it, of those still there
  /// @param chances that they do
  /// @param going the chance that it is left for another block
  private record LeftOut(int block, List<Integer> before, List<Double> chances, double going) {}

  /// How many ways there would be at most in the place of those through a block.
  private record Candidate(int block, long ways) {}

  /// @param ways from each block to others and to itself
  /// @param leaving the chance to leave the component from each; together with its ways 1
  /// @param entering how often each is entered from outside
  Chain(List<Row> ways, double[] leaving, double[] entering) {
    this.out = ways.toArray(Row[]::new);
    this.in = new BitSet[out.length];
    this.leaving = leaving.clone();
    this.entering = entering.clone();
    for (int block = 0; block < out.length; block++) {
      in[block] = new BitSet();
    }
    for (int from = 0; from < out.length; from++) {
      int before = from;
      out[from].to().forEach(to -> in[to].set(before));
    }
  }

  /// How often each block runs.
  double[] visits() {
    leaveOutAll();
    double[] visits = new double[out.length];
    for (LeftOut last : leftOut) {
      double times = entering[last.block()];
      for (int i = 0; i < last.before().size(); i++) {
        times += visits[last.before().get(i)] * last.chances().get(i);
      }
      visits[last.block()] =
          Math.min(times / Math.max(last.going(), Double.MIN_NORMAL), MAX_VISITS);
    }
    return visits;
  }

  /// Puts what was left out last first.
  private void leaveOutAll() {
    PriorityQueue<Candidate> open =
        new PriorityQueue<>(
            Comparator.comparingLong(Candidate::ways).thenComparingInt(Candidate::block));
    for (int block = 0; block < out.length; block++) {
      open.add(candidate(block));
    }
    BitSet gone = new BitSet();
    while (!open.isEmpty()) {
      Candidate next = open.remove();
      if (!gone.get(next.block()) && next.equals(candidate(next.block()))) {
        gone.set(next.block());
        BitSet around = leaveOut(next.block());
        around.stream().forEach(block -> open.add(candidate(block)));
      }
    }
  }

  private Candidate candidate(int block) {
    return new Candidate(block, (long) in[block].cardinality() * out[block].size());
  }

  /// Joins the ways that lead to a block with those that lead on.
  ///
  /// @return the blocks whose ways changed
  private BitSet leaveOut(int block) {
    Row onward = out[block].without(block);
    double going = onward.sum() + leaving[block];
    BitSet before = in[block];
    before.clear(block);
    List<Integer> from = before.stream().boxed().toList();
    List<Double> chances = from.stream().map(i -> out[i].chance(block)).toList();
    leftOut.push(new LeftOut(block, from, chances, going));
    for (int i = 0; i < from.size(); i++) {
      double share = chances.get(i) / going;
      out[from.get(i)] = out[from.get(i)].plus(onward, share, block);
      leaving[from.get(i)] += share * leaving[block];
    }
    BitSet around = (BitSet) before.clone();
    onward
        .to()
        .forEach(
            to -> {
              in[to].or(before);
              in[to].clear(block);
              entering[to] += entering[block] * onward.chance(to) / going;
              around.set(to);
            });
    return around;
  }
}
