// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.layout.Layering.Cell;
import entryscope.layout.Layering.Link;
import entryscope.layout.Layering.Result;
import entryscope.layout.Layering.Where;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Leads the many links into one cell along a trunk with a joint for each, instead of each on its
/// own way: a link through a hundred layers costs as much as a hundred cells.
final class Trunks {
  /// Fewer links into one cell than this find their own way.
  private static final int MANY = 12;

  private final Map<String, Integer> order;
  private final List<Cell> cells;
  private final List<Link> links = new ArrayList<>();
  private final List<List<Integer>> ways = new ArrayList<>();

  private Trunks(List<Cell> cells, List<Link> links) {
    this.order = Depths.of(cells, links);
    this.cells = new ArrayList<>(cells);
    Map<String, List<Integer>> into = new LinkedHashMap<>();
    for (int i = 0; i < links.size(); i++) {
      Link link = links.get(i);
      ways.add(new ArrayList<>());
      if (isForward(link) && !link.usual()) {
        into.computeIfAbsent(link.to(), _ -> new ArrayList<>()).add(i);
      } else {
        ways.get(i).add(add(link));
      }
    }
    into.forEach((to, members) -> join(to, members, links));
  }

  private boolean isForward(Link link) {
    return order.getOrDefault(link.from(), 0) < order.getOrDefault(link.to(), 0);
  }

  private int add(Link link) {
    links.add(link);
    return links.size() - 1;
  }

  /// Before: links into one cell. After: each leads to its joint, and the joints form a chain to
  /// the cell in the order in which the links begin.
  private void join(String to, List<Integer> members, List<Link> all) {
    if (members.size() < MANY) {
      members.forEach(i -> ways.get(i).add(add(all.get(i))));
      return;
    }
    List<Integer> sorted = new ArrayList<>(members);
    sorted.sort(Comparator.comparingInt(i -> order.getOrDefault(all.get(i).from(), 0)));
    List<Integer> chain = new ArrayList<>();
    for (int k = 0; k < sorted.size(); k++) {
      Link link = all.get(sorted.get(k));
      cells.add(joint(joint(to, k)));
      ways.get(sorted.get(k)).add(add(new Link(link.from(), link.out(), joint(to, k), false)));
      String next = k + 1 < sorted.size() ? joint(to, k + 1) : to;
      chain.add(add(new Link(joint(to, k), 0, next, true)));
    }
    for (int k = 0; k < sorted.size(); k++) {
      ways.get(sorted.get(k)).addAll(chain.subList(k, chain.size()));
    }
  }

  private static String joint(String to, int number) {
    return "(joint " + number + " of " + to + ")";
  }

  private static Cell joint(String id) {
    return new Cell(id, Where.ANYWHERE, new Size(0, 0), 0, List.of(0.0), Layering.CLEAR);
  }

  /// Before: links name cells. After: the result of placing the cells, with the joints left out and
  /// every link in one piece.
  static Result arrange(List<Cell> cells, List<Link> links) {
    Trunks trunks = new Trunks(cells, links);
    Result placed = Layering.arrange(trunks.cells, trunks.links);
    Map<String, Point> origins = new LinkedHashMap<>();
    cells.forEach(cell -> origins.put(cell.id(), placed.origin(cell.id())));
    return new Result(
        placed.size(),
        origins,
        trunks.ways.stream().map(way -> inOnePiece(way, placed.routes())).toList());
  }

  /// How many layers the links pass with the trunks made; see [Depths#passed].
  static long passed(List<Cell> cells, List<Link> links) {
    Trunks trunks = new Trunks(cells, links);
    return Depths.passed(trunks.cells, trunks.links);
  }

  private static List<Point> inOnePiece(List<Integer> way, List<List<Point>> pieces) {
    List<Point> points = new ArrayList<>();
    for (int piece : way) {
      for (Point point : pieces.get(piece)) {
        add(points, point);
      }
    }
    return points;
  }

  /// Adds a point, and drops the one before it where it lies on a straight line.
  private static void add(List<Point> points, Point next) {
    if (!points.isEmpty() && points.getLast().equals(next)) {
      return;
    }
    if (points.size() > 1 && isStraight(points.get(points.size() - 2), points.getLast(), next)) {
      points.removeLast();
    }
    points.add(next);
  }

  private static boolean isStraight(Point a, Point b, Point c) {
    return (a.x() == b.x() && b.x() == c.x()) || (a.y() == b.y() && b.y() == c.y());
  }
}
