// SPDX-License-Identifier: Apache-2.0
package entryscope.inlining;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Verdict;
import entryscope.inlining.Expansion.Call;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Makes the expansion of a path under a plan.
///
/// Given the expansion of the plan before, it returns the same object for each part in which
/// nothing changed, so that one toggle leaves all but the parts around it as they were.
public final class Expander {
  /// More calls on one path than this is refused when a flow is read (a call tree can grow
  /// exponentially).
  public static final int MAX_CALLS = 20_000;

  private final Flow flow;
  private final InlinePlan plan;

  private Expander(Flow flow, InlinePlan plan) {
    this.flow = flow;
    this.plan = plan;
  }

  /// The expansion of the path that starts at the described function `root`.
  public static Expansion expand(Flow flow, String root, InlinePlan plan) {
    return expand(flow, root, plan, Optional.empty());
  }

  /// The same, sharing with `before`, an expansion of the same flow and root, whatever did not
  /// change.
  public static Expansion expand(
      Flow flow, String root, InlinePlan plan, Optional<Expansion> before) {
    Function function = flow.function(root);
    if (!(function.body() instanceof Body.Described body)) {
      throw new IllegalArgumentException(
          "a path cannot start in " + root + ", which is not described");
    }
    return new Expander(flow, plan).part(CallPath.of(root), function, body, before);
  }

  private Expansion part(
      CallPath path, Function function, Body.Described body, Optional<Expansion> before) {
    Map<String, Call> calls = new LinkedHashMap<>();
    for (Block block : body.blocks().values()) {
      block
          .terminator()
          .callSite()
          .ifPresent(
              site ->
                  calls.put(
                      block.id(),
                      call(
                          path.then(block.id()),
                          function,
                          block,
                          site,
                          before.flatMap(b -> b.call(block.id())))));
    }
    return before
        .filter(old -> isSame(old.function(), function) && sameCalls(old.calls(), calls))
        .orElseGet(() -> new Expansion(path, function, body, calls));
  }

  private Call call(
      CallPath path, Function caller, Block block, CallSite site, Optional<Call> before) {
    Function callee = flow.function(site.callee());
    Verdict verdict = Inlinability.of(caller, site, callee);
    boolean inlined = verdict.isPossible() && plan.inlines(path, callee.name());
    Optional<Expansion> inside =
        callee.body() instanceof Body.Described body
            ? Optional.of(part(path, callee, body, before.flatMap(Call::inside)))
            : Optional.empty();
    return before
        .filter(old -> old.inlined() == inlined && old.inside().equals(inside))
        .orElseGet(() -> new Call(path, block, site, callee, verdict, inlined, inside));
  }

  private static boolean sameCalls(Map<String, Call> old, Map<String, Call> now) {
    return now.entrySet().stream()
        .allMatch(entry -> isSame(old.get(entry.getKey()), entry.getValue()));
  }

  /// Identity on purpose: a part is unchanged where it is the same object.
  private static boolean isSame(@Nullable Object old, Object now) {
    return old == now;
  }
}
