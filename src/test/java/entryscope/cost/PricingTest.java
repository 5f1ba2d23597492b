// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.cost.OperationCost.Unit;
import entryscope.flow.Operation;
import entryscope.quantity.Gigahertz;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Probability;
import entryscope.quantity.Range;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PricingTest {
  static Machine machine(double layout) {
    return new Machine(
        "m",
        "M",
        List.of("toy"),
        new Gigahertz(2),
        new Probability(layout),
        Map.of(
            Operation.ALU, new OperationCost(1, 2, 3, Unit.CYCLES, Grade.E, "guess"),
            Operation.LOAD, new OperationCost(2, 2, 2, Unit.NANOSECONDS, Grade.M, "measured"),
            Operation.CALL, new OperationCost(0, 4, 8, Unit.NANOSECONDS, Grade.E, "guess")),
        List.of());
  }

  private static Tally tally(Map<Operation, Double> operations) {
    return new Tally(operations, Map.of());
  }

  private final Pricing pricing = new Pricing(machine(0));

  @Test
  void cyclesAreConvertedByTheClock() {
    assertThat(pricing.unit(Operation.ALU)).contains(Range.ofNanoseconds(0.5, 1, 1.5));
  }

  @Test
  void aCertainCostHasNoRange() {
    Range range = pricing.range(tally(Map.of(Operation.LOAD, 3.0)));
    assertThat(range).isEqualTo(Range.ofNanoseconds(6, 6, 6));
  }

  @Test
  void theIntervalHoldsEightyPercentOfATriangle() {
    // P(X < low) = 0.1 for a symmetric triangle on [0, 8]: low = 8 sqrt(0.1 / 2)
    Range range = pricing.range(tally(Map.of(Operation.CALL, 1.0)));
    assertThat(range.low().value()).isCloseTo(8 * Math.sqrt(0.05), within(0.02));
    assertThat(range.high().value()).isCloseTo(8 - 8 * Math.sqrt(0.05), within(0.02));
  }

  @Test
  void whatTwoPathsShareCancelsInTheirDifference() {
    Tally before = tally(Map.of(Operation.ALU, 1000.0, Operation.LOAD, 2.0));
    Tally after = tally(Map.of(Operation.ALU, 1000.0, Operation.LOAD, 1.0));
    Range change = pricing.difference(after.minus(before), pricing.typical(before));
    assertThat(change).isEqualTo(Range.ofNanoseconds(-2, -2, -2));
  }

  @Test
  void placementWidensADifferenceByAShareOfTheTotal() {
    Range change = new Pricing(machine(0.02)).difference(Tally.EMPTY, new Nanoseconds(100));
    assertThat(change.low().value()).isBetween(-2.0, -0.5);
    assertThat(change.high().value()).isBetween(0.5, 2.0);
  }

  @Test
  void theSameInputGivesTheSameRange() {
    Tally tally = tally(Map.of(Operation.ALU, 10.0, Operation.CALL, 3.0));
    assertThat(new Pricing(machine(0.02)).range(tally))
        .isEqualTo(new Pricing(machine(0.02)).range(tally));
  }

  @Test
  void aDearerOperationNeverMakesThePathCheaper() {
    Tally less = tally(Map.of(Operation.ALU, 10.0));
    Tally more = tally(Map.of(Operation.ALU, 11.0));
    assertThat(pricing.range(more).low()).isGreaterThan(pricing.range(less).low());
    assertThat(pricing.range(more).high()).isGreaterThan(pricing.range(less).high());
  }
}
