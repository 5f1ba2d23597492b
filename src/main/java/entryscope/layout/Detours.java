// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.flow.Body;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/// Finds the cold parts of one body that are worth hiding: what is reached from a drawn block
/// through cold blocks alone.
final class Detours {
  private final Body.Described body;
  private final Set<String> opened;
  private final Hiding hiding;
  private final ToIntFunction<String> boxes;

  /// @param opened first blocks of parts that are to be drawn all the same
  /// @param boxes how many boxes are drawn for a block that is not hidden, its callee's included
  Detours(Body.Described body, Set<String> opened, Hiding hiding, ToIntFunction<String> boxes) {
    this.body = body;
    this.opened = opened;
    this.hiding = hiding;
    this.boxes = boxes;
  }

  /// Before: some blocks of the body, not the first. After: stubs by the block where each begins;
  /// every block in at most one, and no stub so small that it hides nothing.
  Map<String, Stub> of(Collection<String> cold) {
    SequencedSet<String> hidden = new LinkedHashSet<>(cold);
    hidden.remove(body.start().id());
    while (true) {
      SequencedSet<String> entries = entries(hidden);
      SequencedSet<String> reached = new LinkedHashSet<>();
      SequencedSet<String> small = new LinkedHashSet<>();
      for (String entry : entries) {
        SequencedSet<String> part = reach(entry, hidden, Set.of());
        reached.addAll(part);
        if (opened.contains(entry) || part.stream().mapToInt(boxes).sum() < hiding.least()) {
          small.addAll(part);
        }
      }
      if (small.isEmpty()) {
        return stubs(entries, reached);
      }
      hidden.removeAll(small);
    }
  }

  /// Hidden blocks that a drawn block leads to.
  private SequencedSet<String> entries(Set<String> hidden) {
    return body.blocks().values().stream()
        .filter(block -> !hidden.contains(block.id()))
        .flatMap(block -> block.terminator().successors().stream())
        .filter(hidden::contains)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /// A hidden block and what follows it while it is hidden and in no `other` part.
  private SequencedSet<String> reach(String entry, Set<String> hidden, Set<String> other) {
    SequencedSet<String> part = new LinkedHashSet<>(List.of(entry));
    Deque<String> open = new ArrayDeque<>(part);
    while (!open.isEmpty()) {
      for (String next : body.block(open.removeFirst()).terminator().successors()) {
        if (hidden.contains(next) && !other.contains(next) && part.add(next)) {
          open.addLast(next);
        }
      }
    }
    return part;
  }

  private Map<String, Stub> stubs(SequencedSet<String> entries, Set<String> hidden) {
    Map<String, Stub> stubs = new LinkedHashMap<>();
    Set<String> taken = new LinkedHashSet<>(entries);
    for (String entry : entries) {
      SequencedSet<String> part = reach(entry, hidden, taken);
      taken.addAll(part);
      stubs.put(entry, new Stub(new ArrayList<>(part), back(part, hidden), hiding.reason()));
    }
    return stubs;
  }

  private List<String> back(Set<String> part, Set<String> hidden) {
    return part.stream()
        .flatMap(id -> body.block(id).terminator().successors().stream())
        .filter(id -> !hidden.contains(id))
        .map(id -> body.block(id).title())
        .distinct()
        .toList();
  }
}
