// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Body;
import entryscope.flow.Entry;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Function.Attribute;
import entryscope.inlining.Expander;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// Calls make a tree of a bearable size below each function where a path starts, and every function
/// is in one of them.
record CallCheck(Flow flow, CallGraph calls, FlowNodes nodes) {
  /// A chain of more calls than this is refused, so that walks over the tree may recur.
  static final int MAX_DEPTH = 100;

  private record Size(long calls, int depth) {
    static final Size NONE = new Size(0, 0);

    Size with(Size callee) {
      long sum = Math.min(calls + 1 + callee.calls, Integer.MAX_VALUE);
      return new Size(sum, Math.max(depth, callee.depth + 1));
    }
  }

  /// Whether the calls make trees.
  boolean check() {
    unreached();
    for (CallGraph.Cycle cycle : calls.cycles()) {
      nodes
          .callee(cycle.closing().caller(), cycle.closing().block())
          .error(
              "recursion: " + Printable.chain(cycle.around()),
              "describe one of these functions as opaque: a flow's calls make a tree");
    }
    if (!calls.cycles().isEmpty()) {
      return false;
    }
    sizes();
    return true;
  }

  private void unreached() {
    Set<String> reached = new HashSet<>();
    Deque<String> open = new ArrayDeque<>();
    flow.entries().values().stream().map(Entry::function).forEach(open::add);
    flow.functions().values().stream()
        .filter(function -> function.is(Attribute.ELSEWHERE))
        .map(Function::name)
        .forEach(open::add);
    while (!open.isEmpty()) {
      String name = open.remove();
      if (reached.add(name)) {
        calls.of(name).forEach(edge -> open.add(edge.callee()));
      }
    }
    for (String name : flow.functions().keySet()) {
      if (!reached.contains(name)) {
        nodes
            .function(name)
            .errorAtKey(
                "nothing that an entry reaches calls \"%s\"".formatted(name),
                "call it, remove it, or give it the attribute \"elsewhere\"");
      }
    }
  }

  private void sizes() {
    Map<String, Size> sizes = new HashMap<>();
    for (String name : calls.calleesFirst()) {
      Size size = Size.NONE;
      for (CallGraph.Edge edge : calls.of(name)) {
        size = size.with(sizes.getOrDefault(edge.callee(), Size.NONE));
      }
      sizes.put(name, size);
    }
    for (Entry entry : flow.entries().values()) {
      size(sizes.getOrDefault(entry.function(), Size.NONE), nodes.entered(entry));
    }
    for (Function function : flow.functions().values()) {
      boolean opaque = function.body() instanceof Body.Opaque;
      if (function.is(Attribute.ELSEWHERE)) {
        Node node = nodes.function(function.name());
        size(sizes.getOrDefault(function.name(), Size.NONE), node);
        if (opaque) {
          node.errorAtKey("opaque and elsewhere: its code has no known size", "remove it");
        }
      }
    }
  }

  private static void size(Size size, Node at) {
    if (size.calls() > Expander.MAX_CALLS) {
      String calls = size.calls() == Integer.MAX_VALUE ? "billions of" : "" + size.calls();
      at.errorAtKey(
          "%s calls on the paths from here, at most %d can be".formatted(calls, Expander.MAX_CALLS),
          "describe functions that are called often and cost little as opaque");
    } else if (size.depth() > MAX_DEPTH) {
      at.errorAtKey(
          "%d calls inside each other, at most %d can be".formatted(size.depth(), MAX_DEPTH), "");
    }
  }
}
