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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Whatever stands in a file, reading it gives functions or says what is wrong, soon.
///
/// A minute in every run; `mvn test -Dtest=entryscope.listing.read.FuzzTest -Dfuzz.seconds=600`
/// goes on for ten minutes with other seeds, and prints the seed of a failure as part of its
/// message.
@Timeout(3600)
final class FuzzTest {
  private static final int ROUNDS = 600;
  private static final List<Damage> KINDS = List.of(Damage.values());

  @TempDir Path folder;

  @Test
  void textMayBeAnything() throws Exception {
    List<byte[]> seeds = seeds(".txt");
    rounds(
        random -> {
          byte[] bytes = pick(seeds, random).clone();
          for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            bytes = damaged(bytes, pick(seeds, random), random);
          }
          survives(bytes);
        });
  }

  /// Each kind by itself, on each listing.
  @ParameterizedTest
  @EnumSource
  void textMayBe(Damage damage) throws Exception {
    List<byte[]> seeds = seeds(".txt");
    Random random = new Random(damage.name().hashCode());
    for (byte[] bytes : seeds) {
      survives(damage.of(bytes, pick(seeds, random), random));
    }
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
    long seconds = Long.getLong("fuzz.seconds", 50);
    long until = System.nanoTime() + seconds * 1_000_000_000 / 2;
    for (long seed = 0; seed < ROUNDS || System.nanoTime() < until; seed++) {
      try {
        round.run(new Random(seed));
      } catch (Exception | AssertionError | StackOverflowError | OutOfMemoryError e) {
        throw new AssertionError("with seed " + seed, e);
      }
    }
  }

  private static byte[] damaged(byte[] bytes, byte[] other, Random random) {
    return damage(random).of(bytes, other, random);
  }

  private static Damage damage(Random random) {
    return KINDS.get(random.nextInt(KINDS.size()));
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
      long lines = new String(bytes, StandardCharsets.UTF_8).lines().count() + 1;
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
