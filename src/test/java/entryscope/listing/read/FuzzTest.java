// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.listing.Instruction;
import entryscope.listing.Listing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Whatever stands in a file, reading it gives functions or says what is wrong, soon.
///
/// Some seconds in every run; `mvn test -Dtest=entryscope.listing.read.FuzzTest -Dfuzz.seconds=600`
/// goes on for ten minutes with other seeds, and prints the seed of a failure as part of its
/// message.
@Timeout(3600)
final class FuzzTest {
  private static final String ALPHABET =
      "0123456789abcdef:<>+\t\n\r ,()%$#/.;x_Rj\u0000\u001b|-'`>é€";
  private static final int ROUNDS = 600;

  @TempDir Path folder;

  @Test
  void textMayBeAnything() throws Exception {
    List<byte[]> seeds = seeds(".txt");
    rounds(
        random -> {
          byte[] bytes = pick(seeds, random).clone();
          for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            bytes = changed(bytes, pick(seeds, random), random);
          }
          survives(bytes);
        });
  }

  @Test
  void anElfFileMayBeDamagedAnywhere() throws Exception {
    List<byte[]> seeds = seeds(".o");
    Path file = folder.resolve("damaged.o");
    rounds(
        random -> {
          byte[] bytes = pick(seeds, random).clone();
          for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            boolean head = random.nextBoolean();
            int at = head ? random.nextInt(64) : random.nextInt(bytes.length);
            bytes[at] = (byte) random.nextInt(256);
          }
          Files.write(
              file,
              random.nextInt(4) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes);
          readsElf(file);
        });
  }

  private static void readsElf(Path file) throws IOException {
    try {
      assertThat(ElfFile.read(file).symbols()).hasSizeLessThan(10_000);
    } catch (ListingException e) {
      assertThat(e.what()).isNotBlank();
    }
  }

  /// One round with its own source of chance.
  private interface Round {
    void run(Random random) throws Exception;
  }

  private static void rounds(Round round) throws Exception {
    long seconds = Long.getLong("fuzz.seconds", 0);
    long until = System.nanoTime() + seconds * 1_000_000_000 / 2;
    for (long seed = 0; seed < ROUNDS || System.nanoTime() < until; seed++) {
      try {
        round.run(new Random(seed));
      } catch (Exception | AssertionError | StackOverflowError | OutOfMemoryError e) {
        throw new AssertionError("with seed " + seed, e);
      }
    }
  }

  private static byte[] changed(byte[] bytes, byte[] other, Random random) {
    int from = random.nextInt(bytes.length + 1);
    int to = Math.min(bytes.length, from + random.nextInt(200));
    return switch (random.nextInt(9)) {
      case 0 -> Arrays.copyOf(bytes, Math.max(1, from));
      case 1 ->
          joined(
              bytes,
              from,
              new byte[] {(byte) random.nextInt(256)},
              Math.min(bytes.length, from + 1));
      case 2 -> joined(bytes, from, new byte[0], to);
      case 3 -> joined(bytes, from, Arrays.copyOfRange(bytes, from, to), from);
      case 4 -> joined(bytes, from, letters(random), to);
      case 5 -> joined(bytes, from, part(other, random), from);
      case 6 -> interleaved(bytes, other);
      case 7 -> utf8(bytes).replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8);
      default -> utf8(bytes).getBytes(StandardCharsets.UTF_16);
    };
  }

  private static String utf8(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static byte[] letters(Random random) {
    StringBuilder letters = new StringBuilder();
    for (int i = random.nextInt(40); i >= 0; i--) {
      letters.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    int times = random.nextInt(50) == 0 ? 20_000 : 1;
    return letters.toString().repeat(times).getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] part(byte[] bytes, Random random) {
    int from = random.nextInt(bytes.length);
    return Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + random.nextInt(2000)));
  }

  /// Line by line from the two, as two programs print into one file.
  private static byte[] interleaved(byte[] one, byte[] other) {
    String[] ones = utf8(one).split("\n");
    String[] others = utf8(other).split("\n");
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.min(400, Math.max(ones.length, others.length)); i++) {
      text.append(i < ones.length ? ones[i] + "\n" : "")
          .append(i < others.length ? others[i] + "\n" : "");
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] joined(byte[] bytes, int until, byte[] middle, int from) {
    byte[] all = Arrays.copyOf(bytes, until + middle.length + bytes.length - from);
    System.arraycopy(middle, 0, all, until, middle.length);
    System.arraycopy(bytes, from, all, until + middle.length, bytes.length - from);
    return all;
  }

  private static byte[] pick(List<byte[]> seeds, Random random) {
    return seeds.get(random.nextInt(seeds.size()));
  }

  private void survives(byte[] bytes) throws IOException {
    Path file = folder.resolve("text");
    Files.write(file, bytes);
    try (ListingIndex index = Listings.open(file, Options.DEFAULT, Progress.NONE)) {
      Listing listing = index.whole();
      assertThat(listing.warnings()).hasSizeLessThanOrEqualTo(2 * Warnings.MOST + 2);
      long lines = utf8(bytes).lines().count() + 1;
      listing
          .functions()
          .values()
          .forEach(
              f -> {
                long previous = 0;
                for (Instruction i : f.instructions()) {
                  assertThat(i.length()).isNotNegative();
                  assertThat((long) i.line()).isBetween(1L, 2 * lines);
                  assertThat(Long.compareUnsigned(previous, i.address()))
                      .as("%x after %x in line %d", i.address(), previous, i.line())
                      .isNotPositive();
                  previous = i.address();
                }
              });
    } catch (ListingException e) {
      assertThat(e.what()).isNotBlank();
    }
  }

  private static List<byte[]> seeds(String extension) throws IOException {
    try (Stream<Path> files = Files.list(Toy.FOLDER)) {
      List<byte[]> seeds = new java.util.ArrayList<>();
      for (Path file : files.filter(f -> f.toString().endsWith(extension)).sorted().toList()) {
        seeds.add(Files.readAllBytes(file));
      }
      return seeds;
    }
  }
}
