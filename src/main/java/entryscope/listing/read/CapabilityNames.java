// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.read.ElfSections.Section;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What an x86 kernel calls the features of processors in /proc/cpuinfo: `x86_cap_flags`, an array
/// of texts by the feature's number. Features that it keeps to itself have no name.
final class CapabilityNames {
  private static final int LONGEST = 64;

  /// Kernels have some 30 words of 32 features.
  private static final int MOST_FEATURES = 64 * 32;

  private CapabilityNames() {}

  /// The names by number; none where the file has no such array.
  static Map<Integer, String> of(ElfSections sections, List<ElfSymbols.Entry> symbols)
      throws IOException, ListingException {
    Optional<ElfSymbols.Entry> flags =
        symbols.stream().filter(entry -> entry.name().equals("x86_cap_flags")).findFirst();
    Map<Integer, String> names = new HashMap<>();
    if (flags.isPresent()) {
      int word = sections.wide() ? 8 : 4;
      long size = Math.min(flags.get().size(), (long) MOST_FEATURES * word);
      Optional<ByteBuffer> array = at(sections, flags.get().value(), size);
      for (int i = 0; array.isPresent() && (i + 1) * word <= array.get().limit(); i++) {
        long text =
            word == 8 ? array.get().getLong(i * 8) : array.get().getInt(i * 4) & 0xffffffffL;
        Optional<String> name = text == 0 ? Optional.empty() : text(sections, text);
        if (name.filter(known -> !known.isEmpty()).isPresent()) {
          names.put(i, name.get());
        }
      }
    }
    return names;
  }

  private static Optional<String> text(ElfSections sections, long address)
      throws IOException, ListingException {
    Optional<ByteBuffer> bytes = at(sections, address, LONGEST);
    return bytes.isPresent() ? Optional.of(ElfSections.text(bytes.get(), 0)) : Optional.empty();
  }

  /// Bytes at an address of a linked file; fewer where the section ends before.
  private static Optional<ByteBuffer> at(ElfSections sections, long address, long length)
      throws IOException, ListingException {
    for (Section section : sections.all()) {
      if (section.stored() && section.address() != 0 && section.holds(address)) {
        long from = address - section.address();
        return Optional.of(
            sections.bytes(section.offset() + from, Math.min(length, section.size() - from)));
      }
    }
    return Optional.empty();
  }
}
