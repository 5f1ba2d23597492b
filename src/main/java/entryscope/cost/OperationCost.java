// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.quantity.Cycles;
import entryscope.quantity.Gigahertz;
import entryscope.quantity.Range;

/// What one operation costs on a machine: a triangular distribution with its source.
///
/// @param low lower bound, 0 or more, in `unit`
/// @param typical typical value, in `unit`
/// @param high upper bound, in `unit`
/// @param source where the figure comes from
public record OperationCost(
    double low, double typical, double high, Unit unit, Grade grade, String source) {
  /// What the figures of a cost count.
  public enum Unit {
    CYCLES("cycles"),
    NANOSECONDS("ns");

    private final String id;

    Unit(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }

  public OperationCost {
    if (!(0 <= low && low <= typical && typical <= high && high <= 1e9)) {
      throw new IllegalArgumentException(
          "not 0 <= low <= typical <= high: " + low + ", " + typical + ", " + high);
    }
  }

  /// The cost as a time on a core of this clock.
  public Range at(Gigahertz clock) {
    return switch (unit) {
      case CYCLES ->
          new Range(
              new Cycles(low).at(clock), new Cycles(typical).at(clock), new Cycles(high).at(clock));
      case NANOSECONDS -> Range.ofNanoseconds(low, typical, high);
    };
  }
}
