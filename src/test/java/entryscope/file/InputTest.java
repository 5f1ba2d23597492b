// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import entryscope.file.Loaded.Failed;
import entryscope.file.Loaded.Reason;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class InputTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aMissingFileIsUnreadable() {
    assertThat(complaint(folder.resolve("none.flow.json"))).isEqualTo("error: no such file");
  }

  @Test
  void aFolderIsUnreadable() {
    assertThat(complaint(folder)).isEqualTo("error: this is a folder\n    hint: name a file in it");
  }

  @Test
  void aFileWithoutPermissionIsUnreadable() throws Exception {
    Path file = Files.writeString(folder.resolve("secret.json"), "{}");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
    assumeTrue(!Files.isReadable(file), "this user may read everything");
    assertThat(complaint(file)).isEqualTo("error: no permission to read it");
  }

  @Test
  void aDeviceIsUnreadable() {
    Path endless = Path.of("/dev/zero");
    assumeTrue(Files.exists(endless));
    assertThat(complaint(endless)).startsWith("error: this is no ordinary file");
  }

  @Test
  void aLargeFileIsRefusedBySizeAtOnce() throws Exception {
    Path file = folder.resolve("large.json");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(200L << 20);
    }
    assertThat(complaint(file)).isEqualTo("error: too large: 200 MiB, at most 64 are read");
  }

  @Test
  void utf16IsUnreadable() {
    for (Charset charset :
        new Charset[] {
          StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE
        }) {
      assertThat(complaint("{\"format\": 1}".getBytes(charset)))
          .isEqualTo("error: this is UTF-16 text, not UTF-8\n    hint: save it as UTF-8");
    }
  }

  @Test
  void latin1IsUnreadableAtItsFirstLetterThatIsNotAscii() {
    byte[] latin1 = "{\n  \"title\": \"é\"}".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(complaint(latin1))
        .isEqualTo("2:13: error: this is not UTF-8 text: byte 0xE9\n    hint: save it as UTF-8");
  }

  @Test
  void aBinaryFileIsUnreadable() {
    assertThat(complaint(new byte[] {0x7F, 'E', 'L', 'F', 2, 1, 1, 0}))
        .isEqualTo("error: this is a binary file, not JSON");
  }

  @Test
  void aTruncatedCharacterAtTheEndIsUnreadable() {
    assertThat(complaint(new byte[] {'{', (byte) 0xE2, (byte) 0x82}))
        .isEqualTo("1:2: error: this is not UTF-8 text: byte 0xE2\n    hint: save it as UTF-8");
  }

  @Test
  void aByteOrderMarkOfUtf8IsSkipped() {
    byte[] marked = ("\uFEFF" + Fixture.text()).getBytes(StandardCharsets.UTF_8);
    assertThat(FlowReader.read(Fixture.NAME, marked).messages()).isEmpty();
  }

  private String complaint(Path file) {
    return complaint(FlowReader.read(file), file.toString());
  }

  private static String complaint(byte[] bytes) {
    return complaint(FlowReader.read("x", bytes), "x");
  }

  private static String complaint(Loaded<?> loaded, String name) {
    assertThat(loaded)
        .isInstanceOfSatisfying(
            Failed.class, failed -> assertThat(failed.reason()).isEqualTo(Reason.UNREADABLE));
    return Fixture.messages(loaded).replaceFirst("^\\Q" + name + "\\E: ?", "");
  }
}
