// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Operation;
import entryscope.flow.Operations;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// How often each operation is executed, and how often each body of unknown cost is entered.
///
/// Counts are expected values, so they need not be whole; a difference of two tallies has negative
/// ones. An estimate is a linear function of a tally, which is why the difference of two plans can
/// be priced without pricing either.
///
/// @param operations executed operations
/// @param unknown calls of bodies whose cost is not known, by function
public record Tally(Map<Operation, Double> operations, Map<String, Double> unknown) {
  public static final Tally EMPTY = new Tally(Map.of(), Map.of());

  public Tally {
    EnumMap<Operation, Double> copy = new EnumMap<>(Operation.class);
    copy.putAll(operations);
    operations = Collections.unmodifiableMap(copy);
    unknown = Collections.unmodifiableMap(new TreeMap<>(unknown));
  }

  public double count(Operation operation) {
    return operations.getOrDefault(operation, 0.0);
  }

  /// Executed kernel instructions.
  public double instructions() {
    return operations.entrySet().stream()
        .mapToDouble(e -> e.getKey().instructions() * e.getValue())
        .sum();
  }

  /// Executed calls, direct and indirect. A jump in tail position is none.
  public double calls() {
    return count(Operation.CALL) + count(Operation.INDIRECT_CALL);
  }

  public Tally minus(Tally other) {
    Sum sum = new Sum();
    sum.add(this, 1);
    sum.add(other, -1);
    return sum.tally();
  }

  /// All of them together.
  public static Tally sum(Stream<Tally> parts) {
    Sum sum = new Sum();
    parts.forEach(part -> sum.add(part, 1));
    return sum.tally();
  }

  /// A tally in the making: an array and no map, because a toggle adds thousands of counts.
  @SuppressWarnings("EnumOrdinal")
  static final class Sum {
    private static final List<Operation> ALL = List.of(Operation.values());

    private final double[] operations = new double[ALL.size()];
    private final Map<String, Double> unknown = new TreeMap<>();

    void add(Operation operation, double times) {
      operations[operation.ordinal()] += times;
    }

    void add(Tally added, double times) {
      added.operations.forEach((operation, count) -> add(operation, count * times));
      added.unknown.forEach((function, count) -> addUnknown(function, count * times));
    }

    void add(Operations added, double times) {
      added.counts().forEach((operation, count) -> add(operation, count * times));
    }

    void addUnknown(String function, double times) {
      unknown.merge(function, times, Double::sum);
    }

    Tally tally() {
      Map<Operation, Double> counted = new EnumMap<>(Operation.class);
      for (Operation operation : ALL) {
        if (operations[operation.ordinal()] != 0) {
          counted.put(operation, operations[operation.ordinal()]);
        }
      }
      Map<String, Double> entered = new TreeMap<>(unknown);
      entered.values().removeIf(times -> times == 0);
      return new Tally(counted, entered);
    }
  }
}
