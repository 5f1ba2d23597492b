// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/// Holds a file against other windows: a lock on a file beside it, which the system takes away when
/// the program ends, however it ends.
///
/// @param lock the lock on the file beside it
record FileHold(Path file, FileLock lock) {

  /// Absent where another window holds it, or where it cannot be held.
  static Optional<FileHold> of(Path file) {
    try {
      FileChannel channel =
          FileChannel.open(beside(file), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      Optional<FileLock> lock = lock(channel);
      if (lock.isEmpty()) {
        channel.close();
      }
      return lock.map(held -> new FileHold(file, held));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private static Optional<FileLock> lock(FileChannel channel) throws IOException {
    try {
      return Optional.ofNullable(channel.tryLock());
    } catch (OverlappingFileLockException _) {
      return Optional.empty();
    }
  }

  private static Path beside(Path file) {
    return file.resolveSibling(file.getFileName() + ".lock");
  }

  /// Lets others have it.
  void release() {
    try {
      try {
        Files.deleteIfExists(beside(file));
      } finally {
        lock.acquiredBy().close();
      }
    } catch (IOException _) {
      // The system takes the lock away when the program ends; a lock file in the way does no harm.
    }
  }
}
