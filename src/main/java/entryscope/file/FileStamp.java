// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/// Tells whether a file is still what it was, without reading it.
public record FileStamp(FileTime changed, long bytes) {

  /// Absent where there is no file, be it for a moment only.
  public static Optional<FileStamp> of(Path file) {
    try {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      return Optional.of(new FileStamp(now.lastModifiedTime(), now.size()));
    } catch (IOException _) {
      return Optional.empty();
    }
  }
}
