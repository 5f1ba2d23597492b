// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Category;
import entryscope.flow.Operation;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Range;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/// Turns tallies into times on one machine.
///
/// Every cost is a triangle split at its typical value, which is as likely to be too high as too
/// low. Costs of one category move together (they share their ignorance: a machine whose loads are
/// slow has slow stores), categories move independently. The same draws serve every tally, so what
/// two plans share cancels in the range of their difference. Draws are stratified and seeded: the
/// same machine and tally give the same range everywhere.
public final class Pricing {
  private static final int DRAWS = 1000;
  private static final long SEED = 20231205;
  private static final double TAIL = 0.1;

  private final Machine machine;
  private final Map<Operation, Range> ranges;
  private final Map<Operation, double[]> draws;
  private final double[] layout;

  public Pricing(Machine machine) {
    this.machine = machine;
    EnumMap<Operation, Range> inNanoseconds = new EnumMap<>(Operation.class);
    machine
        .costs()
        .forEach((operation, cost) -> inNanoseconds.put(operation, cost.at(machine.clock())));
    this.ranges = Collections.unmodifiableMap(inNanoseconds);
    Random random = new Random(SEED);
    EnumMap<Category, double[]> uniform = new EnumMap<>(Category.class);
    for (Category category : Category.values()) {
      uniform.put(category, stratified(random));
    }
    this.layout = stratified(random);
    EnumMap<Operation, double[]> drawn = new EnumMap<>(Operation.class);
    ranges.forEach(
        (operation, range) ->
            drawn.put(
                operation,
                Arrays.stream(uniform.getOrDefault(operation.category(), new double[DRAWS]))
                    .map(u -> split(range, u))
                    .toArray()));
    this.draws = Collections.unmodifiableMap(drawn);
  }

  /// One number in each of `DRAWS` equal parts of (0, 1), in random order.
  private static double[] stratified(Random random) {
    List<Integer> parts = new ArrayList<>(IntStream.range(0, DRAWS).boxed().toList());
    Collections.shuffle(parts, random);
    return parts.stream().mapToDouble(part -> (part + 0.5) / DRAWS).toArray();
  }

  /// The value below which a share `u` of a cost lies: half of it on each side of the typical
  /// value, thinning out linearly towards the bounds.
  private static double split(Range range, double u) {
    double low = range.low().value();
    double typical = range.typical().value();
    double high = range.high().value();
    return u < 0.5
        ? low + (typical - low) * Math.sqrt(2 * u)
        : high - (high - typical) * Math.sqrt(2 * (1 - u));
  }

  public Machine machine() {
    return machine;
  }

  /// The cost of one such operation: lower bound, typical value, upper bound. Absent where the
  /// machine has none.
  public Optional<Range> unit(Operation operation) {
    return Optional.ofNullable(ranges.get(operation));
  }

  /// The typical time of what can be priced.
  public Nanoseconds typical(Tally tally) {
    double sum = 0;
    for (Map.Entry<Operation, Double> entry : tally.operations().entrySet()) {
      Range range = ranges.get(entry.getKey());
      sum += range == null ? 0 : entry.getValue() * range.typical().value();
    }
    return new Nanoseconds(sum);
  }

  /// The 80 % interval of the time of what can be priced, with its typical value, which the
  /// interval is widened to hold. Code placement adds up to the machine's layout share of the
  /// total.
  public Range range(Tally tally) {
    return range(tally, typical(tally));
  }

  /// The 80 % interval of a difference of two tallies whose paths take about `total`: placement
  /// moves the whole path, so its share is taken of the total and not of the difference.
  public Range difference(Tally difference, Nanoseconds total) {
    return range(difference, total);
  }

  private Range range(Tally tally, Nanoseconds placed) {
    double[] sums = new double[DRAWS];
    double placement = machine.layout().value() * placed.value();
    for (int i = 0; i < DRAWS; i++) {
      sums[i] = placement * symmetric(layout[i]);
    }
    tally
        .operations()
        .forEach(
            (operation, count) -> {
              double[] drawn = draws.get(operation);
              if (drawn != null) {
                for (int i = 0; i < DRAWS; i++) {
                  sums[i] += count * drawn[i];
                }
              }
            });
    Arrays.sort(sums);
    double typical = typical(tally).value();
    double low = sums[(int) (TAIL * DRAWS)];
    double high = sums[(int) ((1 - TAIL) * DRAWS)];
    return Range.ofNanoseconds(Math.min(low, typical), typical, Math.max(high, typical));
  }

  /// A triangular number in (-1, 1) around 0.
  private static double symmetric(double u) {
    return u < 0.5 ? Math.sqrt(2 * u) - 1 : 1 - Math.sqrt(2 * (1 - u));
  }
}
