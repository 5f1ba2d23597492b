// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.read.ElfSections.Section;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the fields of a table refer to, each a distance from the field itself. A linked file has
/// the distances, an object has relocations in their place.
final class ElfReferences {
  private static final int RELA = 4;
  private static final int REL = 9;
  private static final int SECTION_SYMBOL = 3;

  /// Bytes of a table; the largest kernels have some hundred kilobytes.
  private static final long MOST_BYTES = 8 << 20;

  private final ByteBuffer bytes;
  private final long address;
  private final boolean relocatable;
  private final Map<Long, Reference> relocated = new HashMap<>();

  /// Where a field leads.
  ///
  /// @param section the number of the section in which `place` counts, 0 in a linked file and for
  ///   what another file has
  /// @param place an address or, in an object, an offset
  /// @param symbol what the relocation names, empty where it names none
  /// @param offset of the place from that symbol
  record Reference(int section, long place, String symbol, long offset) {}

  /// @param table the section that holds the table
  /// @param start of the table, an address
  /// @param size in bytes
  /// @throws IndexOutOfBoundsException if it is damaged
  /// @throws ArithmeticException if it is damaged
  ElfReferences(
      ElfSections sections,
      List<ElfSymbols.Entry> symbols,
      Section table,
      long start,
      long size,
      boolean relocatable)
      throws IOException, ListingException {
    if (size > MOST_BYTES) {
      throw new ListingException(0, "damaged ELF file", "a table of more than 8 MiB");
    }
    this.bytes = sections.bytes(table.offset() + (start - table.address()), size);
    this.address = start;
    this.relocatable = relocatable;
    if (relocatable) {
      relocate(sections, symbols, table);
    }
  }

  /// The bytes of the table.
  ByteBuffer bytes() {
    return bytes;
  }

  /// What the field at an offset refers to.
  ///
  /// @param width of the field: 4 or 8 bytes
  /// @return empty where an object has no relocation there
  Optional<Reference> at(int offset, int width) {
    return relocatable
        ? Optional.ofNullable(relocated.get((long) offset))
        : Optional.of(new Reference(0, address + offset + value(offset, width), "", 0));
  }

  private long value(int offset, int width) {
    return width == 8 ? bytes.getLong(offset) : bytes.getInt(offset);
  }

  private void relocate(ElfSections sections, List<ElfSymbols.Entry> symbols, Section table)
      throws IOException, ListingException {
    int own = sections.all().indexOf(table);
    for (Section section : sections.all()) {
      boolean added = section.type() == RELA;
      if ((added || section.type() == REL) && section.info() == own) {
        ByteBuffer entries = sections.contents(section);
        int word = sections.wide() ? 8 : 4;
        int each = word * (added ? 3 : 2);
        for (int at = 0; at + each <= entries.limit(); at += each) {
          long offset = word == 8 ? entries.getLong(at) : entries.getInt(at) & 0xffffffffL;
          long info = word == 8 ? entries.getLong(at + 8) : entries.getInt(at + 4) & 0xffffffffL;
          ElfSymbols.Entry symbol = symbols.get((int) (word == 8 ? info >>> 32 : info >>> 8));
          long addend =
              !added
                  ? value(Math.toIntExact(offset), 4)
                  : word == 8 ? entries.getLong(at + 16) : entries.getInt(at + 8);
          // RISC-V and LoongArch subtract the field's own place by a second relocation.
          if (symbol.section() != own) {
            relocated.putIfAbsent(offset, reference(symbol, addend));
          }
        }
      }
    }
  }

  private static Reference reference(ElfSymbols.Entry symbol, long addend) {
    return new Reference(
        symbol.section(),
        symbol.value() + addend,
        symbol.type() == SECTION_SYMBOL ? "" : symbol.name(),
        addend);
  }
}
