// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.session.Export;
import entryscope.session.Exported;
import entryscope.session.Exporter;
import entryscope.session.Format;
import entryscope.session.TableFormat;
import entryscope.session.Words;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The one way from a comparison to a file, for the window and for the command line: the same
/// comparison gives the same bytes.
public final class ComparisonExport {
  private ComparisonExport() {}

  /// What the ending of a file's name asks for.
  ///
  /// @param look of a drawing, whatever its format
  public static Exported of(Path file, Comparison comparison, Naming naming, Export look) {
    Optional<Format> drawing = Format.of(file);
    if (drawing.isPresent()) {
      return drawing(comparison, naming, look.withFormat(drawing.get()));
    }
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return TableFormat.ofExtension(name.substring(name.lastIndexOf('.') + 1))
        .map(format -> table(comparison, naming, format))
        .orElseGet(
            () ->
                new Exported.Refused(
                    "the ending tells no format; there is: %s, .txt, .md, .csv, .json"
                        .formatted(Format.extensions())));
  }

  /// Both paths in one drawing, with heading, legend and caption.
  public static Exported drawing(Comparison comparison, Naming naming, Export export) {
    return Exporter.of(new ComparisonDrawing(comparison).sheet(naming), export);
  }

  /// What differs, as text for a mail or as tables.
  public static Exported table(Comparison comparison, Naming naming, TableFormat format) {
    String text =
        format.write(
            List.of(ComparisonDossier.of(comparison, naming)),
            List.of(ComparisonReport.of(comparison, naming)));
    return new Exported.Done(
        text.getBytes(StandardCharsets.UTF_8), Words.counted((int) text.lines().count(), "line"));
  }
}
