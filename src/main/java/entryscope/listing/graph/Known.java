// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.graph;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What is known of indirect jumps and calls beside the listing: told by hand or seen in a trace.
///
/// @param targets addresses by the address of the instruction
public record Known(Map<Long, List<Long>> targets) {
  public static final Known NOTHING = new Known(Map.of());

  public Known {
    Map<Long, List<Long>> copy = new LinkedHashMap<>();
    targets.forEach((from, to) -> copy.put(from, List.copyOf(to)));
    targets = Map.copyOf(copy);
  }

  List<Long> from(long address) {
    return targets.getOrDefault(address, List.of());
  }
}
