// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.listing.inlines.Inlined;
import entryscope.listing.inlines.Region;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/// What of a function's blocks may be folded into frames.
///
/// @param addresses where the code of each block begins, by its id
/// @param padded whether inlined functions would have a landing pad out of line, as it does
record Fold(Inlined inlined, Map<String, Long> addresses, boolean padded) {

  /// The ids of a function's blocks that lie in a region.
  Set<String> inside(Region region, Collection<String> blocks) {
    Set<String> inside = new LinkedHashSet<>(blocks);
    inside.removeIf(
        id -> {
          Long address = addresses.get(id);
          return address == null || !region.addresses().contains(address);
        });
    return inside;
  }
}
