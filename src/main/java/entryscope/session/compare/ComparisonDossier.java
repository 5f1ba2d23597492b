// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Estimate;
import entryscope.file.table.Cell;
import entryscope.file.table.Dossier;
import entryscope.file.table.Table;
import entryscope.file.table.Table.Column;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A comparison as tables with all that a reader of them must know.
public final class ComparisonDossier {
  private static final List<String> SIDES = List.of("flow", "plan");
  private static final List<String> SHARED = List.of("entry", "scenario", "machine");

  private ComparisonDossier() {}

  public static Dossier of(Comparison comparison, Naming naming) {
    Map<String, Map<String, String>> about = new LinkedHashMap<>();
    about.put("before", naming.before());
    about.put("after", naming.after());
    about.put("model", Map.of("version", Estimate.MODEL_VERSION));
    List<String> notes =
        List.of(
            "An estimate by model " + Estimate.MODEL_VERSION + ", not a measurement.",
            comparison.latency().method());
    return new Dossier(
        naming.title(), about, ComparisonTables.of(comparison), notes, flat(comparison, naming));
  }

  private static Table flat(Comparison comparison, Naming naming) {
    List<Column> columns = new ArrayList<>();
    SIDES.forEach(side -> columns.add(Column.left("before_" + side, side + " before")));
    SIDES.forEach(side -> columns.add(Column.left("after_" + side, side + " after")));
    SHARED.forEach(shared -> columns.add(Column.left(shared, shared)));
    List.of("model", "part", "name", "state", "unit")
        .forEach(key -> columns.add(Column.left(key, key)));
    List.of("before", "after", "change", "change_low", "change_high")
        .forEach(key -> columns.add(Column.right(key, key)));
    List<Cell> subject = new ArrayList<>();
    SIDES.forEach(side -> subject.add(known(naming.before(), side)));
    SIDES.forEach(side -> subject.add(known(naming.after(), side)));
    SHARED.forEach(shared -> subject.add(Cell.of(naming.both(shared))));
    subject.add(Cell.of(Estimate.MODEL_VERSION));
    List<List<Cell>> rows = new ArrayList<>();
    for (List<Cell> row : FlatRows.of(comparison)) {
      List<Cell> all = new ArrayList<>(subject);
      all.addAll(row);
      rows.add(all);
    }
    return new Table("comparison", naming.title(), columns, rows);
  }

  private static Cell known(Map<String, String> side, String what) {
    return Cell.of(Objects.requireNonNullElse(side.get(what), ""));
  }
}
