// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.stream.IntStream;

/// The ways from one block to some of many others, with their chances.
final class Row {
  private final int[] to;
  private final double[] chances;

  private Row(int[] to, double[] chances) {
    this.to = to;
    this.chances = chances;
  }

  static Row of(SortedMap<Integer, Double> ways) {
    return new Row(
        ways.keySet().stream().mapToInt(Integer::intValue).toArray(),
        ways.values().stream().mapToDouble(Double::doubleValue).toArray());
  }

  /// Where the ways lead, ascending.
  IntStream to() {
    return Arrays.stream(to);
  }

  int size() {
    return to.length;
  }

  /// The chance to go to a block; 0 where no way leads there.
  double chance(int block) {
    int at = Arrays.binarySearch(to, block);
    return at < 0 ? 0 : chances[at];
  }

  double sum() {
    return Arrays.stream(chances).sum();
  }

  /// Without the way to a block.
  Row without(int block) {
    return plus(new Row(new int[0], new double[0]), 0, block);
  }

  /// These ways and `times` the other ones, without any to one block.
  Row plus(Row other, double times, int left) {
    int[] all = new int[to.length + other.to.length];
    double[] sums = new double[all.length];
    int n = 0;
    int i = 0;
    int j = 0;
    while (i < to.length || j < other.to.length) {
      boolean mine = j == other.to.length || (i < to.length && to[i] <= other.to[j]);
      boolean others = i == to.length || (j < other.to.length && other.to[j] <= to[i]);
      int next = mine ? to[i] : other.to[j];
      double sum = (mine ? chances[i++] : 0) + (others ? times * other.chances[j++] : 0);
      if (next != left) {
        all[n] = next;
        sums[n++] = sum;
      }
    }
    return new Row(Arrays.copyOf(all, n), Arrays.copyOf(sums, n));
  }
}
