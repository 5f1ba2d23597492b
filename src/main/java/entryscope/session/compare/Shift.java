// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Estimate;
import entryscope.cost.Pricing;
import entryscope.cost.Tally;
import entryscope.flow.Category;
import entryscope.flow.Operation;
import entryscope.session.Figures;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// A part of the breakdown on both sides: a category or an operation.
///
/// @param before how many, and their time
/// @param after how many, and their time
public record Shift(String name, Amount before, Amount after) {
  public double change() {
    return after.ns() - before.ns();
  }

  private boolean isThere() {
    return before.times() != 0 || after.times() != 0;
  }

  /// The categories that either side has, in their own order.
  public static List<Shift> categories(Comparison comparison) {
    return Arrays.stream(Category.values())
        .map(
            category ->
                new Shift(
                    category.id(),
                    amount(comparison.before(), category),
                    amount(comparison.after(), category)))
        .filter(Shift::isThere)
        .toList();
  }

  /// The operations that either side has, in their own order.
  public static List<Shift> operations(Comparison comparison) {
    return Arrays.stream(Operation.values())
        .map(
            operation ->
                new Shift(
                    operation.id(),
                    amount(comparison.before(), operation),
                    amount(comparison.after(), operation)))
        .filter(Shift::isThere)
        .toList();
  }

  private static Amount amount(Figures figures, Category category) {
    return Arrays.stream(Operation.values())
        .filter(operation -> operation.category() == category)
        .map(operation -> amount(figures, operation))
        .reduce(Amount.NONE, Amount::plus);
  }

  private static Amount amount(Figures figures, Operation operation) {
    Estimate estimate = figures.estimate();
    Pricing pricing = figures.pricing();
    double count = estimate.count().total().count(operation);
    return count == 0
        ? Amount.NONE
        : Amount.of(count, new Tally(Map.of(operation, count), Map.of()), pricing);
  }
}
