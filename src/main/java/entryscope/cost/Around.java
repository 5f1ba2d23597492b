// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.inlining.Expansion;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Which parts of some paths have a call of a function somewhere inside.
final class Around {
  private final Map<String, Set<Expansion>> parts = new HashMap<>();

  Around(List<Expansion> roots) {
    roots.forEach(root -> collect(root, new ArrayDeque<>()));
  }

  private void collect(Expansion part, Deque<Expansion> outer) {
    outer.addLast(part);
    for (Expansion.Call call : part.calls().values()) {
      parts
          .computeIfAbsent(
              call.callee().name(), _ -> Collections.newSetFromMap(new IdentityHashMap<>()))
          .addAll(outer);
      call.inside().ifPresent(inside -> collect(inside, outer));
    }
    outer.removeLast();
  }

  Set<Expansion> calls(String function) {
    return parts.getOrDefault(function, Set.of());
  }
}
