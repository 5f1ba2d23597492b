// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.file.DossierWriter;
import entryscope.file.table.Cell;
import entryscope.file.table.Csv;
import entryscope.file.table.Dossier;
import entryscope.file.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The forms that tables are written in.
public enum TableFormat {
  text,
  csv,
  json,
  markdown;

  /// The form that the name of a file asks for.
  public static Optional<TableFormat> ofExtension(String extension) {
    return switch (extension) {
      case "txt" -> Optional.of(text);
      case "csv" -> Optional.of(csv);
      case "json" -> Optional.of(json);
      case "md" -> Optional.of(markdown);
      default -> Optional.empty();
    };
  }

  /// Several documents as one text.
  ///
  /// @param texts the documents as text, where that is wanted
  public String write(List<Dossier> dossiers, List<String> texts) {
    return switch (this) {
      case text -> String.join("\n", texts);
      case csv -> Csv.of(stacked(dossiers));
      case json ->
          dossiers.size() == 1
              ? DossierWriter.write(dossiers.getFirst())
              : DossierWriter.write(dossiers);
      case markdown -> dossiers.stream().map(Dossier::markdown).collect(Collectors.joining("\n"));
    };
  }

  private static Table stacked(List<Dossier> dossiers) {
    List<List<Cell>> rows = new ArrayList<>();
    dossiers.forEach(dossier -> rows.addAll(dossier.flat().rows()));
    Table first = dossiers.getFirst().flat();
    return new Table(first.id(), first.title(), first.columns(), rows);
  }
}
