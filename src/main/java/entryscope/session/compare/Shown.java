// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Place;
import entryscope.flow.Block;
import entryscope.inlining.Expansion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Which change stands at which place of a path that is drawn.
///
/// @param path the path
/// @param changes by place, for the blocks that either side has
record Shown(Expansion path, Map<Place, BlockChange> changes) {
  Shown {
    changes = Collections.unmodifiableMap(new LinkedHashMap<>(changes));
  }

  /// The earlier path, or the later one.
  static Shown before(Comparison comparison) {
    Map<Place, BlockChange> changes = new LinkedHashMap<>();
    comparison
        .blocks()
        .forEach(change -> change.before().ifPresent(side -> changes.put(side.place(), change)));
    return new Shown(comparison.before().expansion(), changes);
  }

  static Shown after(Comparison comparison) {
    Map<Place, BlockChange> changes = new LinkedHashMap<>();
    comparison
        .blocks()
        .forEach(change -> change.after().ifPresent(side -> changes.put(side.place(), change)));
    return new Shown(comparison.after().expansion(), changes);
  }

  /// The later path with what is gone from it, as `union` has it.
  static Shown both(Comparison comparison, Expansion union) {
    Map<Place, BlockChange> changes = new LinkedHashMap<>(after(comparison).changes());
    List<BlockChange> gone =
        new ArrayList<>(
            comparison.blocks().stream().filter(change -> change.after().isEmpty()).toList());
    union
        .all()
        .forEach(
            part -> {
              for (Block block : part.body().blocks().values()) {
                Place place = new Place(part.path(), block.id());
                if (!changes.containsKey(place)) {
                  take(gone, part.function().name(), block.id())
                      .ifPresent(change -> changes.put(place, change));
                }
              }
            });
    return new Shown(union, changes);
  }

  private static Optional<BlockChange> take(List<BlockChange> gone, String function, String block) {
    Optional<BlockChange> found =
        gone.stream()
            .filter(change -> change.function().equals(function) && change.id().equals(block))
            .findFirst();
    found.ifPresent(gone::remove);
    return found;
  }
}
