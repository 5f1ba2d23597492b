// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Work that was not saved: a file for each window, which the window holds as long as it runs. What
/// nobody holds is left over from a window that ended, however it did.
///
/// @param folder need not exist
public record Autosaves(Path folder) {
  /// The work of a user's windows.
  public static Autosaves of(UserFolders folders) {
    return new Autosaves(folders.state().resolve("unsaved"));
  }

  /// Work that is left over.
  ///
  /// @param when it was written last
  public record Left(Path file, Instant when, String text) {}

  /// A place for the work of one more window.
  public Autosave fresh() {
    return new Autosave(folder, Optional.empty());
  }

  /// All that is left over, the newest first; what another window holds is not.
  public List<Left> left() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(SessionFile::is)
          .filter(Autosaves::isFree)
          .flatMap(file -> read(file).stream())
          .sorted(Comparator.comparing(Left::when).reversed())
          .toList();
    } catch (IOException _) {
      return List.of();
    }
  }

  private static boolean isFree(Path file) {
    Optional<FileHold> hold = FileHold.of(file);
    hold.ifPresent(FileHold::release);
    return hold.isPresent();
  }

  private static Optional<Left> read(Path file) {
    try {
      Instant when = Files.getLastModifiedTime(file).toInstant();
      return Input.read(file).toOptional().map(document -> new Left(file, when, document.text()));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /// Takes over what is left over, to go on from it; absent where another window was quicker.
  public Optional<Autosave> takeOver(Left left) {
    Optional<FileHold> hold = FileHold.of(left.file());
    if (hold.isPresent() && !Files.exists(left.file())) {
      hold.get().release();
      return Optional.empty();
    }
    return hold.map(held -> new Autosave(folder, Optional.of(held)));
  }

  /// Forgets what is left over, unless another window took it over.
  public void discard(Left left) {
    takeOver(left).ifPresent(Autosave::clear);
  }
}
