// SPDX-License-Identifier: Apache-2.0

package entryscope.file;

import java.util.List;

/// Writes what was drawn for other programs: the JSON of `entryscope draw --json`.
public final class DrawingsWriter {
  private DrawingsWriter() {}

  /// One file.
  ///
  /// @param file its path as it was asked for
  /// @param flow id of the flow; so are the next four, of their kind
  /// @param size pages or pixels, in words
  /// @param changed whether it was written; false where it had the same bytes already
  public record Drawn(
      String file,
      String flow,
      String entry,
      String plan,
      String machine,
      String scenario,
      String format,
      String size,
      int bytes,
      boolean changed) {}

  public static String write(List<Drawn> files) {
    return JsonText.of(Draft.object(draft -> draft.put("files", files, DrawingsWriter::drawn)));
  }

  private static Json drawn(Drawn drawn) {
    return Draft.object(
        draft ->
            draft
                .put("file", drawn.file())
                .put("flow", drawn.flow())
                .put("entry", drawn.entry())
                .put("plan", drawn.plan())
                .put("machine", drawn.machine())
                .put("scenario", drawn.scenario())
                .put("format", drawn.format())
                .put("size", drawn.size())
                .put("bytes", drawn.bytes())
                .put("changed", drawn.changed()));
  }
}
