// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Diagnostic;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.TextArea;

/// What is wrong with a file: where, what, and how to mend it.
final class DiagnosticsSheet extends Sheet {
  private static final int MOST_LINES = 24;

  /// @param means what it means for the window
  DiagnosticsSheet(String title, String means, List<Diagnostic> diagnostics) {
    String text =
        diagnostics.stream().map(Diagnostic::toString).collect(Collectors.joining("\n\n"));
    TextArea area = new TextArea(text);
    area.setId("diagnostics");
    area.setEditable(false);
    area.setWrapText(true);
    area.setPrefColumnCount(90);
    area.setPrefRowCount(Math.min(MOST_LINES, 2 + (int) text.lines().count() * 3 / 2));
    area.getStyleClass().add(Style.CODE);
    super(title, Parts.wrapped(means, Style.MUTED), area);
  }
}
