// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.Entry;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Function.Attribute;
import entryscope.flow.Plan;
import entryscope.flow.Verdict;
import entryscope.inlining.CallPath;
import entryscope.inlining.Inlinability;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A plan that inlines a single call names one that is there: `function/block/block`.
record CallPathCheck(Flow flow, Plan plan) {

  void check(Node at, String text) {
    CallPath path = CallPath.parse(text);
    Set<String> roots = roots();
    if (!roots.contains(path.root()) && !at.findings().touch("/entries")) {
      at.error(
          "no path starts in " + Printable.quoted(path.root()), at.similar(path.root(), roots));
      return;
    }
    Optional<Function> function = function(path.root());
    int offset = path.root().length() + 1;
    for (int i = 0; i < path.sites().size() && function.isPresent(); i++) {
      String block = path.sites().get(i);
      Map<String, CallSite> calls = calls(function.get());
      CallSite site = calls.get(block);
      if (site == null) {
        at.errorInside(
            offset,
            "no call in block %s of %s"
                .formatted(Printable.quoted(block), Printable.quoted(function.get().name())),
            at.similar(block, calls.keySet()));
        return;
      }
      Optional<Function> callee = function(site.callee());
      if (i == path.sites().size() - 1 && callee.isPresent()) {
        possible(Inlinability.of(function.get(), site, callee.get()), at);
      }
      offset += block.length() + 1;
      function = callee;
    }
  }

  private static void possible(Verdict verdict, Node at) {
    if (verdict instanceof Verdict.Cannot(String reason)) {
      at.warning("this call cannot be inlined: " + reason, "remove it from the plan");
    }
  }

  private Optional<Function> function(String name) {
    return Optional.ofNullable(flow.functions().get(name));
  }

  /// Functions that are expanded for themselves.
  private Set<String> roots() {
    Set<String> roots = new LinkedHashSet<>();
    flow.entries().values().stream().map(Entry::function).forEach(roots::add);
    flow.functions().values().stream()
        .filter(function -> function.is(Attribute.ELSEWHERE))
        .map(Function::name)
        .forEach(roots::add);
    roots.addAll(plan.emitted());
    return roots;
  }

  private static Map<String, CallSite> calls(Function function) {
    Map<String, CallSite> calls = new LinkedHashMap<>();
    if (function.body() instanceof Body.Described body) {
      body.blocks()
          .forEach(
              (id, block) -> block.terminator().callSite().ifPresent(site -> calls.put(id, site)));
    }
    return calls;
  }
}
