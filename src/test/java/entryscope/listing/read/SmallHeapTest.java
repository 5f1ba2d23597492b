// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// However large the input, memory stays bounded: it is read by another Java machine of 64 MB of
/// heap. The files are mostly holes, which read as zeros.
@Timeout(300)
final class SmallHeapTest {
  private static final long LARGE = 300L << 20;

  @TempDir Path folder;

  /// Reads a file and prints what came of it.
  static final class Reader {
    private Reader() {}

    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws Exception {
      try (ListingIndex index =
          Listings.open(Path.of(arguments[0]), Options.DEFAULT, Progress.NONE)) {
        var listing = index.whole();
        System.out.println("functions " + listing.functions().size());
        listing.warnings().forEach(System.out::println);
      } catch (ListingException e) {
        System.out.println("refused: " + e.what());
      }
    }
  }

  @Test
  void aLineOfHundredsOfMegabytesIsCutAndTheRestRead() throws Exception {
    String text = Files.readString(Toy.file("x86_64-gnu.txt"));
    int functions = Toy.read("x86_64-gnu.txt").functions().size();
    Path file = holed("\n" + text, "\n");
    assertThat(read(file)).contains("functions " + functions, "line longer than 64 KiB");
    Path amid = holed(text + "\n", "\n" + text);
    assertThat(read(amid)).contains("functions " + functions, "line longer than 64 KiB");
  }

  @Test
  void hundredsOfMegabytesOfNothingAreRefused() throws Exception {
    assertThat(read(holed("", ""))).contains("refused: binary file");
    assertThat(read(holed("\u007fELF\u0002\u0001\u0001", ""))).contains("refused: ");
  }

  /// A file with a hole between two texts.
  private Path holed(String before, String after) throws Exception {
    Path path = Files.createTempFile(folder, "large", ".txt");
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      file.write(before.getBytes(StandardCharsets.UTF_8));
      file.seek(LARGE);
      file.write(after.getBytes(StandardCharsets.UTF_8));
      file.setLength(LARGE + after.length());
    }
    return path;
  }

  private static String read(Path file) throws Exception {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Xmx64m",
                    "-XX:+UseSerialGC",
                    "-cp",
                    System.getProperty("java.class.path"),
                    Reader.class.getName(),
                    file.toString()))
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }
}
