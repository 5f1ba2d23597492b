// SPDX-License-Identifier: Apache-2.0

package entryscope.file.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Tables that belong together, and what they are of.
///
/// @param about by group, such as `before`: names and values, such as `plan` and `sven-v2`
/// @param notes sentences that a reader of the tables must know
/// @param flat everything in one table, for spreadsheets and scripts
public record Dossier(
    String title,
    Map<String, Map<String, String>> about,
    List<Table> tables,
    List<String> notes,
    Table flat) {
  public Dossier {
    about = Collections.unmodifiableMap(new LinkedHashMap<>(about));
    tables = List.copyOf(tables);
    notes = List.copyOf(notes);
  }

  /// As Markdown: title, what it is of, tables with rows, notes.
  public String markdown() {
    StringBuilder text = new StringBuilder("## " + Markdown.literal(title) + "\n\n");
    about.forEach(
        (group, facts) ->
            text.append("* ")
                .append(group)
                .append(": ")
                .append(Markdown.literal(String.join(", ", facts.values())))
                .append('\n'));
    for (Table table : tables) {
      if (!table.rows().isEmpty()) {
        text.append("\n### ").append(Markdown.literal(table.title())).append("\n\n");
        text.append(Markdown.of(table));
      }
    }
    text.append('\n');
    notes.forEach(note -> text.append(Markdown.literal(note)).append("  \n"));
    return text.toString();
  }
}
