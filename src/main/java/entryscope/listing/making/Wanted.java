// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What of a listing is to become a flow.
///
/// @param roots addresses of the functions where paths start, at least one
/// @param opened the functions that are described; empty for all that are called
/// @param depth how many calls deep functions are described: 0 for the roots alone
public record Wanted(List<Long> roots, Optional<Set<Long>> opened, int depth) {
  public Wanted {
    roots = List.copyOf(roots);
    opened = opened.map(Set::copyOf);
    if (roots.isEmpty()) {
      throw new IllegalArgumentException("no function where the path starts");
    }
  }
}
