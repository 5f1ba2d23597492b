// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;

/// Where one window keeps its work that is not saved. There is a file only while there is such
/// work.
///
/// Not for use by several threads at once.
public final class Autosave {
  private final Path folder;
  private Optional<FileHold> hold;

  Autosave(Path folder, Optional<FileHold> hold) {
    this.folder = folder;
    this.hold = hold;
  }

  /// Keeps a text in place of the one before.
  ///
  /// @return why it could not be kept, if it could not
  public Optional<String> keep(String text) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      return Optional.of("cannot keep unsaved work in %s: %s".formatted(folder, e.getMessage()));
    }
    hold = hold.or(() -> FileHold.of(folder.resolve(UUID.randomUUID() + SessionFile.SUFFIX)));
    return hold.map(held -> SafeWriter.write(held.file(), text))
        .orElseGet(() -> Optional.of("cannot keep unsaved work in " + folder));
  }

  /// Forgets what is kept: it was saved, or is not wanted.
  public void clear() {
    hold.ifPresent(Autosave::delete);
    hold = Optional.empty();
  }

  private static void delete(FileHold held) {
    try {
      Files.deleteIfExists(held.file());
    } catch (IOException _) {
      // What cannot be deleted is offered at the next start, where it can be discarded.
    }
    held.release();
  }

  /// Leaves what is kept for the next start; what is kept from now on stands elsewhere.
  public void leave() {
    hold.ifPresent(FileHold::release);
    hold = Optional.empty();
  }
}
