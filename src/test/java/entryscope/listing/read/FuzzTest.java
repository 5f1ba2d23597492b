// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.listing.BootPatches;
import entryscope.listing.Instruction;
import entryscope.listing.Listing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Whatever stands in a file, reading it gives functions or says what is wrong, soon.
///
/// The same rounds in every run; `mvn test -Dtest=entryscope.listing.read.FuzzTest
/// -Dfuzz.seconds=600` goes on for ten minutes with other seeds. A failure names its seed, and
/// `-Dfuzz.from` starts there.
@Timeout(3600)
final class FuzzTest {
  private static final int ROUNDS = 3000;

  /// How many tests below share the time.
  private static final int TESTS = 3;

  private static final List<Damage> KINDS = List.of(Damage.values());

  @TempDir Path folder;

  @Test
  void textMayBeAnything() throws Exception {
    List<byte[]> seeds = texts();
    Rounds.run(
        ROUNDS,
        TESTS,
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
    List<byte[]> seeds = texts();
    Random random = new Random(damage.name().hashCode());
    for (byte[] bytes : seeds) {
      survives(damage.of(bytes, pick(seeds, random), random));
    }
  }

  @Test
  void anElfFileMayBeDamagedAnywhere() throws Exception {
    List<byte[]> seeds = elfSeeds();
    Path file = folder.resolve("damaged.o");
    Rounds.run(
        ROUNDS,
        TESTS,
        random -> {
          Files.write(file, damagedElf(pick(seeds, random), random));
          readsElf(file);
        });
  }

  /// The tables of patches are damaged by themselves: most damage elsewhere keeps them from being
  /// read at all.
  @Test
  void tablesOfPatchesMayBeDamaged() throws Exception {
    List<byte[]> seeds = elfSeeds();
    Path file = folder.resolve("damaged.o");
    Rounds.run(
        ROUNDS,
        TESTS,
        random -> {
          byte[] bytes = pick(seeds, random).clone();
          for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            bytes[64 + random.nextInt(bytes.length - 64)] = extreme(random);
          }
          Files.write(file, bytes);
          readsElf(file);
        });
  }

  private static byte[] damagedElf(byte[] whole, Random random) {
    byte[] bytes = whole.clone();
    for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
      boolean head = random.nextBoolean();
      int at = head ? random.nextInt(64) : random.nextInt(bytes.length);
      bytes[at] = (byte) random.nextInt(256);
    }
    return random.nextInt(4) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
  }

  /// A byte that makes numbers small, huge, negative or slightly off.
  private static byte extreme(Random random) {
    return (byte)
        switch (random.nextInt(4)) {
          case 0 -> 0;
          case 1 -> 0x7f;
          case 2 -> 0xff;
          default -> random.nextInt(256);
        };
  }

  private static void readsElf(Path file) throws IOException {
    try {
      ElfFile elf = ElfFile.read(file);
      assertThat(elf.symbols()).hasSizeLessThan(10_000);
      BootPatches patches = PatchTables.read(file, elf, _ -> OptionalLong.of(1L << 32));
      assertThat(patches.keys()).hasSizeLessThan(10_000);
      assertThat(patches.alternatives()).hasSizeLessThan(10_000);
      patches.warnings().forEach(warning -> assertThat(warning.what()).isNotBlank());
    } catch (ListingException e) {
      assertThat(e.what()).isNotBlank();
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

  private static List<byte[]> elfSeeds() throws IOException {
    return seeds(file -> !file.toString().matches(".*\\.(txt|md|c|ld|S)"));
  }

  private static List<byte[]> texts() throws IOException {
    return seeds(file -> file.toString().endsWith(".txt"));
  }

  private static List<byte[]> seeds(Predicate<Path> fits) throws IOException {
    try (Stream<Path> files = Files.list(Toy.FOLDER)) {
      List<byte[]> seeds = new ArrayList<>();
      for (Path file : files.filter(fits).sorted().toList()) {
        seeds.add(Files.readAllBytes(file));
      }
      return seeds;
    }
  }
}
