// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.SafeWriter;
import entryscope.picture.Palette;
import entryscope.session.Document;
import entryscope.session.GraphExport;
import entryscope.session.GraphExport.Format;
import java.nio.file.Path;
import java.util.Optional;

/// Writes graphs of a document to the files that the command line names.
///
/// @param eachFunction whether every function gets a file of its own, `OUTPUT-FUNCTION.dot`
record GraphFiles(Console console, Palette palette, boolean eachFunction) {

  /// The format that a file's name asks for; absent where it is no graph's.
  static Optional<Format> format(Path output) {
    return Format.of(String.valueOf(output.getFileName()));
  }

  /// Writes them all, or says why not and stops at the first that cannot be written.
  ///
  /// @return the exit code
  int write(Document document, Path output, Format format) {
    GraphExport.Files files =
        eachFunction
            ? GraphExport.byFunction(document, format, palette)
            : GraphExport.of(document, format, palette);
    files.warnings().forEach(warning -> console.complain("warning: " + warning));
    String name = String.valueOf(output.getFileName());
    int dot = name.lastIndexOf('.');
    for (var file : files.texts().entrySet()) {
      String each = name.substring(0, dot) + file.getKey() + name.substring(dot);
      Optional<String> problem = SafeWriter.write(output.resolveSibling(each), file.getValue());
      if (problem.isPresent()) {
        console.complain(problem.get());
        return ExitCode.UNREADABLE;
      }
    }
    return ExitCode.OK;
  }
}
