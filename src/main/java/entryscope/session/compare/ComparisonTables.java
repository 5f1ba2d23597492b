// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import static entryscope.file.table.Table.Column.left;
import static entryscope.file.table.Table.Column.right;

import entryscope.cost.Place;
import entryscope.file.table.Cell;
import entryscope.file.table.Table;
import entryscope.session.compare.BlockChange.Side;
import java.util.List;

/// What a comparison says, as tables. Changes are after minus before, times in ns.
public final class ComparisonTables {
  private ComparisonTables() {}

  /// All of them.
  public static List<Table> of(Comparison comparison) {
    return List.of(
        metrics(comparison),
        shifts("categories", "where it goes", Shift.categories(comparison)),
        shifts("operations", "operations", Shift.operations(comparison)),
        functions(comparison),
        blocks(comparison),
        edges(comparison));
  }

  private static Table metrics(Comparison comparison) {
    return new Table(
        "metrics",
        "estimate, not a measurement",
        List.of(
            left("metric", "metric"),
            left("unit", "unit"),
            right("before", "without"),
            right("after", "with"),
            right("change", "change"),
            right("changeLow", "80 % from"),
            right("changeHigh", "to")),
        Metric.of(comparison).stream().map(metric -> row(metric, comparison)).toList());
  }

  private static List<Cell> row(Metric metric, Comparison comparison) {
    boolean isHead = metric.name().equals(Metric.TIME);
    var range = comparison.latency().range();
    return List.of(
        Cell.of(metric.name()),
        Cell.of(metric.unit()),
        value(metric, metric.before(), metric.isLowerBound().getFirst()),
        value(metric, metric.after(), metric.isLowerBound().getLast()),
        metric.isTime() ? Cells.change(metric.change()) : Cells.signed(metric.change()),
        isHead ? Cells.change(range.low().value()) : Cell.blank(),
        isHead ? Cells.change(range.high().value()) : Cell.blank());
  }

  private static Cell value(Metric metric, double value, boolean isLowerBound) {
    return metric.isTime() ? Cells.ns(new Amount(1, 0, value, isLowerBound)) : Cells.count(value);
  }

  private static Table shifts(String id, String title, List<Shift> shifts) {
    return new Table(
        id,
        title,
        List.of(
            left("name", "what"),
            right("countBefore", "count"),
            right("countAfter", "with"),
            right("nsBefore", "ns"),
            right("nsAfter", "with"),
            right("nsChange", "change")),
        shifts.stream()
            .map(
                shift ->
                    List.of(
                        Cell.of(shift.name()),
                        Cells.count(shift.before().times()),
                        Cells.count(shift.after().times()),
                        Cells.ns(shift.before()),
                        Cells.ns(shift.after()),
                        Cells.change(shift.change())))
            .toList());
  }

  private static Table functions(Comparison comparison) {
    return new Table(
        "functions",
        "functions",
        List.of(
            left("name", "function"),
            left("fate", "fate"),
            left("story", "where its body is"),
            right("bytesBefore", "bytes"),
            right("bytesAfter", "with"),
            right("instructionsBefore", "instr."),
            right("instructionsAfter", "with"),
            right("nsBefore", "ns"),
            right("nsAfter", "with"),
            right("nsChange", "change")),
        comparison.functions().stream()
            .map(
                f ->
                    List.of(
                        Cell.of(f.name()),
                        Cell.of(f.fate().id()),
                        Cell.of(f.story()),
                        f.before().map(side -> Cells.bytes(side.bytes())).orElse(Cell.blank()),
                        f.after().map(side -> Cells.bytes(side.bytes())).orElse(Cell.blank()),
                        Cells.count(f.amountBefore().instructions()),
                        Cells.count(f.amountAfter().instructions()),
                        Cells.ns(f.amountBefore()),
                        Cells.ns(f.amountAfter()),
                        Cells.change(f.change())))
            .toList());
  }

  private static Table blocks(Comparison comparison) {
    return new Table(
        "blocks",
        "blocks",
        List.of(
            left("function", "function"),
            left("block", "block"),
            left("title", "title"),
            left("kind", "kind"),
            left("placeBefore", "place without"),
            left("placeAfter", "place with"),
            right("visitsBefore", "visits"),
            right("visitsAfter", "with"),
            right("instructionsBefore", "instr."),
            right("instructionsAfter", "with"),
            right("nsBefore", "ns"),
            right("nsAfter", "with"),
            right("nsChange", "change")),
        comparison.blocks().stream().map(ComparisonTables::row).toList());
  }

  private static List<Cell> row(BlockChange block) {
    return List.of(
        Cell.of(block.function()),
        Cell.of(block.id()),
        Cell.of(block.title()),
        Cell.of(block.story()),
        block.before().map(Side::written).map(ComparisonTables::place).orElse(Cell.blank()),
        block.after().map(Side::written).map(ComparisonTables::place).orElse(Cell.blank()),
        Cells.count(block.amountBefore().times()),
        Cells.count(block.amountAfter().times()),
        Cells.count(block.amountBefore().instructions()),
        Cells.count(block.amountAfter().instructions()),
        Cells.ns(block.amountBefore()),
        Cells.ns(block.amountAfter()),
        Cells.change(block.change()));
  }

  private static Cell place(Place place) {
    return Cell.of(place.path() + ":" + place.block());
  }

  private static Table edges(Comparison comparison) {
    return new Table(
        "edges",
        "ways",
        List.of(
            left("function", "function"),
            left("place", "place"),
            left("from", "from"),
            left("way", "way"),
            left("to", "to"),
            left("kind", "kind"),
            right("timesBefore", "times"),
            right("timesAfter", "with")),
        comparison.edges().stream()
            .map(
                edge ->
                    List.of(
                        Cell.of(edge.function()),
                        Cell.of(edge.where()),
                        Cell.of(edge.from()),
                        Cell.of(edge.way().id()),
                        Cell.of(edge.to()),
                        Cell.of(edge.kind().id()),
                        Cells.count(edge.before()),
                        Cells.count(edge.after())))
            .toList());
  }
}
