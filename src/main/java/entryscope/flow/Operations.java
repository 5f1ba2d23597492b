// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/// How often each operation occurs in a piece of straight code; counts are positive and finite.
///
/// A count need not be whole: code that a build executes on some passes only may be given as its
/// mean.
public record Operations(Map<Operation, Double> counts) {
  public static final Operations NONE = new Operations(Map.of());

  public Operations {
    EnumMap<Operation, Double> copy = new EnumMap<>(Operation.class);
    counts.forEach(
        (operation, count) -> {
          if (!(count > 0 && Double.isFinite(count))) {
            throw new IllegalArgumentException("not a count of " + operation.id() + ": " + count);
          }
          copy.put(operation, count);
        });
    counts = Collections.unmodifiableMap(copy);
  }

  public static Operations of(Operation operation) {
    return new Operations(Map.of(operation, 1.0));
  }

  public boolean isEmpty() {
    return counts.isEmpty();
  }

  /// Executed kernel instructions of one pass.
  public double instructions() {
    return counts.entrySet().stream()
        .mapToDouble(e -> e.getKey().instructions() * e.getValue())
        .sum();
  }
}
