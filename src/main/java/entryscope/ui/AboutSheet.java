// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Estimate;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.GridPane;

/// What the program is, in which version of what, and under which licences.
final class AboutSheet extends Sheet {
  private static final List<List<String>> LICENCES =
      List.of(
          List.of("JavaFX", "GPL-2.0 with Classpath Exception"),
          List.of("ControlsFX", "BSD-3-Clause"),
          List.of("AtlantaFX", "MIT"),
          List.of("Eclipse Layout Kernel", "EPL-2.0"),
          List.of("JGraphT", "LGPL-2.1 or EPL-2.0"),
          List.of("Jackson, picocli, PDFBox", "Apache-2.0"),
          List.of("Inter, JetBrains Mono", "SIL Open Font License 1.1"));

  AboutSheet() {
    CopyLabel versions = new CopyLabel(versions(), Style.CODE);
    versions.setId("versions");
    super(
        "Entryscope " + program(),
        Parts.wrapped(
            "Where the nanoseconds of a Linux system call go. Every figure is an estimate.",
            Style.MUTED),
        versions,
        Parts.label("Licences", Style.COLUMN_TITLE),
        table());
  }

  /// The version that the archive of the program names; a folder of classes names none.
  static String program() {
    String version = AboutSheet.class.getPackage().getImplementationVersion();
    return version == null ? "(built from source)" : version;
  }

  /// What a report of a mistake should begin with.
  static String versions() {
    return "model %s · Java %s · JavaFX %s · %s %s"
        .formatted(
            Estimate.MODEL_VERSION,
            System.getProperty("java.version"),
            System.getProperty("javafx.version", "unknown"),
            System.getProperty("os.name"),
            System.getProperty("os.arch"));
  }

  private static Node table() {
    GridPane table = new GridPane();
    table.getStyleClass().add("keys");
    table.addRow(0, Parts.label("Entryscope"), Parts.label("Apache-2.0", Style.MUTED));
    for (List<String> row : LICENCES) {
      table.addRow(
          table.getRowCount(),
          Parts.label(row.getFirst()),
          Parts.label(row.getLast(), Style.MUTED));
    }
    return table;
  }
}
