// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import entryscope.listing.Listing;
import entryscope.listing.Warning;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is no listing is refused with a reason; what is almost one is read.
final class BrokenInputTest {
  @TempDir Path folder;

  @Test
  void aMissingFileIsNamed() {
    assertThat(refused(folder.resolve("none"))).hasMessageContaining("there is no such file");
  }

  @Test
  void aFolderIsNoListing() {
    assertThat(refused(folder)).hasMessageContaining("cannot read");
  }

  @Test
  void anEmptyFileSaysSo() throws Exception {
    assertThat(refused(file(new byte[0]))).hasMessage("empty; make a listing with objdump -d");
  }

  @Test
  void proseHasNoFunction() throws Exception {
    assertThat(refused(file("mov %rax,%rbx is an instruction\n".getBytes(StandardCharsets.UTF_8))))
        .hasMessageContaining("no function found");
  }

  @ParameterizedTest
  @CsvSource({
    "1f8b0800, compressed file",
    "fd377a58, compressed file",
    "28b52ffd, compressed file",
    "213c617263683e0a, archive of objects",
    "4d5a0000, boot image",
    "0102030000, binary file",
    "7f454c46, damaged ELF file",
    "7f454c4602010100, damaged ELF file"
  })
  void otherFilesAreRecognised(String hex, String what) throws Exception {
    assertThat(refused(file(java.util.HexFormat.of().parseHex(hex)))).hasMessageContaining(what);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "UTF-8"})
  void wideTextIsRead(String charset) throws Exception {
    String text = Files.readString(Toy.file("x86_64-gnu.txt"));
    Listing listing = read(file(text.getBytes(Charset.forName(charset))));
    assertThat(Toy.shape(listing)).isEqualTo(Toy.shape(Toy.read("x86_64-gnu.txt")));
  }

  @Test
  void linesMayEndAsOnWindows() throws Exception {
    String text = Files.readString(Toy.file("s390-gnu.txt")).replace("\n", "\r\n");
    Listing listing = read(file(text.getBytes(StandardCharsets.UTF_8)));
    assertThat(Toy.shape(listing)).isEqualTo(Toy.shape(Toy.read("s390-gnu.txt")));
  }

  @Test
  void aSectionsNameMayHaveMoreBytesThanLetters() throws Exception {
    String text = Files.readString(Toy.file("x86_64-gnu.txt"));
    String named = text.replace("section .text:", "section .t\u00e9xt\u20ac:");
    Listing listing = read(file(named.getBytes(StandardCharsets.UTF_8)));
    assertThat(listing.named("check").getFirst().symbol().section()).isEqualTo(".t\u00e9xt\u20ac");
  }

  @Test
  void codeThatOnlyAMarkOfTheAssemblerPrecedesHasNoName() throws Exception {
    String text =
        """

        a.o:     file format elf64-littleaarch64


        Disassembly of section .text:

        0000000000000000 <$x>:
           0:\td503201f \tnop
           4:\td65f03c0 \tret

        0000000000000010 <named>:
          10:\td65f03c0 \tret
        """;
    List<String> names = new ArrayList<>();
    try (ListingIndex index =
        Listings.open(
            file(text.getBytes(StandardCharsets.UTF_8)), Options.DEFAULT, Progress.NONE)) {
      index.forEach(function -> names.add(function.symbol().name()), Progress.NONE);
    }
    assertThat(names).containsExactly("code_at_0", "named");
  }

  @Test
  void aHugeLineIsCutAndTheRestRead() throws Exception {
    String text = Files.readString(Toy.file("x86_64-gnu.txt"));
    String huge = text.replaceFirst("\n\n", "\n" + "x".repeat(3_000_000) + "\n");
    Listing listing = read(file(huge.getBytes(StandardCharsets.UTF_8)));
    assertThat(Toy.shape(listing)).isEqualTo(Toy.shape(Toy.read("x86_64-gnu.txt")));
    assertThat(listing.warnings())
        .contains(
            new Warning(3, "line longer than 64 KiB, the rest left out", "is this a listing?"));
  }

  @Test
  void aTruncatedListingGivesWhatItHas() throws Exception {
    byte[] all = Files.readAllBytes(Toy.file("x86_64-gnu.txt"));
    Listing listing = read(file(java.util.Arrays.copyOf(all, all.length / 2)));
    assertThat(listing.functions()).hasSizeBetween(3, 18);
    assertThat(listing.named("check")).hasSize(1);
  }

  @Test
  void aNameNobodyHasIsAWarning() throws Exception {
    try (ListingIndex index =
        Listings.open(Toy.file("x86_64-gnu.txt"), Options.DEFAULT, Progress.NONE)) {
      assertThat(index.function("nobody")).isEmpty();
      assertThat(index.warnings()).extracting(Warning::what).containsExactly("no function nobody");
    }
  }

  @Test
  void whoeverWaitsMayHaveEnough() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return '\n';
          }
        };
    Progress enough =
        new Progress() {
          @Override
          public void reached(String what, long done, long total) {}

          @Override
          public boolean cancelled() {
            return true;
          }
        };
    assertThat(
            catchThrowableOfType(
                ListingException.class, () -> IndexPass.of(endless, "", 0, enough)))
        .hasMessage("cancelled");
  }

  @Test
  void linesKeepTheirPlacesAcrossTheBuffersEdge() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3000; i++) {
      text.append(i).append("y".repeat(i % 700)).append(i % 3 == 0 ? "\r\n" : "\n");
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    Lines lines = new Lines(new ByteArrayInputStream(bytes), 0, 0);
    int number = 0;
    while (lines.next()) {
      String line = number + "y".repeat(number % 700);
      assertThat(lines.text()).isEqualTo(line);
      assertThat(new String(bytes, (int) lines.offset(), line.length(), StandardCharsets.UTF_8))
          .isEqualTo(line);
      assertThat(lines.number()).isEqualTo(++number);
    }
    assertThat(number).isEqualTo(3000);
  }

  private Path file(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("input"), bytes);
  }

  private static Listing read(Path file) throws ListingException {
    try (ListingIndex index = Listings.open(file, Options.DEFAULT, Progress.NONE)) {
      return index.whole();
    }
  }

  private static ListingException refused(Path file) {
    return catchThrowableOfType(ListingException.class, () -> read(file));
  }
}
