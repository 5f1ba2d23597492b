// SPDX-License-Identifier: Apache-2.0
package entryscope.inlining;

import entryscope.flow.Plan;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.SequencedSet;

/// What the reader chose to inline: functions everywhere, and single calls that differ from that.
///
/// A choice is kept while a call around it is closed, so that opening the call again brings it
/// back. A choice that cannot exist in a kernel may stand here; the expansion does not follow it
/// (see [Inlinability]).
///
/// @param everywhere functions inlined at every call
/// @param here single calls, true for inlined, that override `everywhere`
/// @param emitted functions of which a copy is emitted even when every call is inlined
public record InlinePlan(
    SequencedSet<String> everywhere, Map<CallPath, Boolean> here, SequencedSet<String> emitted) {
  public static final InlinePlan NONE =
      new InlinePlan(new LinkedHashSet<>(), Map.of(), new LinkedHashSet<>());

  public InlinePlan {
    everywhere = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(everywhere));
    here = Collections.unmodifiableMap(new LinkedHashMap<>(here));
    emitted = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(emitted));
  }

  public static InlinePlan of(Plan plan) {
    SequencedSet<String> functions = new LinkedHashSet<>();
    Map<CallPath, Boolean> calls = new LinkedHashMap<>();
    for (String inlined : plan.inlined()) {
      if (Plan.isCall(inlined)) {
        calls.put(CallPath.parse(inlined), true);
      } else {
        functions.add(inlined);
      }
    }
    return new InlinePlan(functions, calls, plan.emitted());
  }

  /// Whether the call at `path`, which calls `callee`, is to be inlined.
  public boolean inlines(CallPath path, String callee) {
    return here.getOrDefault(path, everywhere.contains(callee));
  }

  public InlinePlan withFunction(String function, boolean inlined) {
    SequencedSet<String> changed = new LinkedHashSet<>(everywhere);
    if (inlined) {
      changed.add(function);
    } else {
      changed.remove(function);
    }
    return new InlinePlan(changed, here, emitted);
  }

  public InlinePlan withCall(CallPath path, boolean inlined) {
    Map<CallPath, Boolean> changed = new LinkedHashMap<>(here);
    changed.put(path, inlined);
    return new InlinePlan(everywhere, changed, emitted);
  }

  /// The plan without its choice for one call, which then follows its function again.
  public InlinePlan withoutCall(CallPath path) {
    Map<CallPath, Boolean> changed = new LinkedHashMap<>(here);
    changed.remove(path);
    return new InlinePlan(everywhere, changed, emitted);
  }
}
