// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.cost.Estimator;
import entryscope.cost.PathCount;
import entryscope.cost.Place;
import entryscope.cost.Tally;
import entryscope.flow.Category;
import entryscope.flow.Operation;
import entryscope.inlining.CallPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A figure that can be explained: the total or a part of it.
public sealed interface Why {
  /// The estimate of the whole path.
  record Total() implements Why {}

  /// What one kind of work takes.
  record OfCategory(Category category) implements Why {}

  /// What the emitted code of one function executes, with all that is inlined into it.
  record OfFunction(String symbol) implements Why {}

  /// What is selected: a block alone, a function with all inside it.
  record OfSelected(Selection selection) implements Why {}

  /// All that can be explained of an estimate, in a fixed order; functions dearest first.
  static List<Why> all(Figures figures) {
    List<Why> all = new ArrayList<>();
    all.add(new Total());
    Breakdown.of(figures.estimate()).shares().forEach(s -> all.add(new OfCategory(s.category())));
    FunctionShares.of(figures).shares().forEach(s -> all.add(new OfFunction(s.symbol())));
    return all;
  }

  /// What is executed for it.
  default Tally tally(Figures figures) {
    PathCount count = figures.estimate().count();
    return switch (this) {
      case Total _ -> count.total();
      case OfCategory(Category category) -> only(count.total(), category);
      case OfFunction(String symbol) -> count.in(symbol);
      case OfSelected(Selection.OfBlock(Place place)) -> count.at(place);
      case OfSelected(Selection.OfBody(CallPath path)) -> inside(count, path);
      case OfSelected(Selection.Nothing _) -> Tally.EMPTY;
    };
  }

  /// Whether something in it has no cost, so that the sum is at least that.
  default boolean isLowerBound(Figures figures) {
    return !Estimator.uncosted(tally(figures), figures.pricing()).isEmpty();
  }

  private static Tally only(Tally tally, Category category) {
    Map<Operation, Double> kept = new HashMap<>(tally.operations());
    kept.keySet().removeIf(operation -> operation.category() != category);
    return new Tally(kept, Map.of());
  }

  private static Tally inside(PathCount count, CallPath path) {
    return Tally.sum(
        count.byPlace().entrySet().stream()
            .filter(entry -> entry.getKey().path().isWithin(path))
            .map(Map.Entry::getValue));
  }

  /// Its name: `total`, a category's, a function's, a block's.
  default String title(Figures figures) {
    return switch (this) {
      case Total _ -> "total";
      case OfCategory(Category category) -> category.id() + ": " + category.meaning();
      case OfFunction(String symbol) -> symbol + " as emitted";
      case OfSelected(Selection selection) ->
          Facts.of(figures, selection).map(Facts::title).orElse("nothing");
    };
  }

  /// What the sum is over, in words.
  default String scope() {
    return switch (this) {
      case Total _ -> "all operations of one pass of the path";
      case OfCategory _ -> "the operations of this kind in one pass of the path";
      case OfFunction _ -> "the operations that this function's code executes in one pass";
      case OfSelected(Selection.OfBlock _) ->
          "the operations of this block in one pass of the path, without what it calls";
      case OfSelected _ -> "the operations of this function and all inside it in one pass";
    };
  }
}
