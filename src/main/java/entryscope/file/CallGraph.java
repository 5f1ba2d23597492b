// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Who calls whom.
///
/// @param calls the calls of every function, by its name
/// @param cycles calls that lead back to a function that is still running, with the way around; the
///   first hundred
/// @param calleesFirst every function after all that it calls, unless there are cycles
record CallGraph(Map<String, List<Edge>> calls, List<Cycle> cycles, List<String> calleesFirst) {

  /// The call at the end of a block.
  record Edge(Function caller, Block block, String callee) {}

  /// @param around the functions of the cycle, the first one again at the end
  record Cycle(Edge closing, List<String> around) {}

  /// Before: every callee exists.
  static CallGraph of(Flow flow) {
    Map<String, List<Edge>> calls = new LinkedHashMap<>();
    flow.functions().forEach((name, function) -> calls.put(name, calls(function)));
    List<Cycle> cycles = new ArrayList<>();
    List<String> order = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String name : calls.keySet()) {
      if (seen.add(name)) {
        walk(name, calls, seen, cycles, order);
      }
    }
    return new CallGraph(calls, cycles, order);
  }

  /// The calls of one function.
  List<Edge> of(String function) {
    return calls.getOrDefault(function, List.of());
  }

  private static List<Edge> calls(Function function) {
    if (!(function.body() instanceof Body.Described body)) {
      return List.of();
    }
    return body.blocks().values().stream()
        .flatMap(
            block ->
                block.terminator().callSite().stream()
                    .map(site -> new Edge(function, block, site.callee())))
        .toList();
  }

  /// A walk in depth without recursion: call chains of a file may be as long as the file.
  private static void walk(
      String start,
      Map<String, List<Edge>> calls,
      Set<String> seen,
      List<Cycle> cycles,
      List<String> order) {
    Map<String, Iterator<Edge>> running = new LinkedHashMap<>();
    Deque<String> stack = new ArrayDeque<>();
    running.put(start, calls.getOrDefault(start, List.of()).iterator());
    stack.push(start);
    while (!stack.isEmpty()) {
      Iterator<Edge> open = running.getOrDefault(stack.peek(), List.<Edge>of().iterator());
      if (!open.hasNext()) {
        order.add(stack.peek());
        running.remove(stack.pop());
        continue;
      }
      Edge edge = open.next();
      if (running.containsKey(edge.callee())) {
        if (cycles.size() < Findings.MAX) {
          cycles.add(new Cycle(edge, around(running.keySet(), edge.callee())));
        }
      } else if (seen.add(edge.callee())) {
        running.put(edge.callee(), calls.getOrDefault(edge.callee(), List.of()).iterator());
        stack.push(edge.callee());
      }
    }
  }

  private static List<String> around(Set<String> running, String back) {
    List<String> around =
        new ArrayList<>(running.stream().dropWhile(f -> !f.equals(back)).toList());
    around.add(back);
    return around;
  }
}
