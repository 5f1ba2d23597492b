// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import entryscope.listing.Symbol;
import entryscope.listing.read.Contents.Sized;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What of an ELF file is read here: architecture, kind, and the symbols of its code. The
/// instructions are objdump's business. Layout as in the System V ABI, chapters 4 and 5.
///
/// @param architecture by `e_machine`
/// @param relocatable whether it is an object (`.o`), all of whose sections start at 0
/// @param symbols of executable sections
record ElfFile(Architecture architecture, boolean relocatable, List<Sized> symbols) {
  private static final int RELOCATABLE = 1;

  static boolean isElf(byte[] head) {
    return head.length >= 4
        && head[0] == 0x7f
        && head[1] == 'E'
        && head[2] == 'L'
        && head[3] == 'F';
  }

  /// Reads the file's headers and symbols.
  ///
  /// @throws ListingException if it is damaged or of another architecture
  static ElfFile read(Path file) throws IOException, ListingException {
    try (FileChannel channel = FileChannel.open(file)) {
      ElfSections sections = new ElfSections(channel);
      return new ElfFile(architecture(sections), sections.kind() == RELOCATABLE, code(sections));
    } catch (IndexOutOfBoundsException | java.nio.BufferUnderflowException e) {
      throw new ListingException(0, "damaged ELF file", "it ends before its tables do");
    }
  }

  private static Architecture architecture(ElfSections sections) throws ListingException {
    int machine = sections.machine();
    return machine(machine, sections.wide())
        .orElseThrow(
            () ->
                new ListingException(
                    0,
                    "ELF file of an architecture unknown here (e_machine " + machine + ")",
                    "known are x86, arm64, s390, riscv64, loongarch64"));
  }

  private static Optional<Architecture> machine(int machine, boolean wide) {
    return switch (machine) {
      case 3 -> Optional.of(Architecture.X86_32);
      case 22 -> wide ? Optional.of(Architecture.S390) : Optional.empty();
      case 62 -> Optional.of(Architecture.X86_64);
      case 183 -> Optional.of(Architecture.ARM64);
      case 243 -> wide ? Optional.of(Architecture.RISCV64) : Optional.empty();
      case 258 -> wide ? Optional.of(Architecture.LOONGARCH64) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static List<Sized> code(ElfSections sections) throws IOException, ListingException {
    List<Sized> symbols = new ArrayList<>();
    for (ElfSymbols.Entry entry : ElfSymbols.of(sections)) {
      code(entry, sections).ifPresent(symbols::add);
    }
    return symbols;
  }

  private static Optional<Sized> code(ElfSymbols.Entry entry, ElfSections sections) {
    int type = entry.type();
    boolean code = type == 0 || type == 2 || type == 10;
    if (!code || entry.section() == 0 || entry.section() >= sections.all().size()) {
      return Optional.empty();
    }
    ElfSections.Section section = sections.all().get(entry.section());
    if (!section.executable() || entry.name().isEmpty() || MappingSymbol.isLocal(entry.name())) {
      return Optional.empty();
    }
    Symbol symbol = new Symbol(entry.name(), entry.value(), section.title());
    return Optional.of(new Sized(symbol, entry.size(), type != 0, entry.global()));
  }
}
