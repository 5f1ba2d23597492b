// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.layout.Layering.Cell;
import entryscope.layout.Layering.Link;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Orders cells so that only links which close a cycle lead backwards: reverse postorder of a
/// depth-first walk from the first cell.
final class Depths {
  private final Map<String, List<String>> next = new LinkedHashMap<>();
  private final Set<String> seen = new LinkedHashSet<>();
  private final List<String> left = new ArrayList<>();

  private Depths(List<Cell> cells, List<Link> links) {
    cells.forEach(cell -> next.put(cell.id(), new ArrayList<>()));
    links.forEach(link -> next.getOrDefault(link.from(), new ArrayList<>()).add(link.to()));
  }

  /// The place of each cell in that order.
  static Map<String, Integer> of(List<Cell> cells, List<Link> links) {
    Depths depths = new Depths(cells, links);
    cells.forEach(cell -> depths.walk(cell.id()));
    Map<String, Integer> order = new LinkedHashMap<>();
    depths.left.reversed().forEach(cell -> order.put(cell, order.size()));
    return order;
  }

  /// How many layers the links that lead on pass without an end in them, each link by itself: what
  /// drawing them in layers costs beside the cells.
  static long passed(List<Cell> cells, List<Link> links) {
    Map<String, Integer> order = of(cells, links);
    List<Link> forward =
        links.stream()
            .filter(link -> at(order, link.from()) < at(order, link.to()))
            .sorted(Comparator.comparingInt(link -> at(order, link.from())))
            .toList();
    Map<String, Integer> layers = new HashMap<>();
    forward.forEach(link -> layers.merge(link.to(), at(layers, link.from()) + 1, Math::max));
    return forward.stream()
        .mapToLong(link -> at(layers, link.to()) - at(layers, link.from()) - 1)
        .sum();
  }

  private static int at(Map<String, Integer> numbers, String cell) {
    return numbers.getOrDefault(cell, 0);
  }

  private record Visit(String cell, Iterator<String> rest) {}

  private void walk(String start) {
    Deque<Visit> stack = new ArrayDeque<>();
    enter(start, stack);
    while (!stack.isEmpty()) {
      Visit top = stack.getLast();
      if (top.rest().hasNext()) {
        enter(top.rest().next(), stack);
      } else {
        left.add(stack.removeLast().cell());
      }
    }
  }

  private void enter(String cell, Deque<Visit> stack) {
    if (seen.add(cell)) {
      stack.addLast(new Visit(cell, next.getOrDefault(cell, List.of()).iterator()));
    }
  }
}
