// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// Where the kernel patches its own code at boot or at run time, as tables in its ELF file say.
///
/// @param keys places of static keys by address
/// @param alternatives by address; several at one address are tried in order, the last that fits
///   stays
/// @param warnings what of the tables could not be read
public record BootPatches(
    Map<Long, KeySite> keys,
    NavigableMap<Long, List<Alternative>> alternatives,
    List<Warning> warnings) {
  public static final BootPatches NONE = new BootPatches(Map.of(), new TreeMap<>(), List.of());

  public BootPatches {
    keys = Map.copyOf(keys);
    NavigableMap<Long, List<Alternative>> sorted = new TreeMap<>(Long::compareUnsigned);
    alternatives.forEach((at, all) -> sorted.put(at, List.copyOf(all)));
    alternatives = Collections.unmodifiableNavigableMap(sorted);
    warnings = List.copyOf(warnings);
  }
}
