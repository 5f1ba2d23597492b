// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/// Writes whole files or nothing: beside the target first, then renamed over it.
public final class SafeWriter {
  private SafeWriter() {}

  /// Writes a text as UTF-8.
  ///
  /// @return why it could not be written, if it could not; the target is then as it was
  public static Optional<String> write(Path target, String text) {
    return write(target, text.getBytes(StandardCharsets.UTF_8));
  }

  /// Writes bytes.
  ///
  /// @return why they could not be written, if they could not; the target is then as it was
  public static Optional<String> write(Path target, byte[] bytes) {
    if (Files.isDirectory(target)) {
      return problem(target, "it is a folder");
    }
    try {
      Path beside = Files.createTempFile(target.toAbsolutePath().getParent(), ".entryscope", null);
      try {
        Files.write(beside, bytes);
        copyRights(target, beside);
        move(beside, target);
      } finally {
        Files.deleteIfExists(beside);
      }
      return Optional.empty();
    } catch (NoSuchFileException e) {
      return problem(target, "its folder does not exist");
    } catch (AccessDeniedException e) {
      return problem(target, "no rights to write there");
    } catch (IOException e) {
      return problem(target, String.valueOf(e.getMessage()));
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void copyRights(Path target, Path beside) throws IOException {
    if (Files.getFileStore(beside).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(
          beside,
          Files.exists(target)
              ? Files.getPosixFilePermissions(target)
              : PosixFilePermissions.fromString("rw-r--r--"));
    }
  }

  private static Optional<String> problem(Path target, String why) {
    return Optional.of("cannot write %s: %s".formatted(target, why));
  }
}
