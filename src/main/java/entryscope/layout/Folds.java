// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.flow.Function.Attribute;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// Which calls are drawn with the callee's inside, and which as a single box.
///
/// By default every described callee is unfolded that is not a slow path.
///
/// @param unfolded calls where the reader chose otherwise or confirmed it: true for unfolded
public record Folds(Map<CallPath, Boolean> unfolded) {
  public static final Folds DEFAULT = new Folds(Map.of());

  public Folds {
    unfolded = Collections.unmodifiableMap(new LinkedHashMap<>(unfolded));
  }

  /// Whether the callee's blocks are drawn; never those of an opaque callee.
  public boolean isUnfolded(Expansion.Call call) {
    return call.inside().isPresent()
        && unfolded.getOrDefault(call.path(), !call.callee().is(Attribute.SLOW_PATH));
  }

  public Folds with(CallPath call, boolean open) {
    Map<CallPath, Boolean> changed = new LinkedHashMap<>(unfolded);
    changed.put(call, open);
    return new Folds(changed);
  }
}
