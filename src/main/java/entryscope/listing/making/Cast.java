// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.listing.FunctionListing;
import entryscope.listing.Symbol;
import entryscope.listing.graph.Callee;
import entryscope.listing.graph.FunctionGraph;
import entryscope.listing.graph.Graphs;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;

/// Who takes part in a flow: the functions described, each in the roles it has, and which calls
/// recur and so are not followed.
///
/// @param roles in the order in which the path may come to them
/// @param closing calls that lead back to a function that is running
record Cast(Map<Role, FunctionGraph> roles, Set<Edge> closing) {

  /// A call from one to another.
  record Edge(Role from, Role to) {}

  /// All that the roots lead to by functions that may be `opened`.
  static Cast of(Graphs graphs, Collection<Long> roots, LongPredicate opened) {
    Map<Role, FunctionGraph> roles = new LinkedHashMap<>();
    Deque<Role> open = new ArrayDeque<>();
    roots.forEach(root -> open.add(new Role(root, true)));
    while (!open.isEmpty()) {
      Role role = open.remove();
      Optional<FunctionGraph> graph = graphs.at(role.start());
      if (graph.isPresent() && roles.putIfAbsent(role, graph.get()) == null) {
        open.addAll(next(role, graph.get(), graphs, opened));
      }
    }
    Set<Edge> closing = new HashSet<>();
    Map<Role, Boolean> running = new HashMap<>();
    roots.forEach(root -> walk(new Role(root, true), roles, graphs, opened, running, closing));
    return new Cast(roles, closing);
  }

  private static void walk(
      Role role,
      Map<Role, FunctionGraph> roles,
      Graphs graphs,
      LongPredicate opened,
      Map<Role, Boolean> running,
      Set<Edge> closing) {
    FunctionGraph graph = roles.get(role);
    if (graph == null || running.putIfAbsent(role, true) != null) {
      return;
    }
    for (Role callee : next(role, graph, graphs, opened)) {
      if (running.getOrDefault(callee, false)) {
        closing.add(new Edge(role, callee));
      } else {
        walk(callee, roles, graphs, opened, running, closing);
      }
    }
    running.put(role, false);
  }

  private static Set<Role> next(
      Role role, FunctionGraph graph, Graphs graphs, LongPredicate opened) {
    Set<Role> next = new LinkedHashSet<>();
    for (Calls.Out out : Calls.of(graph)) {
      role(role, out.callee(), out.tail())
          .filter(callee -> opened.test(callee.start()) && graphs.at(callee.start()).isPresent())
          .ifPresent(next::add);
    }
    return next;
  }

  private static Optional<Role> role(Role caller, Callee callee, boolean tail) {
    return callee.address().isPresent()
        ? Optional.of(new Role(callee.address().getAsLong(), tail && caller.outermost()))
        : Optional.empty();
  }

  /// The described function that a call leads to, if it is one and the call does not recur.
  Optional<Role> described(Role caller, Callee callee, boolean tail) {
    return role(caller, callee, tail)
        .filter(roles::containsKey)
        .filter(to -> !closing.contains(new Edge(caller, to)));
  }

  /// Whether a call leads back to a function that is running.
  boolean recurs(Role caller, Callee callee, boolean tail) {
    return role(caller, callee, tail)
        .filter(to -> closing.contains(new Edge(caller, to)))
        .isPresent();
  }

  /// How many calls the tree below a root has, at most `limit`.
  long size(Role root, long limit) {
    return size(root, limit, new HashMap<>());
  }

  private long size(Role role, long limit, Map<Role, Long> known) {
    Long before = known.get(role);
    if (before != null) {
      return before;
    }
    long size = 0;
    for (Calls.Out out : Calls.of(roles.getOrDefault(role, NOBODY))) {
      size +=
          1
              + described(role, out.callee(), out.tail())
                  .map(to -> size(to, limit, known))
                  .orElse(0L);
      if (size > limit) {
        size = limit;
        break;
      }
    }
    known.put(role, size);
    return size;
  }

  private static final FunctionGraph NOBODY =
      new FunctionGraph(
          "",
          new FunctionListing(new Symbol("", 0, ""), List.of(), List.of(), 0),
          0,
          Map.of(),
          List.of(),
          Map.of());
}
