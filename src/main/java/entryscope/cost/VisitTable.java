// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Condition;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How often the blocks of bodies run, remembered.
///
/// A body runs the same way in every world that agrees on the switches its own branches read, so a
/// long list of worlds asks for few solutions. One thread at a time.
public final class VisitTable {
  private final Map<Body.Described, Entry> entries = new IdentityHashMap<>();

  private record Entry(Set<String> read, Map<Set<String>, Map<String, Double>> visits) {
    static Entry of(Body.Described body) {
      return new Entry(
          body.blocks().values().stream()
              .flatMap(VisitTable::decides)
              .collect(Collectors.toUnmodifiableSet()),
          new HashMap<>());
    }
  }

  private static Stream<String> decides(Block block) {
    return block.terminator() instanceof Branch branch
            && branch.decision() instanceof Decision.If(Condition condition)
        ? condition.switches()
        : Stream.empty();
  }

  /// Expected visits per pass of a body where exactly the switches `on` are on; blocks that are not
  /// reached are missing.
  Map<String, Double> of(Body.Described body, Set<String> on) {
    Entry entry = entries.computeIfAbsent(body, Entry::of);
    Set<String> seen = new HashSet<>(entry.read());
    seen.retainAll(on);
    return entry.visits().computeIfAbsent(seen, _ -> Visits.of(body, on));
  }
}
