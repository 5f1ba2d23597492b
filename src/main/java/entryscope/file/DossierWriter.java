// SPDX-License-Identifier: Apache-2.0

package entryscope.file;

import entryscope.file.table.Cell;
import entryscope.file.table.Dossier;
import entryscope.file.table.Table;
import java.util.List;

/// Writes tables for other programs: the JSON of `entryscope compare --json`.
///
/// A document has `title`, one object for each group of what it is of, `notes`, and each table as a
/// list of objects. Figures have at most four decimals; null stands for one that does not exist.
public final class DossierWriter {
  private DossierWriter() {}

  /// One document.
  public static String write(Dossier dossier) {
    return JsonText.of(json(dossier));
  }

  /// Several, as the list `all`.
  public static String write(List<Dossier> dossiers) {
    return JsonText.of(Draft.object(draft -> draft.put("all", dossiers, DossierWriter::json)));
  }

  private static Json json(Dossier dossier) {
    return Draft.object(
        draft -> {
          draft.put("title", dossier.title());
          dossier
              .about()
              .forEach((group, facts) -> draft.put(group, inner -> facts.forEach(inner::put)));
          draft.put("notes", dossier.notes());
          dossier
              .tables()
              .forEach(table -> draft.put(table.id(), table.rows(), row -> row(table, row)));
        });
  }

  private static Json row(Table table, List<Cell> cells) {
    return Draft.object(
        draft -> {
          for (int i = 0; i < cells.size(); i++) {
            String key = table.columns().get(i).key();
            switch (cells.get(i)) {
              case Cell.Words(String text) -> draft.put(key, text);
              case Cell.Figure(double value, String _) -> draft.putRounded(key, value);
              case Cell.Blank _ -> draft.putRounded(key, Double.NaN);
            }
          }
        });
  }
}
