// SPDX-License-Identifier: Apache-2.0

package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SafeWriterTest {
  @TempDir private Path folder = Path.of("");

  private List<Path> files() throws IOException {
    try (var files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  @Test
  void aFileIsReplacedAndNothingStaysBesideIt() throws IOException {
    Path file = folder.resolve("x.svg");
    assertThat(SafeWriter.write(file, "one")).isEmpty();
    assertThat(SafeWriter.write(file, "ü")).isEmpty();
    assertThat(file).hasContent("ü").hasSize(2);
    assertThat(files()).containsExactly(file);
  }

  @Test
  void aReplacedFileKeepsItsRights() throws IOException {
    Path file = folder.resolve("x.svg");
    SafeWriter.write(file, "one");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r--r--");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
    SafeWriter.write(file, "two");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-rw----");
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path file = Files.writeString(folder.resolve("real.svg"), "one");
    Path link = Files.createSymbolicLink(folder.resolve("link.svg"), file);
    assertThat(SafeWriter.write(link, "two")).isEmpty();
    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("two");
  }

  @Test
  void aFolderInTheWayIsNamed() throws IOException {
    Path file = Files.createDirectory(folder.resolve("x.svg"));
    assertThat(SafeWriter.write(file, "one"))
        .contains("cannot write %s: it is a folder".formatted(file));
    assertThat(files()).containsExactly(file);
  }

  @Test
  void aMissingFolderAndAFileInItsPlaceAreToldApart() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "one");
    assertThat(SafeWriter.write(folder.resolve("no/x.svg"), "one"))
        .hasValueSatisfying(why -> assertThat(why).endsWith(": its folder does not exist"));
    assertThat(SafeWriter.write(file.resolve("x.svg"), "one"))
        .hasValueSatisfying(why -> assertThat(why).endsWith(file + " is a file, not a folder"));
    assertThat(SafeWriter.makeFolder(file)).isPresent();
    assertThat(files()).containsExactly(file);
  }

  /// Nobody may make files there, not even root.
  @Test
  void withoutRightsNothingIsWritten() {
    assumeTrue(Files.isDirectory(Path.of("/sys/kernel")));
    assertThat(SafeWriter.write(Path.of("/sys/kernel/entryscope.svg"), "one"))
        .hasValueSatisfying(
            why ->
                assertThat(why)
                    .startsWith("cannot write /sys/kernel/entryscope.svg: ")
                    .doesNotContain(".entryscope", "\n")
                    .matches(".*(no rights|not permitted|Read-only).*"));
  }

  @Test
  void aFullDiskIsSaidInOneLineAndADeviceIsNotReplaced() {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full));
    assertThat(SafeWriter.write(full, "one"))
        .contains("cannot write /dev/full: No space left on device");
    assertThat(Files.isRegularFile(full)).isFalse();
  }

  @Test
  void aFileHoldsItsOwnBytesAlone() throws IOException {
    Path file = Files.write(folder.resolve("x"), new byte[] {1, 2});
    assertThat(SafeWriter.holds(file, new byte[] {1, 2})).isTrue();
    assertThat(SafeWriter.holds(file, new byte[] {1, 3})).isFalse();
    assertThat(SafeWriter.holds(file, new byte[] {1})).isFalse();
    assertThat(SafeWriter.holds(folder.resolve("no"), new byte[0])).isFalse();
  }
}
