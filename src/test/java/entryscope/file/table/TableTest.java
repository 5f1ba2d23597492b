// SPDX-License-Identifier: Apache-2.0

package entryscope.file.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import entryscope.file.table.Table.Column;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TableTest {
  private static final List<Column> COLUMNS =
      List.of(Column.left("name", "name"), Column.right("ns", "ns"));

  private static Table table(Cell name, Cell value) {
    return new Table("t", "title", COLUMNS, List.of(List.of(name, value)));
  }

  /// The fields of the only row, read as RFC 4180 says.
  private static List<String> parsed(String csv) {
    List<String> fields = new ArrayList<>();
    String row = csv.substring(csv.indexOf("\r\n") + 2, csv.length() - 2);
    StringBuilder field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < row.length(); i++) {
      char c = row.charAt(i);
      if (c == '"' && quoted && i + 1 < row.length() && row.charAt(i + 1) == '"') {
        field.append(c);
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    fields.add(field.toString());
    return fields;
  }

  @Test
  void negativeNumbersStayNumbers() {
    assertThat(Csv.of(table(Cell.of("f"), Cell.of(-5.35, "−5.4"))))
        .isEqualTo("name,ns\r\nf,-5.35\r\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"=1+1", "+x", "-x", "@f", "\tx", "\rx"})
  void aTextThatLooksLikeAFormulaIsNone(String text) {
    assertThat(parsed(Csv.of(table(Cell.of(text), Cell.blank())))).containsExactly("'" + text, "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a,b", "say \"x\"", "two\nlines", "two\r\nlines", " blank ", "é→"})
  void everyTextComesBackFromCsv(String text) {
    assertThat(parsed(Csv.of(table(Cell.of(text), Cell.of(2, "2"))))).containsExactly(text, "2");
  }

  @Test
  void figuresThatDoNotExistAreEmptyInCsv() {
    assertThat(Csv.of(table(Cell.of("f"), Cell.of(Double.NaN, "?")))).endsWith("f,\r\n");
  }

  @Test
  void markdownTakesNothingForMarkup() {
    assertThat(Markdown.of(table(Cell.of("__x__|<b>\n`y`"), Cell.of(1, "1"))))
        .isEqualTo("| name | ns |\n| --- | --: |\n| \\_\\_x\\_\\_\\|\\<b\\> \\`y\\` | 1 |\n");
  }

  @Test
  void plainTextIsAsciiAndPutsALongNameOnItsOwnLine() {
    String name = "a".repeat(70);
    assertThat(PlainText.of(table(Cell.of(name), Cell.of(-1, "≥ −1.0 µs"))))
        .hasSize(3)
        .contains(name)
        .allMatch(line -> line.length() <= PlainText.WIDTH)
        .last()
        .asString()
        .endsWith(">= -1.0 us");
  }

  @Test
  void aRowHasACellForEveryColumn() {
    assertThatThrownBy(() -> new Table("t", "", COLUMNS, List.of(List.of(Cell.of("one")))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 cells below 2 columns");
  }
}
