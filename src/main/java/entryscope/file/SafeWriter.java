// SPDX-License-Identifier: Apache-2.0

package entryscope.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
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

  /// Writes bytes. A link stays and what it leads to is replaced; a device or a pipe is written to.
  ///
  /// @return why they could not be written, if they could not; the target is then as it was
  public static Optional<String> write(Path target, byte[] bytes) {
    if (Files.isDirectory(target)) {
      return problem(target, "it is a folder");
    }
    try {
      Path real = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
      if (Files.exists(real) && !Files.isRegularFile(real)) {
        Files.write(real, bytes, StandardOpenOption.WRITE);
      } else {
        replace(real, bytes);
      }
      return Optional.empty();
    } catch (IOException e) {
      return problem(target, why(target, e));
    }
  }

  /// Whether a file holds exactly these bytes; false where it cannot be read.
  public static boolean holds(Path target, byte[] bytes) {
    try {
      return Files.isRegularFile(target)
          && Files.size(target) == bytes.length
          && Arrays.equals(Files.readAllBytes(target), bytes);
    } catch (IOException e) {
      return false;
    }
  }

  /// Makes a folder and those above it where they are missing.
  ///
  /// @return why it cannot be made, if it cannot
  public static Optional<String> makeFolder(Path folder) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      return Optional.of("cannot write to %s: it is a file, not a folder".formatted(folder));
    }
    try {
      Files.createDirectories(folder);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of("cannot make the folder %s: %s".formatted(folder, reason(e)));
    }
  }

  private static void replace(Path target, byte[] bytes) throws IOException {
    Path beside = Files.createTempFile(target.getParent(), ".entryscope", null);
    try {
      Files.write(beside, bytes);
      copyRights(target, beside);
      move(beside, target);
    } finally {
      Files.deleteIfExists(beside);
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

  private static String why(Path target, IOException e) {
    Path folder = target.toAbsolutePath().getParent();
    if (folder != null && !Files.exists(folder)) {
      return "its folder does not exist";
    }
    if (folder != null && !Files.isDirectory(folder)) {
      return folder + " is a file, not a folder";
    }
    return reason(e);
  }

  /// The system's words without the name of the file beside the target, which the user never named.
  private static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "no rights to write there";
    }
    String reason =
        e instanceof FileSystemException of ? of.getReason() : String.valueOf(e.getMessage());
    if (reason != null) {
      return reason;
    }
    return e instanceof NoSuchFileException
        ? "no file can be made in that folder"
        : "the system refuses it (" + e.getClass().getSimpleName() + ")";
  }

  private static Optional<String> problem(Path target, String why) {
    return Optional.of("cannot write %s: %s".formatted(target, why));
  }
}
