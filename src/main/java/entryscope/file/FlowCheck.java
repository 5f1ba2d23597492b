// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Body;
import entryscope.flow.Entry;
import entryscope.flow.Flow;
import entryscope.flow.Plan;
import java.util.Set;

/// What the parts of a flow must say of each other. Every complaint stands where the file is wrong.
///
/// Names come first; what is reached and what ends is looked at only where the names hold, as a
/// wrong one would make everything behind it look unreachable.
final class FlowCheck {
  private FlowCheck() {}

  static void check(Flow flow, Node root) {
    FlowNodes nodes = new FlowNodes(root);
    new ReferenceCheck(flow, nodes).check();
    for (var function : flow.functions().values()) {
      Node node = nodes.function(function.name());
      if (function.body() instanceof Body.Described body && isSound(root, node.pointer())) {
        new BodyCheck(function, body, nodes).check();
      }
    }
    boolean callsAreKnown = isSoundSoFar(root, flow);
    if (callsAreKnown) {
      CallGraph calls = CallGraph.of(flow);
      boolean isTree = new CallCheck(flow, calls, nodes).check();
      if (isTree) {
        new EndingCheck(flow, calls, nodes).check();
      }
      new PlanCheck(flow, nodes).check();
    }
    mustHave(root, "entries", Entry.SYSTEM_CALL, flow.entries().keySet());
    mustHave(root, "plans", Plan.COMPILED, flow.plans().keySet());
  }

  private static boolean isSoundSoFar(Node root, Flow flow) {
    return !flow.functions().isEmpty()
        && isSound(root, "/functions")
        && isSound(root, "/entries")
        && isSound(root, "/plans");
  }

  private static boolean isSound(Node root, String pointer) {
    return !root.findings().touch(pointer);
  }

  private static void mustHave(Node root, String key, String id, Set<String> present) {
    root.member(key)
        .filter(node -> node.json() instanceof Json.Obj && !present.contains(id))
        .ifPresent(
            node ->
                node.error(
                    "\"%s\" is missing in %s".formatted(id, key),
                    Similar.nearest(id, present)
                        .map(near -> "is %s meant to be it?".formatted(Printable.quoted(near)))
                        .orElse("every flow has it")));
  }
}
