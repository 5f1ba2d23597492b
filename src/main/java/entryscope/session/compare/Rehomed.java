// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Blocks that went to another function: one that is gone and one that is new with the same words,
/// or of a listing with the same code, where neither side has another such.
final class Rehomed {
  private Rehomed() {}

  static List<BlockChange> joined(List<BlockChange> changes) {
    Map<String, BlockChange> gone = unique(changes, true);
    Map<String, BlockChange> come = unique(changes, false);
    List<BlockChange> joined = new ArrayList<>();
    for (BlockChange change : changes) {
      String words = words(change);
      boolean isPair = gone.containsKey(words) && come.containsKey(words);
      if (isPair && change.before().isEmpty()) {
        joined.add(
            new BlockChange(
                change.function(),
                change.id(),
                Optional.ofNullable(gone.get(words)).flatMap(BlockChange::before),
                change.after()));
      } else if (!isPair || change.after().isPresent()) {
        joined.add(change);
      }
    }
    return joined;
  }

  /// What a block is known by.
  private static String words(BlockChange change) {
    return change
        .after()
        .or(change::before)
        .map(BlockChange.Side::block)
        .flatMap(ListedCode::of)
        .map(code -> String.join("; ", code.instructions()))
        .orElseGet(change::title);
  }

  /// Whether it can be known again elsewhere: code that is short cannot.
  private static boolean isTelling(BlockChange change) {
    return change
        .after()
        .or(change::before)
        .map(BlockChange.Side::block)
        .flatMap(ListedCode::of)
        .map(ListedCode::isTelling)
        .orElse(true);
  }

  /// Blocks of one side only, by their words, that occur once.
  private static Map<String, BlockChange> unique(List<BlockChange> changes, boolean isGone) {
    Map<String, BlockChange> found = new LinkedHashMap<>();
    List<String> twice = new ArrayList<>();
    for (BlockChange change : changes) {
      boolean isOne = isGone ? change.after().isEmpty() : change.before().isEmpty();
      if (isOne && isTelling(change) && found.put(words(change), change) != null) {
        twice.add(words(change));
      }
    }
    twice.forEach(found::remove);
    return found;
  }
}
