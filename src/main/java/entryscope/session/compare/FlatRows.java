// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.file.table.Cell;
import entryscope.quantity.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// A comparison as one long list of figures, for spreadsheets and scripts: part, name, state, unit,
/// before, after, change and the 80 % interval of the change.
final class FlatRows {
  private final List<List<Cell>> rows = new ArrayList<>();

  private FlatRows() {}

  static List<List<Cell>> of(Comparison comparison) {
    FlatRows flat = new FlatRows();
    Metric.of(comparison).forEach(metric -> flat.metric(metric, comparison.latency().range()));
    Shift.categories(comparison).forEach(shift -> flat.shift("category", shift));
    Shift.operations(comparison).forEach(shift -> flat.shift("operation", shift));
    comparison.functions().forEach(flat::function);
    comparison.blocks().forEach(flat::block);
    return flat.rows;
  }

  private void metric(Metric metric, Range range) {
    boolean isHead = metric.name().equals(Metric.TIME);
    String unit = metric.unit().isEmpty() ? "count" : metric.unit();
    rows.add(
        List.of(
            Cell.of("total"),
            Cell.of(metric.name()),
            Cell.of(state(metric.isLowerBound().contains(true))),
            Cell.of(unit),
            figure(metric.before()),
            figure(metric.after()),
            figure(metric.change()),
            isHead ? figure(range.low().value()) : Cell.blank(),
            isHead ? figure(range.high().value()) : Cell.blank()));
  }

  private static String state(boolean isLowerBound) {
    return isLowerBound ? "lower bound" : "";
  }

  private void shift(String part, Shift shift) {
    boolean isBound = shift.before().isLowerBound() || shift.after().isLowerBound();
    if (part.equals("operation")) {
      add(part, shift.name(), "", "count", shift.before().times(), shift.after().times());
    }
    add(part, shift.name(), state(isBound), "ns", shift.before().ns(), shift.after().ns());
  }

  private void function(FunctionChange f) {
    amounts("function", f.name(), f.story(), f.amountBefore(), f.amountAfter());
    if (bytes(f.before()).isPresent() || bytes(f.after()).isPresent()) {
      add(
          "function",
          f.name(),
          f.story(),
          "bytes",
          bytes(f.before()).orElse(0),
          bytes(f.after()).orElse(0));
    }
  }

  private static OptionalInt bytes(java.util.Optional<FunctionChange.Side> side) {
    return side.map(FunctionChange.Side::bytes).orElse(OptionalInt.empty());
  }

  private void block(BlockChange block) {
    String where =
        block
            .after()
            .or(block::before)
            .map(side -> side.place().path() + ":" + side.place().block())
            .orElse(block.id());
    add(
        "block",
        where,
        block.story(),
        "visits",
        block.amountBefore().times(),
        block.amountAfter().times());
    amounts("block", where, block.story(), block.amountBefore(), block.amountAfter());
  }

  private void amounts(String part, String name, String state, Amount before, Amount after) {
    add(part, name, state, "instructions", before.instructions(), after.instructions());
    add(part, name, state, "ns", before.ns(), after.ns());
  }

  private void add(
      String part, String name, String state, String unit, double before, double after) {
    rows.add(
        List.of(
            Cell.of(part),
            Cell.of(name),
            Cell.of(state),
            Cell.of(unit),
            figure(before),
            figure(after),
            figure(after - before),
            Cell.blank(),
            Cell.blank()));
  }

  private static Cell figure(double value) {
    return Cell.of(value, Double.toString(value));
  }
}
