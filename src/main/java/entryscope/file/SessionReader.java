// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.file.Loaded.Failed;
import entryscope.file.Loaded.Ok;
import entryscope.file.SessionFile.Known;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Reads sessions: `*.entryscope.json` files of format 1.
///
/// A session whose flow is not the one it was saved with is read all the same: each choice that no
/// longer applies is a warning, and stays in the plan, where it does no harm.
public final class SessionReader {
  private SessionReader() {}

  /// The session in a file of at most 64 MiB.
  public static Loaded<SessionFile> read(Path file, Known known) {
    Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
    return read(Input.read(file), folder, known);
  }

  /// The session in a text.
  ///
  /// @param name what messages call the file
  /// @param folder what the name of a flow's file is relative to
  public static Loaded<SessionFile> read(String name, String text, Path folder, Known known) {
    return read(new Ok<>(new Document(name, text), List.of()), folder, known);
  }

  private static Loaded<SessionFile> read(Loaded<Document> input, Path folder, Known known) {
    Loaded<Optional<SessionFile>> read =
        Reading.read(
            input, root -> root.object(fields -> new SessionForm(fields, known).read(folder)));
    return switch (read) {
      case Ok<Optional<SessionFile>>(Optional<SessionFile> session, var warnings) ->
          new Ok<>(session.orElseThrow(), warnings);
      case Failed<Optional<SessionFile>> failed -> failed.cast();
    };
  }
}
