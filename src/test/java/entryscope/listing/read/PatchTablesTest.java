// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.listing.BootPatches;
import entryscope.listing.Warning;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A damaged table costs its switches and a warning; what else the file has is read.
final class PatchTablesTest {
  /// Where the size is in a section's header of 64 bits.
  private static final int SIZE = 32;

  private static final int HEADER = 64;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {"keys-x86_64", "keys-arm64", "keys-riscv64", "keys-x86_64.o", "keys-riscv64.o"})
  void nothingIsWrongWithWholeTables(String name) throws Exception {
    BootPatches patches = patches(Toy.file(name));
    assertThat(patches.keys()).isNotEmpty();
    assertThat(patches.warnings()).isEmpty();
  }

  @Test
  void keysWhoseTableIsDamagedAreNoSwitches() throws Exception {
    BootPatches patches = patches(withSize("keys-x86_64.o", "__jump_table", 1L << 40));
    assertThat(patches.keys()).isEmpty();
    assertThat(patches.alternatives()).isNotEmpty();
    assertThat(patches.warnings())
        .extracting(Warning::what)
        .containsExactly("the table of static keys is damaged: static keys are no switches");
  }

  @Test
  void entriesWithoutCodeAreCounted() throws Exception {
    BootPatches patches = patches(withSize("keys-x86_64.o", "__jump_table", 6 * 16));
    assertThat(patches.keys()).hasSize(4);
    assertThat(patches.warnings())
        .extracting(Warning::what)
        .containsExactly("2 entries of the table of static keys lead to no code, and are left out");
  }

  @Test
  void alternativesInNoKnownFormAreNotNamed() throws Exception {
    BootPatches patches = patches(withSize("keys-x86_64", ".altinstructions", 17));
    assertThat(patches.keys()).isNotEmpty();
    assertThat(patches.alternatives()).isEmpty();
    assertThat(patches.warnings())
        .extracting(Warning::what)
        .containsExactly(
            "the table of alternatives is damaged: they are neither named nor switches");
  }

  @Test
  void aFileThatIsGoneHasNoTables() throws Exception {
    ElfFile elf = ElfFile.read(Toy.file("keys-x86_64"));
    BootPatches patches =
        PatchTables.read(folder.resolve("gone"), elf, _ -> OptionalLong.of(1L << 32));
    assertThat(patches.warnings())
        .extracting(Warning::what)
        .containsExactly("the tables of patches cannot be read: static keys are no switches");
  }

  private static BootPatches patches(Path file) throws Exception {
    return PatchTables.read(file, ElfFile.read(file), _ -> OptionalLong.of(1L << 32));
  }

  /// The file with another size of one section.
  private Path withSize(String name, String section, long size)
      throws IOException, ListingException {
    ByteBuffer bytes =
        ByteBuffer.wrap(Files.readAllBytes(Toy.file(name))).order(ByteOrder.LITTLE_ENDIAN);
    try (FileChannel channel = FileChannel.open(Toy.file(name))) {
      ElfSections sections = new ElfSections(channel);
      int number = sections.all().indexOf(sections.named(section).orElseThrow());
      bytes.putLong((int) bytes.getLong(40) + number * HEADER + SIZE, size);
    }
    return Files.write(folder.resolve(name), bytes.array());
  }
}
