// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.flow.Plan;
import entryscope.flow.Verdict;
import entryscope.inlining.Inlinability;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Plans ask for nothing that no kernel can do.
record PlanCheck(Flow flow, FlowNodes nodes) {

  void check() {
    Map<String, List<Verdict>> verdicts = verdicts();
    for (Plan plan : flow.plans().values()) {
      Node lists = nodes.root().find("plans", plan.id());
      lists.member("inlined").map(Node::items).orElse(List.of()).stream()
          .filter(item -> !Plan.isCall(item.text()))
          .forEach(item -> inlined(item, verdicts.getOrDefault(item.text(), List.of())));
      lists.member("emitted").map(Node::items).orElse(List.of()).forEach(this::emitted);
    }
  }

  /// The verdict on every call, by callee.
  private Map<String, List<Verdict>> verdicts() {
    Map<String, List<Verdict>> verdicts = new HashMap<>();
    flow.functions()
        .values()
        .forEach(
            caller -> {
              if (caller.body() instanceof Body.Described body) {
                body.blocks().values().stream()
                    .flatMap(block -> block.terminator().callSite().stream())
                    .forEach(
                        site ->
                            verdicts
                                .computeIfAbsent(site.callee(), _ -> new ArrayList<>())
                                .add(Inlinability.of(caller, site, flow.function(site.callee()))));
              }
            });
    return verdicts;
  }

  private static void inlined(Node item, List<Verdict> verdicts) {
    if (verdicts.isEmpty()) {
      item.warning("nothing calls \"%s\", so it is inlined nowhere".formatted(item.text()), "");
    } else if (verdicts.stream().noneMatch(Verdict::isPossible)
        && verdicts.getFirst() instanceof Verdict.Cannot(String reason)) {
      item.warning(
          "no call of \"%s\" can be inlined: %s".formatted(item.text(), reason),
          "remove it from the plan");
    }
  }

  private void emitted(Node item) {
    if (Plan.isCall(item.text())) {
      item.error("a call cannot be emitted", "name the function");
    } else if (flow.function(item.text()).body() instanceof Body.Opaque) {
      item.error(
          "\"%s\" is opaque: no copy of it can be emitted".formatted(item.text()),
          "remove it from the plan");
    }
  }
}
