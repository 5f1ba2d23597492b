// SPDX-License-Identifier: Apache-2.0

package entryscope.file;

import java.util.List;

/// Writes what an import made for other programs: the JSON of `entryscope import --json`.
public final class ImportWriter {
  private ImportWriter() {}

  /// A flow that was made and written.
  ///
  /// @param file its path as it was asked for
  /// @param guessed branches that go by heuristics
  /// @param unknown instructions that are in no table
  /// @param path the path in words
  public record Made(
      String file,
      String flow,
      int functions,
      int switches,
      String start,
      int guessed,
      int unknown,
      List<String> path) {
    public Made {
      path = List.copyOf(path);
    }
  }

  public static String write(Made made) {
    return JsonText.of(
        Draft.object(
            draft ->
                draft
                    .put("file", made.file())
                    .put("flow", made.flow())
                    .put("functions", made.functions())
                    .put("switches", made.switches())
                    .put("start", made.start())
                    .put("guessedBranches", made.guessed())
                    .put("unknownInstructions", made.unknown())
                    .put("path", made.path())));
  }
}
