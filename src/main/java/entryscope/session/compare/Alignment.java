// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.flow.Body;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Finds the blocks of one build of a function in another build, where their ids, being offsets,
/// say nothing.
///
/// In the order of the code at first, as a text is compared; then by what stands beside blocks that
/// are found, as BinDiff does.
final class Alignment {
  /// Blocks with less in common are not taken for one that changed.
  private static final double ALIKE = 0.5;

  /// What a neighbourhood adds to the score of a pair, in instructions.
  private static final int NEIGHBOURS = 2;

  private final Listed before;
  private final Listed after;
  private final Map<String, String> pairs = new LinkedHashMap<>();
  private final Set<String> taken = new HashSet<>();

  private Alignment(Listed before, Listed after) {
    this.before = before;
    this.after = after;
  }

  /// The id after of each block before that is found, by its id before.
  static Map<String, String> of(Body.Described before, Body.Described after) {
    Alignment alignment = new Alignment(Listed.of(before), Listed.of(after));
    alignment.same();
    Map<String, String> fixed = Map.copyOf(alignment.pairs);
    alignment.elsewhere();
    alignment.beside();
    alignment.between(fixed);
    alignment.beside();
    alignment.pair(before.start().id(), after.start().id());
    return alignment.pairs;
  }

  private boolean pair(String old, String now) {
    boolean isFree =
        before.code().containsKey(old)
            && after.code().containsKey(now)
            && !pairs.containsKey(old)
            && !taken.contains(now);
    if (isFree) {
      pairs.put(old, now);
      taken.add(now);
    }
    return isFree;
  }

  /// Pairs blocks of equal code in order: as many instructions as possible, and of equal blocks
  /// those with equal neighbours.
  private void same() {
    List<String> olds = before.ids();
    List<String> nows = after.ids();
    List<ListedCode> old = olds.stream().map(before::code).toList();
    List<ListedCode> now = nows.stream().map(after::code).toList();
    InOrder.best(
            olds.size(),
            nows.size(),
            (i, j) -> old.get(i).equals(now.get(j)) ? fit(olds.get(i), nows.get(j)) : 0)
        .forEach(pair -> pair(olds.get(pair.one()), nows.get(pair.other())));
  }

  private int fit(String old, String now) {
    boolean isNext = before.codes(before.next(old)).equals(after.codes(after.next(now)));
    boolean isLast = before.codes(before.last(old)).equals(after.codes(after.last(now)));
    return before.code(old).instructions().size()
        + (isNext ? NEIGHBOURS : 0)
        + (isLast ? NEIGHBOURS : 0);
  }

  /// Pairs equal code that stands in another order, where each side has it once.
  private void elsewhere() {
    Map<ListedCode, Optional<String>> olds = once(before, free(before, pairs.keySet()));
    Map<ListedCode, Optional<String>> nows = once(after, free(after, taken));
    olds.forEach(
        (code, old) ->
            old.ifPresent(
                one ->
                    nows.getOrDefault(code, Optional.empty())
                        .ifPresent(other -> pair(one, other))));
  }

  private static Map<ListedCode, Optional<String>> once(Listed listed, List<String> ids) {
    Map<ListedCode, Optional<String>> once = new LinkedHashMap<>();
    ids.stream()
        .filter(id -> listed.code(id).isTelling())
        .forEach(id -> once.merge(listed.code(id), Optional.of(id), (_, _) -> Optional.empty()));
    return once;
  }

  private static List<String> free(Listed listed, Set<String> taken) {
    return listed.ids().stream().filter(id -> !taken.contains(id)).toList();
  }

  /// Pairs what follows, or comes before, the two blocks of a pair and is alike.
  private void beside() {
    List<Map.Entry<String, String>> open = new ArrayList<>(pairs.entrySet());
    while (!open.isEmpty()) {
      Map.Entry<String, String> pair = Map.Entry.copyOf(open.removeFirst());
      List<String> next = before.next(pair.getKey());
      List<String> nextNow = after.next(pair.getValue());
      List<String> last = free(before.last(pair.getKey()), pairs.keySet());
      List<String> lastNow = free(after.last(pair.getValue()), taken);
      if (next.size() == nextNow.size()) {
        for (int i = 0; i < next.size(); i++) {
          beside(next.get(i), nextNow.get(i), open);
        }
      }
      if (last.size() == 1 && lastNow.size() == 1) {
        beside(last.getFirst(), lastNow.getFirst(), open);
      }
    }
  }

  private static List<String> free(List<String> ids, Set<String> taken) {
    return ids.stream().filter(id -> !taken.contains(id)).toList();
  }

  private void beside(String old, String now, List<Map.Entry<String, String>> open) {
    if (isAlike(old, now) && pair(old, now)) {
      open.add(Map.entry(old, now));
    }
  }

  private boolean isAlike(String old, String now) {
    return likeness(old, now) >= ALIKE;
  }

  private double likeness(String old, String now) {
    ListedCode one = before.code().get(old);
    ListedCode other = after.code().get(now);
    return one == null || other == null ? 0 : one.likeness(other);
  }

  /// Pairs in order what is alike and stands between the same blocks.
  ///
  /// @param fixed pairs that are in order
  private void between(Map<String, String> fixed) {
    Map<String, Integer> gaps = gaps(before.ids(), fixed.keySet());
    Map<String, Integer> gapsNow = gaps(after.ids(), Set.copyOf(fixed.values()));
    List<String> olds = free(before, pairs.keySet());
    List<String> nows = free(after, taken);
    InOrder.best(
            olds.size(),
            nows.size(),
            (i, j) ->
                gaps.getOrDefault(olds.get(i), 0).equals(gapsNow.getOrDefault(nows.get(j), 0))
                        && isAlike(olds.get(i), nows.get(j))
                    ? (int) (100 * likeness(olds.get(i), nows.get(j)))
                    : 0)
        .forEach(pair -> pair(olds.get(pair.one()), nows.get(pair.other())));
  }

  /// After how many fixed blocks each one stands.
  private static Map<String, Integer> gaps(List<String> ids, Set<String> fixed) {
    Map<String, Integer> gaps = new HashMap<>();
    int passed = 0;
    for (String id : ids) {
      gaps.put(id, passed);
      passed += fixed.contains(id) ? 1 : 0;
    }
    return gaps;
  }
}
