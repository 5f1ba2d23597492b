// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.nio.file.Path;
import java.util.Map;

/// Writes what is wrong with files: the JSON of `entryscope validate --json`.
///
/// `line` and `column` count from 1 and are 0 where the file as a whole is meant; `pointer` is a
/// JSON pointer (RFC 6901).
public final class ValidationWriter {
  private ValidationWriter() {}

  /// The text for all files, in their order.
  ///
  /// @param loaded what became of each file
  public static String write(Map<Path, ? extends Loaded<?>> loaded) {
    return JsonText.of(
        Draft.object(
            draft ->
                draft.put(
                    "files",
                    loaded.entrySet(),
                    each ->
                        Draft.object(
                            one ->
                                one.put("file", each.getKey().toString())
                                    .put("ok", each.getValue().toOptional().isPresent())
                                    .put(
                                        "findings",
                                        each.getValue().messages(),
                                        ValidationWriter::finding)))));
  }

  private static Json finding(Diagnostic diagnostic) {
    return Draft.object(
        draft ->
            draft
                .put("severity", diagnostic.severity().id())
                .put("line", diagnostic.line())
                .put("column", diagnostic.column())
                .put("pointer", diagnostic.pointer())
                .put("message", diagnostic.message())
                .put("hint", diagnostic.hint()));
  }
}
