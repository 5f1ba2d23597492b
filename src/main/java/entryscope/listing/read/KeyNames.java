// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.read.ElfReferences.Reference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// What static keys are called: by the variable that they are or lie in.
final class KeyNames {
  private static final int DATA = 1;
  private static final int NO_TYPE = 0;

  private final Map<Integer, NavigableMap<Long, ElfSymbols.Entry>> variables = new HashMap<>();

  /// @param relocatable whether addresses count in their section
  KeyNames(ElfSections sections, List<ElfSymbols.Entry> symbols, boolean relocatable) {
    for (ElfSymbols.Entry symbol : symbols) {
      int section = symbol.section();
      boolean here = section > 0 && section < sections.all().size();
      if (here
          && (symbol.type() == DATA || symbol.type() == NO_TYPE)
          && !symbol.name().isEmpty()
          && !MappingSymbol.isLocal(symbol.name())
          && !sections.all().get(section).executable()) {
        variables
            .computeIfAbsent(relocatable ? section : 0, _ -> new TreeMap<>(Long::compareUnsigned))
            .merge(symbol.value(), symbol, KeyNames::better);
      }
    }
  }

  /// Of two names the one of a variable with a size, as linker scripts add others.
  private static ElfSymbols.Entry better(ElfSymbols.Entry one, ElfSymbols.Entry other) {
    return other.size() > 0 && (one.size() == 0 || (other.global() && !one.global())) ? other : one;
  }

  /// The name of the key at a place; its address where nothing names it.
  String of(Reference reference) {
    int bits = (int) (reference.place() & 3);
    if (!reference.symbol().isEmpty() && reference.section() == 0) {
      return named(reference.symbol(), reference.offset() & ~3L);
    }
    long place = reference.place() - bits;
    var at = variables.getOrDefault(reference.section(), new TreeMap<>()).floorEntry(place);
    if (at != null && (place == at.getKey() || place - at.getKey() < at.getValue().size())) {
      return named(at.getValue().name(), place - at.getKey());
    }
    return "0x%x".formatted(place);
  }

  private static String named(String symbol, long offset) {
    return offset == 0 ? symbol : "%s+0x%x".formatted(symbol, offset);
  }
}
