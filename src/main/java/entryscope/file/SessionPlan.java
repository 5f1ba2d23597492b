// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Flow;
import entryscope.flow.Plan;
import entryscope.inlining.CallPath;
import entryscope.inlining.InlinePlan;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/// The plan of a session: one of the flow's, or the reader's own. What does not apply to the flow
/// is a warning.
record SessionPlan(Flow flow) {
  InlinePlan plan(Fields fields) {
    return fields
        .oneOf("what is inlined", List.of("named", "inlined"))
        .filter("named"::equals)
        .map(_ -> named(fields.required("named").orElseThrow()))
        .orElseGet(() -> own(fields));
  }

  private InlinePlan named(Node node) {
    String id = node.name();
    Plan plan = flow.plans().get(id);
    if (plan == null) {
      node.warning(
          "the flow has no plan %s: compiled is shown".formatted(Printable.quoted(id)),
          node.similar(id, flow.plans().keySet()));
      return InlinePlan.of(flow.plan(Plan.COMPILED));
    }
    return InlinePlan.of(plan);
  }

  private InlinePlan own(Fields fields) {
    SequencedSet<String> functions = new LinkedHashSet<>();
    Map<CallPath, Boolean> calls = new LinkedHashMap<>();
    for (Node item : items(fields, "inlined")) {
      String name = item.name();
      if (Plan.isCall(name)) {
        call(item, true, calls);
      } else if (!functions.add(name)) {
        item.error(Printable.quoted(name) + " stands in this list twice", "");
      } else {
        known(item, name);
      }
    }
    calls(fields, "outOfLine", false, calls);
    SequencedSet<String> emitted = new LinkedHashSet<>();
    for (Node item : items(fields, "emitted")) {
      if (known(item, item.name())) {
        emitted.add(item.name());
      }
    }
    return new InlinePlan(functions, calls, emitted);
  }

  private static List<Node> items(Fields fields, String key) {
    return fields.optional(key).map(Node::items).orElse(List.of());
  }

  private boolean known(Node item, String function) {
    Collection<String> names = flow.functions().keySet();
    if (!names.contains(function) && !function.isBlank()) {
      item.warning(
          "the flow has no function %s: this says nothing of it"
              .formatted(Printable.quoted(function)),
          item.similar(function, names));
    }
    return names.contains(function);
  }

  /// The call paths in a list, which may be missing, each with the same choice.
  void calls(Fields fields, String key, boolean choice, Map<CallPath, Boolean> calls) {
    items(fields, key).forEach(item -> call(item, choice, calls));
  }

  private void call(Node item, boolean choice, Map<CallPath, Boolean> calls) {
    String text = item.name();
    if (text.isBlank()) {
      return;
    }
    CallPath path = CallPath.parse(text);
    if (path.isRoot()) {
      item.error("not a call: " + Printable.quoted(text), "write it as function/block/block");
    } else if (calls.put(path, choice) != null) {
      item.error("%s is said twice".formatted(Printable.quoted(text)), "keep one of them");
    } else {
      new CallPathCheck(flow, flow.plan(Plan.COMPILED)).check(item.asWarnings(), text);
    }
  }
}
