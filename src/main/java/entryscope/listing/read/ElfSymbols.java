// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// The symbol table of an ELF file.
final class ElfSymbols {
  private static final int SYMBOL_TABLE = 2;

  /// Symbols, and letters of their names, that are read; a kernel has some 200,000 symbols.
  private static final int MOST_SYMBOLS = 1 << 21;

  private static final long MOST_LETTERS = 1 << 27;

  /// One entry.
  ///
  /// @param type 0 none, 1 data, 2 function, 3 section, 10 resolved at run time
  /// @param section its number; 0 for a symbol of another file
  record Entry(String name, long value, long size, int type, boolean global, int section) {}

  private ElfSymbols() {}

  /// All entries in their order; none where the file is stripped.
  static List<Entry> of(ElfSections sections) throws IOException, ListingException {
    List<Entry> entries = new ArrayList<>();
    long letters = 0;
    for (ElfSections.Section table : sections.all()) {
      if (table.type() == SYMBOL_TABLE) {
        ByteBuffer names = sections.contents(sections.all().get(table.link()));
        ByteBuffer bytes = sections.contents(table);
        int each = sections.wide() ? 24 : 16;
        for (int at = 0; at + each <= bytes.limit(); at += each) {
          Entry entry = entry(bytes, at, names, sections.wide());
          letters += entry.name().length();
          if (entries.size() == MOST_SYMBOLS || letters > MOST_LETTERS) {
            throw new ListingException(0, "damaged ELF file", "it has too many symbols");
          }
          entries.add(entry);
        }
      }
    }
    return entries;
  }

  private static Entry entry(ByteBuffer bytes, int at, ByteBuffer names, boolean wide) {
    int info = bytes.get(at + (wide ? 4 : 12));
    return new Entry(
        ElfSections.text(names, bytes.getInt(at)),
        wide ? bytes.getLong(at + 8) : bytes.getInt(at + 4) & 0xffffffffL,
        wide ? bytes.getLong(at + 16) : bytes.getInt(at + 8) & 0xffffffffL,
        info & 0xf,
        (info >> 4) != 0,
        bytes.getShort(at + (wide ? 6 : 14)) & 0xffff);
  }
}
