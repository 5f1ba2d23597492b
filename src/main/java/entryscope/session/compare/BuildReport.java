// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.file.table.PlainText;
import entryscope.listing.build.BuildComparison;
import entryscope.listing.build.SizeChange;
import entryscope.session.Paragraph;
import java.util.ArrayList;
import java.util.List;

/// All functions of two builds in plain ASCII text of at most 75 columns: bloat-o-meter's table,
/// and where bodies went.
public final class BuildReport {
  private BuildReport() {}

  /// The report, each line ended by a newline.
  ///
  /// @param title the names of both builds
  public static String of(BuildComparison builds, String title) {
    List<String> text = new ArrayList<>(Paragraph.of(title, "", "  "));
    text.add("");
    text.addAll(BloatTable.of(builds));
    text.addAll(Paragraph.of(note(builds), "", "  "));
    stories(builds, text);
    return String.join("\n", text.stream().map(PlainText::ascii).toList()) + "\n";
  }

  /// What sizes are.
  static String note(BuildComparison builds) {
    return builds.tabled()
        ? "Bytes of functions as the symbol tables have them."
        : "Bytes of functions as listed, without the fill between them.";
  }

  private static void stories(BuildComparison builds, List<String> text) {
    List<SizeChange> told = builds.changes().stream().filter(BuildReport::isTold).toList();
    if (told.isEmpty()) {
      return;
    }
    text.add("");
    text.add("what became of functions");
    for (SizeChange change : told) {
      text.addAll(Paragraph.of(change.name() + ": " + Story.of(change), "  ", "      "));
    }
  }

  /// Cold parts go with their function, and the room before functions is none.
  private static boolean isTold(SizeChange change) {
    return (change.appeared() || change.vanished())
        && !change.name().endsWith(".cold")
        && !change.name().startsWith("__pfx_");
  }
}
