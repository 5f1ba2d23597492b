// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Place;
import entryscope.session.Selection;
import entryscope.session.compare.Amount;
import entryscope.session.compare.BlockChange;
import entryscope.session.compare.Comparison;
import entryscope.session.compare.FunctionChange;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// A line of the table of differences.
///
/// @param story what became of it
/// @param earlier where it is drawn before; nothing where it is not
/// @param later where it is drawn after; nothing where it is not
record CompareRow(
    String name,
    String story,
    boolean isSame,
    Amount before,
    Amount after,
    Selection earlier,
    Selection later) {
  double change() {
    return after.ns() - before.ns();
  }

  static List<CompareRow> ofBlocks(Comparison comparison) {
    Map<String, Long> times =
        comparison.blocks().stream()
            .collect(Collectors.groupingBy(CompareRow::title, Collectors.counting()));
    return comparison.blocks().stream()
        .map(block -> of(block, times.getOrDefault(title(block), 0L) > 1))
        .toList();
  }

  private static String title(BlockChange block) {
    return block.function() + ": " + block.title();
  }

  /// The call that leads there, for a block that is on the path more than once.
  private static String site(BlockChange block) {
    return block
        .after()
        .or(block::before)
        .map(side -> side.place().path().sites())
        .filter(sites -> !sites.isEmpty())
        .map(sites -> " (called at " + sites.getLast() + ")")
        .orElse("");
  }

  private static CompareRow of(BlockChange block, boolean isOneOfMany) {
    return new CompareRow(
        title(block) + (isOneOfMany ? site(block) : ""),
        block.story(),
        block.kind() == BlockChange.Kind.SAME,
        block.amountBefore(),
        block.amountAfter(),
        block(block.before().map(BlockChange.Side::place)),
        block(block.after().map(BlockChange.Side::place)));
  }

  private static Selection block(Optional<Place> place) {
    return place.<Selection>map(Selection.OfBlock::new).orElseGet(Selection.Nothing::new);
  }

  static List<CompareRow> ofFunctions(Comparison comparison) {
    return comparison.functions().stream().map(f -> of(f, comparison)).toList();
  }

  private static CompareRow of(FunctionChange function, Comparison comparison) {
    return new CompareRow(
        function.name(),
        function.story(),
        function.fate() == FunctionChange.Fate.SAME,
        function.amountBefore(),
        function.amountAfter(),
        body(comparison.blocks().stream().flatMap(b -> b.before().stream()), function.name()),
        body(comparison.blocks().stream().flatMap(b -> b.after().stream()), function.name()));
  }

  /// The first place of a function on a path.
  private static Selection body(java.util.stream.Stream<BlockChange.Side> sides, String function) {
    return sides
        .filter(side -> side.function().equals(function))
        .findFirst()
        .<Selection>map(side -> new Selection.OfBody(side.place().path()))
        .orElseGet(Selection.Nothing::new);
  }
}
