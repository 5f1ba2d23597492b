// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.inlines;

import entryscope.listing.SourceLine;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Code of a function that was inlined from another one, entered at one place and left to one, or
/// to two where the code around it tests its result.
///
/// @param function it was inlined from
/// @param calledFrom the line of the call that the compiler replaced, where known
/// @param addresses of its instructions, those of the regions inside included
/// @param inside what was inlined into the inlined function
/// @param bytes of its instructions
/// @param foreign how many of them belong to the code around it: the compiler scheduled them here
public record Region(
    String function,
    Optional<SourceLine> calledFrom,
    Set<Long> addresses,
    List<Region> inside,
    int bytes,
    int foreign) {
  public Region {
    addresses = Set.copyOf(addresses);
    inside = List.copyOf(inside);
  }

  /// The innermost region of those given, or inside them, that has the address.
  static Optional<Region> innermost(List<Region> regions, long address) {
    return regions.stream()
        .filter(region -> region.addresses().contains(address))
        .findFirst()
        .map(region -> innermost(region.inside(), address).orElse(region));
  }
}
