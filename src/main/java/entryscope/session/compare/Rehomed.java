// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Blocks that went to another function: one that is gone and one that is new with the same words,
/// where neither side has another such.
final class Rehomed {
  private Rehomed() {}

  static List<BlockChange> joined(List<BlockChange> changes) {
    Map<String, BlockChange> gone = unique(changes, true);
    Map<String, BlockChange> come = unique(changes, false);
    List<BlockChange> joined = new ArrayList<>();
    for (BlockChange change : changes) {
      String title = change.title();
      boolean isPair = gone.containsKey(title) && come.containsKey(title);
      if (isPair && change.before().isEmpty()) {
        joined.add(
            new BlockChange(
                change.function(),
                change.id(),
                Optional.ofNullable(gone.get(title)).flatMap(BlockChange::before),
                change.after()));
      } else if (!isPair || change.after().isPresent()) {
        joined.add(change);
      }
    }
    return joined;
  }

  /// Blocks of one side only, by their titles, that occur once.
  private static Map<String, BlockChange> unique(List<BlockChange> changes, boolean isGone) {
    Map<String, BlockChange> found = new LinkedHashMap<>();
    List<String> twice = new ArrayList<>();
    for (BlockChange change : changes) {
      boolean isOne = isGone ? change.after().isEmpty() : change.before().isEmpty();
      if (isOne && found.put(change.title(), change) != null) {
        twice.add(change.title());
      }
    }
    twice.forEach(found::remove);
    return found;
  }
}
