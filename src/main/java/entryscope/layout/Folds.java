// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.cost.Place;
import entryscope.flow.Function.Attribute;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;

/// Which calls are drawn with the callee's inside, and which as a single box; and which cold blocks
/// are hidden.
///
/// By default every described callee is unfolded that is not a slow path.
///
/// @param unfolded calls where the reader chose otherwise or confirmed it: true for unfolded
/// @param hiding which cold blocks are drawn as one box
/// @param opened first blocks of cold parts that the reader wants to see all the same
public record Folds(Map<CallPath, Boolean> unfolded, Hiding hiding, SequencedSet<Place> opened) {
  public static final Folds DEFAULT = new Folds(Map.of());

  public Folds {
    unfolded = Collections.unmodifiableMap(new LinkedHashMap<>(unfolded));
    opened = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(opened));
  }

  public Folds(Map<CallPath, Boolean> unfolded) {
    this(unfolded, Hiding.usual(), new LinkedHashSet<>());
  }

  /// Whether the callee's blocks are drawn; never those of an opaque callee.
  public boolean isUnfolded(Expansion.Call call) {
    return call.inside().isPresent()
        && choice(call.path()).orElse(!call.callee().is(Attribute.SLOW_PATH));
  }

  /// What the reader chose for a call.
  Optional<Boolean> choice(CallPath call) {
    return Optional.ofNullable(unfolded.get(call));
  }

  public Folds with(CallPath call, boolean open) {
    Map<CallPath, Boolean> changed = new LinkedHashMap<>(unfolded);
    changed.put(call, open);
    return new Folds(changed, hiding, opened);
  }

  /// The same with another limit; what was opened under the old one is forgotten.
  public Folds withHiding(Hiding changed) {
    return new Folds(unfolded, changed, new LinkedHashSet<>());
  }

  /// The same with the cold part that begins at a block drawn in full.
  public Folds opening(Place first) {
    SequencedSet<Place> more = new LinkedHashSet<>(opened);
    more.add(first);
    return new Folds(unfolded, hiding, more);
  }
}
