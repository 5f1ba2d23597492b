// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.SequencedSet;

/// A named choice of what is inlined: what a kernel build did, or what a patch series makes of it.
///
/// @param inlined functions inlined at every call that can be; or a single call, as the function
///   where its path starts and the calling blocks: `irqentry_exit_to_user_mode/work/loop`
/// @param emitted functions of which a copy is emitted although every call is inlined (an external
///   definition)
public record Plan(
    String id,
    String title,
    String does,
    SequencedSet<String> inlined,
    SequencedSet<String> emitted) {
  public Plan {
    inlined = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(inlined));
    emitted = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(emitted));
  }

  /// Whether an element of `inlined` names a single call.
  public static boolean isCall(String inlined) {
    return inlined.indexOf('/') >= 0;
  }

  /// The plan every flow has: what that kernel's build did.
  public static final String COMPILED = "compiled";
}
