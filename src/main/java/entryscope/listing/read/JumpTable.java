// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.KeySite;
import entryscope.listing.read.ElfReferences.Reference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/// The places of static keys: `struct jump_entry { s32 code; s32 target; long key; }`
/// (include/linux/jump_label.h, v6.12), each field relative to itself. Bit 0 of the key tells of a
/// jump that is there while the key is off; bit 1 of one that objtool makes a nop.
final class JumpTable {
  private static final int BRANCH = 1;
  private static final int NOP_LATER = 2;

  private JumpTable() {}

  /// How many places the table has.
  static int entries(ElfReferences table, int word) {
    return table.bytes().limit() / (8 + word);
  }

  /// The places by address; entries that lead out of the code are left out.
  ///
  /// @param word bytes of a pointer, 4 or 8
  /// @param address of code in the listing, empty for what is no code
  static Map<Long, KeySite> read(
      ElfReferences table, int word, KeyNames names, Function<Reference, OptionalLong> address) {
    Map<Long, KeySite> sites = new LinkedHashMap<>();
    int each = 8 + word;
    for (int at = 0; at + each <= table.bytes().limit(); at += each) {
      OptionalLong code = table.at(at, 4).map(address).orElse(OptionalLong.empty());
      OptionalLong target = table.at(at + 4, 4).map(address).orElse(OptionalLong.empty());
      Optional<Reference> key = table.at(at + 8, word);
      if (code.isPresent() && target.isPresent() && key.isPresent()) {
        long bits =
            key.get().section() == 0 && !key.get().symbol().isEmpty()
                ? key.get().offset()
                : key.get().place();
        sites.put(
            code.getAsLong(),
            new KeySite(
                code.getAsLong(),
                target.getAsLong(),
                names.of(key.get()),
                (bits & BRANCH) == 0,
                (bits & NOP_LATER) != 0));
      }
    }
    return sites;
  }
}
