// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Flows that were made of listings and are kept, a file each, so that sessions and work that is
/// not saved find them again. The newest stay, by when they were made or made again last.
///
/// @param folder need not exist
/// @param clock tells what is new
public record KeptFlows(Path folder, Clock clock) {
  /// How many stay.
  static final int MOST = 100;

  private static final String ENDING = ".flow.json";

  /// Keeps a flow; one of the same id and another text stays beside it.
  ///
  /// @return its file; empty where it cannot be written
  public Optional<Path> keep(String id, byte[] text) {
    Path file = folder.resolve(id + ENDING);
    for (int n = 2; Files.exists(file) && !SafeWriter.holds(file, text); n++) {
      file = folder.resolve(id + "-" + n + ENDING);
    }
    boolean written =
        SafeWriter.makeFolder(folder).isEmpty() && SafeWriter.write(file, text).isEmpty();
    if (written) {
      try {
        Files.setLastModifiedTime(file, FileTime.from(clock.instant()));
        forgetOld();
      } catch (IOException _) {
        // What cannot be put in order stays as it is: nothing is lost by that.
      }
    }
    return written ? Optional.of(file) : Optional.empty();
  }

  private record Dated(Path file, FileTime time) {}

  private void forgetOld() throws IOException {
    List<Dated> newestFirst;
    try (Stream<Path> files = Files.list(folder)) {
      newestFirst =
          files
              .filter(file -> file.toString().endsWith(ENDING))
              .flatMap(file -> dated(file).stream())
              .sorted(Comparator.comparing(Dated::time).reversed())
              .toList();
    }
    for (Dated old : newestFirst.stream().skip(MOST).toList()) {
      Files.deleteIfExists(old.file());
    }
  }

  /// Absent where another window was quicker.
  private static Optional<Dated> dated(Path file) {
    try {
      return Optional.of(new Dated(file, Files.getLastModifiedTime(file)));
    } catch (IOException _) {
      return Optional.empty();
    }
  }
}
