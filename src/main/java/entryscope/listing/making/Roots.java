// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.listing.graph.Graphs;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Where the paths of several functions start.
public final class Roots {
  private Roots() {}

  /// Those of the functions that none of the others calls; the first one where all are called.
  ///
  /// @param functions addresses, at least one
  public static List<Long> of(Graphs graphs, Collection<Long> functions) {
    Set<Long> called = new HashSet<>();
    for (long function : functions) {
      graphs.at(function).stream()
          .flatMap(graph -> Calls.of(graph).stream())
          .flatMap(out -> out.callee().address().stream().boxed())
          .filter(callee -> callee != function)
          .forEach(called::add);
    }
    List<Long> roots = functions.stream().filter(f -> !called.contains(f)).toList();
    return roots.isEmpty() ? List.of(functions.iterator().next()) : roots;
  }
}
