// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// The symbol table of an ELF file.
final class ElfSymbols {
  private static final int SYMBOL_TABLE = 2;

  /// One entry.
  ///
  /// @param type 0 none, 1 data, 2 function, 3 section, 10 resolved at run time
  /// @param section its number; 0 for a symbol of another file
  record Entry(String name, long value, long size, int type, boolean global, int section) {}

  private ElfSymbols() {}

  /// All entries in their order; none where the file is stripped.
  static List<Entry> of(ElfSections sections) throws IOException, ListingException {
    List<Entry> entries = new ArrayList<>();
    for (ElfSections.Section table : sections.all()) {
      if (table.type() == SYMBOL_TABLE) {
        ByteBuffer names = sections.contents(sections.all().get(table.link()));
        ByteBuffer bytes = sections.contents(table);
        int each = sections.wide() ? 24 : 16;
        for (int at = 0; at + each <= bytes.limit(); at += each) {
          entries.add(entry(bytes, at, names, sections.wide()));
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
