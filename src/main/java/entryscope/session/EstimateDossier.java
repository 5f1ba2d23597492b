// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import static entryscope.file.table.Table.Column.left;
import static entryscope.file.table.Table.Column.right;

import entryscope.cost.Estimate;
import entryscope.file.table.Cell;
import entryscope.file.table.Dossier;
import entryscope.file.table.Table;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// An estimate and its breakdown as tables. Times are in ns.
public final class EstimateDossier {
  private static final List<String> SUBJECT =
      List.of("flow", "entry", "plan", "scenario", "machine");

  private final Estimate estimate;
  private final List<String> subject;

  private EstimateDossier(Estimate estimate, List<String> subject) {
    this.estimate = estimate;
    this.subject = subject;
  }

  /// The estimate of a document, as tables.
  ///
  /// @param scenario the scenario's name
  public static Dossier of(Figures figures, String scenario) {
    Document document = figures.document();
    List<String> subject =
        List.of(
            document.flow().id(),
            document.entry(),
            document.planId(),
            scenario,
            document.machine().id());
    EstimateDossier made = new EstimateDossier(figures.estimate(), subject);
    Map<String, String> about = new LinkedHashMap<>();
    for (int i = 0; i < subject.size(); i++) {
      about.put(SUBJECT.get(i), subject.get(i));
    }
    return new Dossier(
        "%s, %s".formatted(document.flow().id(), document.flow().entry(document.entry()).title()),
        Map.of("of", about),
        List.of(made.totals(), made.operations(), made.functions(), made.uncosted()),
        List.of("An estimate by model " + Estimate.MODEL_VERSION + ", not a measurement."),
        made.flat());
  }

  private Table totals() {
    var p = estimate.percentiles();
    String sign = estimate.isLowerBound() ? "≥ " : "";
    List<List<Cell>> rows = new ArrayList<>();
    rows.add(row("estimated time", "ns", ns(estimate.latency().typical(), sign)));
    rows.add(row("80 % range from", "ns", ns(estimate.latency().low(), sign)));
    rows.add(row("80 % range to", "ns", ns(estimate.latency().high(), sign)));
    rows.add(row("p50", "ns", ns(p.p50(), sign)));
    rows.add(row("p90", "ns", ns(p.p90(), sign)));
    rows.add(row("p99", "ns", ns(p.p99(), sign)));
    rows.add(row("instructions", "count", count(estimate.instructions())));
    rows.add(row("calls", "count", count(estimate.calls())));
    rows.add(row("text", "bytes", count(estimate.text().total())));
    return new Table(
        "totals",
        "estimate, not a measurement",
        List.of(left("metric", "metric"), left("unit", "unit"), right("value", "value")),
        rows);
  }

  private static List<Cell> row(String name, String unit, Cell value) {
    return List.of(Cell.of(name), Cell.of(unit), value);
  }

  private static Cell ns(Nanoseconds time, String sign) {
    return Cell.of(time.value(), sign + Numbers.ns(time));
  }

  private static Cell count(double value) {
    return Cell.of(value, Numbers.count(value));
  }

  private Table operations() {
    return new Table(
        "operations",
        "operations",
        List.of(
            left("operation", "operation"),
            left("category", "category"),
            right("count", "count"),
            right("low", "low"),
            right("typical", "typical"),
            right("high", "high"),
            right("ns", "ns"),
            left("grade", "grade")),
        estimate.lines().stream()
            .map(
                line ->
                    List.of(
                        Cell.of(line.operation().id()),
                        Cell.of(line.operation().category().id()),
                        count(line.count()),
                        cost(line.unit().low()),
                        cost(line.unit().typical()),
                        cost(line.unit().high()),
                        ns(line.total(), ""),
                        Cell.of(line.cost().grade().name())))
            .toList());
  }

  private static Cell cost(Nanoseconds time) {
    return Cell.of(time.value(), Numbers.fixed(time.value(), 2));
  }

  private Table functions() {
    List<List<Cell>> rows = new ArrayList<>();
    estimate
        .count()
        .bySymbol()
        .forEach(
            (symbol, tally) ->
                rows.add(
                    List.of(
                        Cell.of(symbol),
                        count(tally.instructions()),
                        count(tally.calls()),
                        estimate.text().bySymbol().containsKey(symbol)
                            ? count(estimate.text().bytes(symbol))
                            : Cell.blank())));
    return new Table(
        "functions",
        "functions as emitted",
        List.of(
            left("function", "function"),
            right("instructions", "instructions"),
            right("calls", "calls"),
            right("bytes", "bytes")),
        rows);
  }

  private Table uncosted() {
    return new Table(
        "uncosted",
        "not in the figures, for nobody knows its cost",
        List.of(left("name", "what"), right("count", "per pass")),
        estimate.uncosted().stream()
            .map(item -> List.of(Cell.of(item.name()), count(item.count())))
            .toList());
  }

  /// Every figure of every table in one list.
  private Table flat() {
    List<Table.Column> columns = new ArrayList<>();
    SUBJECT.forEach(key -> columns.add(left(key, key)));
    List.of("model", "part", "name", "unit").forEach(key -> columns.add(left(key, key)));
    columns.add(right("value", "value"));
    List<List<Cell>> rows = new ArrayList<>();
    totals().rows().forEach(row -> rows.add(flat("total", row.get(0), row.get(1), row.get(2))));
    for (List<Cell> row : operations().rows()) {
      rows.add(flat("operation", row.get(0), Cell.of("count"), row.get(2)));
      rows.add(flat("operation", row.get(0), Cell.of("ns"), row.get(6)));
    }
    for (List<Cell> row : functions().rows()) {
      rows.add(flat("function", row.get(0), Cell.of("instructions"), row.get(1)));
      rows.add(flat("function", row.get(0), Cell.of("calls"), row.get(2)));
      rows.add(flat("function", row.get(0), Cell.of("bytes"), row.get(3)));
    }
    uncosted()
        .rows()
        .forEach(row -> rows.add(flat("uncosted", row.get(0), Cell.of("count"), row.get(1))));
    return new Table("estimate", "estimate", columns, rows);
  }

  private List<Cell> flat(String part, Cell name, Cell unit, Cell value) {
    List<Cell> row = new ArrayList<>(subject.stream().map(Cell::of).toList());
    row.add(Cell.of(Estimate.MODEL_VERSION));
    row.add(Cell.of(part));
    row.addAll(List.of(name, unit, value));
    return row;
  }
}
