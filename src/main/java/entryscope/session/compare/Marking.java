// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Place;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.layout.Way;
import entryscope.picture.Style;
import entryscope.picture.diff.Mark;
import entryscope.picture.diff.Marks;
import entryscope.session.compare.BlockChange.Kind;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Says of each thing in a drawing what differs.
final class Marking {
  private static final double NOISE = 0.005;

  /// Where a block stood that stands elsewhere now.
  private static final Mark AWAY = new Mark(Style.DIFF_REMOVED, "", "moved away", "");

  private final Comparison comparison;
  private final Shown shown;
  private final Map<CallPath, Double> inside = new HashMap<>();

  private Marking(Comparison comparison, Shown shown) {
    this.comparison = comparison;
    this.shown = shown;
    shown
        .changes()
        .forEach(
            (place, change) -> {
              for (CallPath path = place.path(); !path.isRoot(); path = path.caller()) {
                inside.merge(path, change.change(), Double::sum);
              }
            });
  }

  static Marks of(Comparison comparison, Shown shown) {
    Marking marking = new Marking(comparison, shown);
    Map<Place, Mark> boxes = new LinkedHashMap<>();
    Map<CallPath, Mark> frames = new LinkedHashMap<>();
    shown.changes().forEach((place, change) -> boxes.put(place, marking.box(place, change)));
    marking.left().forEach(place -> boxes.put(place, AWAY));
    shown.path().all().forEach(part -> frames.put(part.path(), marking.frame(part)));
    return new Marks(boxes, frames, marking.ways());
  }

  /// Places that only the drawing of both has.
  private List<Place> left() {
    return shown
        .path()
        .all()
        .flatMap(
            part -> part.body().blocks().keySet().stream().map(id -> new Place(part.path(), id)))
        .filter(place -> !shown.changes().containsKey(place))
        .toList();
  }

  /// A block; a call with all that runs inside.
  private Mark box(Place place, BlockChange change) {
    CallPath callee = place.path().then(place.block());
    double more = inside.getOrDefault(callee, 0.0);
    double total = change.change() + more;
    Kind kind = change.kind();
    if (kind != Kind.ADDED && kind != Kind.REMOVED && Math.abs(more) >= NOISE) {
      kind = total > 0 ? Kind.DEARER : Kind.CHEAPER;
    }
    String word = kind == Kind.SAME ? "" : kind.id();
    if (change.isMoved() && kind != Kind.MOVED) {
      word += " · moved";
    }
    return new Mark(style(kind), figure(total), word, tooltip(change));
  }

  private Mark frame(Expansion part) {
    List<BlockChange> own =
        part.body().blocks().keySet().stream()
            .flatMap(id -> Stream.ofNullable(shown.changes().get(new Place(part.path(), id))))
            .toList();
    String figure = part.path().isRoot() ? "" : figure(total(part.path()));
    if (!own.isEmpty() && own.stream().allMatch(change -> change.before().isEmpty())) {
      return new Mark(Style.DIFF_ADDED_FRAME, figure, "added", "");
    }
    if (!own.isEmpty() && own.stream().allMatch(change -> change.after().isEmpty())) {
      return new Mark(Style.DIFF_REMOVED_FRAME, figure, "removed", "");
    }
    return own.stream()
        .filter(BlockChange::isMovedWithFunction)
        .findFirst()
        .map(change -> new Mark(Style.DIFF_MOVED_FRAME, figure, "moved", hosts(change)))
        .orElseGet(() -> new Mark(Style.DIFF_SAME, figure, "", ""));
  }

  /// The call together with all that runs inside.
  private double total(CallPath path) {
    BlockChange call = shown.changes().get(new Place(path.caller(), path.sites().getLast()));
    return inside.getOrDefault(path, 0.0) + (call == null ? 0 : call.change());
  }

  private Map<Marks.Way, Style> ways() {
    Map<Marks.Way, Style> ways = new LinkedHashMap<>();
    for (EdgeChange edge : comparison.edges()) {
      Place from = new Place(CallPath.parse(edge.where()), edge.from());
      switch (edge.kind()) {
        case ADDED -> ways.put(new Marks.Way(from, edge.way()), Style.DIFF_WAY_ADDED);
        case REMOVED -> ways.putIfAbsent(new Marks.Way(from, edge.way()), Style.DIFF_WAY_REMOVED);
        case MORE, LESS, SAME -> {}
      }
    }
    Stream.concat(left().stream(), gone())
        .forEach(
            place -> {
              for (Way way : Way.values()) {
                ways.put(new Marks.Way(place, way), Style.DIFF_WAY_REMOVED);
              }
            });
    return ways;
  }

  private Stream<Place> gone() {
    return shown.changes().entrySet().stream()
        .filter(entry -> entry.getValue().kind() == Kind.REMOVED)
        .map(Map.Entry::getKey);
  }

  private static Style style(Kind kind) {
    return switch (kind) {
      case ADDED -> Style.DIFF_ADDED;
      case REMOVED -> Style.DIFF_REMOVED;
      case DEARER -> Style.DIFF_DEARER;
      case CHEAPER -> Style.DIFF_CHEAPER;
      case CHANGED -> Style.DIFF_CHANGED;
      case MOVED -> Style.DIFF_MOVED;
      case SAME -> Style.DIFF_SAME;
    };
  }

  private static String figure(double change) {
    return Math.abs(change) < NOISE ? "" : Cells.change(change).shown() + " ns";
  }

  private static String tooltip(BlockChange change) {
    return "%s: %s ns before, %s ns after; runs %s and %s times per pass%s"
        .formatted(
            change.story(),
            Cells.ns(change.amountBefore()).shown(),
            Cells.ns(change.amountAfter()).shown(),
            Cells.count(change.amountBefore().times()).shown(),
            Cells.count(change.amountAfter().times()).shown(),
            change.isMoved() ? "\n" + hosts(change) : "");
  }

  private static String hosts(BlockChange change) {
    return "was in the code of %s, is in that of %s"
        .formatted(
            change.before().map(BlockChange.Side::host).orElse(""),
            change.after().map(BlockChange.Side::host).orElse(""));
  }
}
