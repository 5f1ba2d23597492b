// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Operation;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Range;
import java.util.List;
import java.util.Optional;

/// What one path costs on one machine in one scenario: an estimate, not a measurement.
///
/// @param latency 80 % interval and typical value of the expected time; a lower bound where
///   something is uncosted
/// @param percentiles of the typical time over the scenario's worlds
/// @param count what it was made of
/// @param lines one for each operation on the path, dearest first
/// @param uncosted what has no cost on this machine, and so is missing from every time here
/// @param text code bytes that the plan emits
public record Estimate(
    Range latency,
    Percentiles percentiles,
    PathCount count,
    List<Line> lines,
    List<Uncosted> uncosted,
    TextSize text) {
  /// Changes whenever the same input may give another figure.
  public static final String MODEL_VERSION = "1";

  public Estimate {
    lines = List.copyOf(lines);
    uncosted = List.copyOf(uncosted);
  }

  /// Times that the path does not exceed in 50, 90 and 99 of 100 passes.
  public record Percentiles(Nanoseconds p50, Nanoseconds p90, Nanoseconds p99) {}

  /// The share of one operation: count x cost.
  ///
  /// @param count expected executions per pass of the path
  /// @param unit cost of one: lower bound, typical value, upper bound
  /// @param total count x typical cost
  public record Line(
      Operation operation, double count, OperationCost cost, Range unit, Nanoseconds total) {}

  /// An operation the machine has no cost for, or a body that the flow does not describe.
  ///
  /// @param operation absent for a body
  public record Uncosted(String name, Optional<Operation> operation, double count) {}

  /// Whether every time here is a lower bound only.
  public boolean isLowerBound() {
    return !uncosted.isEmpty();
  }

  /// Executed kernel instructions from the first one to the return to user space, the handler's
  /// body excluded.
  public double instructions() {
    return count.total().instructions();
  }

  public double calls() {
    return count.total().calls();
  }
}
