// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Body;
import entryscope.flow.Entry;
import entryscope.flow.Function;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// The functions that the entries of a flow lead to.
final class Reached {
  private Reached() {}

  static Set<String> from(Map<String, Function> functions, Collection<Entry> entries) {
    Set<String> reached = new HashSet<>();
    Deque<String> open = new ArrayDeque<>();
    entries.forEach(entry -> open.add(entry.function()));
    while (!open.isEmpty()) {
      String name = open.remove();
      Function function = functions.get(name);
      if (function != null && reached.add(name) && function.body() instanceof Body.Described body) {
        body.blocks()
            .values()
            .forEach(
                block -> block.terminator().callSite().ifPresent(site -> open.add(site.callee())));
      }
    }
    return reached;
  }
}
