// SPDX-License-Identifier: Apache-2.0
package entryscope.inlining;

import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.Function;
import entryscope.flow.Function.Attribute;
import entryscope.flow.Function.Language;
import entryscope.flow.Verdict;

/// Decides whether a call can be inlined in any kernel, in the kernel as it stands, or not at all.
public final class Inlinability {
  private Inlinability() {}

  /// The verdict on one call. What no C compiler can do comes first, then what the flow's author
  /// says of the call, then what the callee's attributes forbid as the source stands.
  public static Verdict of(Function caller, CallSite site, Function callee) {
    if (site.indirect()) {
      return new Verdict.Cannot("called through a pointer: the target is known at run time only");
    }
    if (caller.language() == Language.ASSEMBLY) {
      return site.said()
          .filter(said -> !said.isPossible())
          .orElse(new Verdict.Cannot("called from assembly by symbol"));
    }
    if (callee.language() == Language.ASSEMBLY) {
      return new Verdict.Cannot("written in assembly");
    }
    if (callee.body() instanceof Body.Opaque
        && site.said().filter(said -> !said.isPossible()).isEmpty()) {
      return new Verdict.Cannot("its body is not described in this flow");
    }
    return site.said().orElseGet(() -> fromAttributes(callee));
  }

  private static Verdict fromAttributes(Function callee) {
    if (callee.is(Attribute.NOINSTR)) {
      return new Verdict.CouldIf("noinstr (which implies noinline) became __always_inline");
    }
    if (callee.is(Attribute.NOINLINE)) {
      return new Verdict.CouldIf("its noinline were dropped");
    }
    if (callee.is(Attribute.OTHER_UNIT)) {
      return new Verdict.CouldIf(
          "its definition moved to a header, or the kernel were built with LTO");
    }
    return new Verdict.Can();
  }
}
