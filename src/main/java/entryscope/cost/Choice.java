// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;

/// One function inlined otherwise than an expansion has it.
///
/// @param function the function in question
/// @param plan what its calls are to be; all others are as they are
record Choice(String function, InlinePlan plan) {
  boolean inlines(Expansion.Call call) {
    return call.callee().name().equals(function)
        ? call.verdict().isPossible() && plan.inlines(call.path(), function)
        : call.inlined();
  }
}
