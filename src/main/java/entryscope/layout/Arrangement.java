// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import static entryscope.layout.Metrics.COLUMN_GAP;
import static entryscope.layout.Metrics.FRAME_PADDING;
import static entryscope.layout.Metrics.GRID;
import static entryscope.layout.Metrics.HEADER_HEIGHT;
import static entryscope.layout.Metrics.upToGrid;

import entryscope.flow.Body;
import entryscope.flow.Terminator.Branch;
import entryscope.inlining.Expansion;
import entryscope.layout.Formerly.FormerWay;
import entryscope.layout.Layering.Cell;
import entryscope.layout.Layering.Link;
import entryscope.layout.Layering.Where;
import entryscope.layout.PlacedBody.Inside;
import entryscope.layout.Ways.Arrow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Places one body, given the bodies inside it.
///
/// Of a body too large to be read, and to be placed while one waits, only the first blocks are
/// placed: those of the usual way, then the others in the order of the flow. Its header says so.
final class Arrangement {
  /// More blocks of one body than this are not placed.
  static final int MOST_BLOCKS = 2000;

  /// Nor are blocks whose arrows pass more layers than this in sum.
  private static final long MOST_LAYERS = 100_000;

  private final Expansion part;
  private final Optional<Expansion.Call> call;
  private final Map<String, PlacedBody> insides;
  private final Map<String, Stub> stubs;
  private final List<FormerWay> former;
  private final Spine spine;
  private final SequencedSet<String> usual;
  private final Set<String> apart;
  private final TextMeasure measure;
  private final Lettering lettering;
  private final LayerMemory memory;

  /// @param insides placed bodies of the unfolded calls, by the calling block
  /// @param stubs what is drawn as one box, by the block where it begins
  /// @param former ways of an earlier path
  Arrangement(
      Expansion part,
      Optional<Expansion.Call> call,
      Map<String, PlacedBody> insides,
      Map<String, Stub> stubs,
      List<FormerWay> former,
      Spine spine,
      TextMeasure measure,
      LayerMemory memory) {
    this.part = part;
    this.call = call;
    this.insides = insides;
    this.stubs = stubs;
    this.former = former;
    this.spine = spine;
    this.usual = spine.of(part.body());
    this.apart = apart(part.body(), former);
    this.measure = measure;
    this.memory = memory;
    this.lettering = new Lettering(part, call, stubs, apart, measure);
  }

  /// What nothing leads to now and nothing led to before.
  private static SequencedSet<String> apart(Body.Described body, List<FormerWay> former) {
    SequencedSet<String> apart = body.unreached();
    Deque<String> open = new ArrayDeque<>();
    former.stream()
        .filter(way -> way.from().filter(apart::contains).isEmpty())
        .forEach(way -> open.add(way.to()));
    while (!open.isEmpty()) {
      String id = open.removeFirst();
      if (apart.remove(id)) {
        open.addAll(body.block(id).terminator().successors());
        former.stream()
            .filter(way -> way.from().equals(Optional.of(id)))
            .forEach(way -> open.add(way.to()));
      }
    }
    return apart;
  }

  PlacedBody place() {
    int most = MOST_BLOCKS;
    Map<String, Slot> slots = slots(most);
    List<Arrow> arrows = arrows(slots);
    while (Trunks.passed(cells(slots), links(arrows)) > MOST_LAYERS) {
      most /= 2;
      slots = slots(most);
      arrows = arrows(slots);
    }
    return framed(slots, arrows, memory.arrange(cells(slots), links(arrows)), unreached(most));
  }

  /// Before: words and inner bodies. After: what nothing leads to stands by itself.
  private Unreached unreached(int most) {
    double width = lettering.boxWidth();
    Map<String, Slot> slots = new LinkedHashMap<>();
    apart.stream().limit(most).forEach(id -> slots.put(id, slot(id, width)));
    List<Arrow> arrows = new Ways(spine, usual, stubs.keySet()).of(part.body(), slots);
    return Unreached.of(part, slots, arrows, memory, measure);
  }

  /// Before: words and inner bodies. After: each block has its room, blocks of the usual way first.
  private Map<String, Slot> slots(int most) {
    double width = lettering.boxWidth();
    Map<String, Slot> slots = new LinkedHashMap<>();
    Set<String> away =
        stubs.values().stream()
            .flatMap(stub -> stub.blocks().stream().skip(1))
            .collect(Collectors.toSet());
    Spine.first(usual, part.body())
        .filter(id -> !away.contains(id) && !apart.contains(id))
        .limit(most)
        .forEach(id -> slots.put(id, slot(id, width)));
    return slots;
  }

  /// The arrows between the blocks that are placed.
  private List<Arrow> arrows(Map<String, Slot> slots) {
    return Stream.concat(
            new Ways(spine, usual, stubs.keySet()).of(part.body(), slots).stream(),
            Ways.former(former, slots.keySet()))
        .filter(arrow -> arrow.to().map(slots::containsKey).orElse(true))
        .toList();
  }

  private static List<Link> links(List<Arrow> arrows) {
    return arrows.stream().map(Arrow::link).toList();
  }

  private Slot slot(String id, double width) {
    if (stubs.containsKey(id)) {
      return Slot.ofBox(width);
    }
    PlacedBody inside = insides.get(id);
    if (inside != null) {
      return Slot.ofFrame(inside);
    }
    return part.body().block(id).terminator() instanceof Branch branch
        ? Slot.ofBranch(width, branch, spine.saysYes(branch), measure)
        : Slot.ofBox(width);
  }

  /// Before: each block has its room. After: so have the points where the path comes in and goes
  /// out.
  ///
  /// What is not on the usual way stands clear of a column of boxes, also beside an arrow that
  /// passes.
  private List<Cell> cells(Map<String, Slot> slots) {
    double aside = lettering.boxWidth() / 2 + COLUMN_GAP;
    Size dot = new Size(0, 0);
    List<Cell> cells = new ArrayList<>();
    cells.add(new Cell(Ways.ENTER, Where.FIRST, dot, 0, List.of(0.0), Layering.CLEAR));
    slots.forEach(
        (id, slot) -> cells.add(slot.cell(id, usual.contains(id) ? Layering.CLEAR : aside)));
    cells.add(new Cell(Ways.LEAVE, Where.LAST, dot, 0, List.of(), Layering.CLEAR));
    return cells;
  }

  /// Before: cells and links are arranged. After: they stand in the middle of a frame with a
  /// header.
  private PlacedBody framed(
      Map<String, Slot> slots, List<Arrow> arrows, Layering.Result layers, Unreached unreached) {
    double path = upToGrid(layers.size().width());
    double content = path + (unreached.isEmpty() ? 0 : COLUMN_GAP + unreached.size().width());
    double width = Math.max(content + 2 * FRAME_PADDING, lettering.headerWidth());
    double height =
        HEADER_HEIGHT
            + Math.max(
                upToGrid(layers.size().height()),
                unreached.isEmpty() ? 0 : unreached.size().height() + 2 * FRAME_PADDING);
    Point shift = new Point(Math.floor((width - content) / 2 / GRID) * GRID, HEADER_HEIGHT);
    Map<String, Rectangle> rooms = new LinkedHashMap<>();
    slots.forEach((id, slot) -> rooms.put(id, slot.box(layers.origin(id).shifted(shift))));
    List<Route> routes = new ArrayList<>();
    for (int i = 0; i < arrows.size(); i++) {
      routes.add(route(arrows.get(i), layers.routes().get(i), shift, rooms, height));
    }
    Point corner = shift.shifted(new Point(path + COLUMN_GAP, FRAME_PADDING));
    rooms.putAll(unreached.rooms(corner));
    for (int i = 0; i < unreached.arrows().size(); i++) {
      List<Point> points = unreached.layers().routes().get(i);
      routes.add(route(unreached.arrows().get(i), points, Unreached.inside(corner), rooms, height));
    }
    int placed = rooms.size();
    return new PlacedBody(
        part,
        call,
        new Size(width, height),
        HEADER_HEIGHT,
        layers.origin(Ways.ENTER).shifted(shift).x(),
        layers.origin(Ways.LEAVE).shifted(shift).x(),
        lettering.header(placed),
        lettering.shownHeader(placed, width),
        boxes(rooms),
        frames(rooms),
        routes,
        unreached.isEmpty() ? Optional.empty() : Optional.of(unreached.placed(corner)),
        stubs);
  }

  private Map<String, PlacedBox> boxes(Map<String, Rectangle> rooms) {
    Map<String, PlacedBox> boxes = new LinkedHashMap<>();
    for (String id : part.body().blocks().keySet()) {
      Rectangle room = rooms.get(id);
      if (room != null && !insides.containsKey(id)) {
        Wording shown = lettering.shown(id, room.width());
        boxes.put(id, new PlacedBox(room, lettering.full(id), shown));
      }
    }
    return boxes;
  }

  private Map<String, Inside> frames(Map<String, Rectangle> rooms) {
    Map<String, Inside> frames = new LinkedHashMap<>();
    insides.forEach(
        (id, body) -> {
          Rectangle room = rooms.get(id);
          if (room != null) {
            frames.put(id, new Inside(room.origin(), body));
          }
        });
    return frames;
  }

  /// Before: points between cells. After: points between boxes and borders, past the strips of
  /// labels.
  private static Route route(
      Arrow arrow, List<Point> between, Point shift, Map<String, Rectangle> rooms, double bottom) {
    List<Point> points =
        new ArrayList<>(between.stream().map(point -> point.shifted(shift)).toList());
    Optional<Rectangle> from = arrow.from().map(rooms::get);
    from.ifPresent(room -> points.set(0, new Point(points.getFirst().x(), room.bottom())));
    if (arrow.to().isEmpty()) {
      points.set(points.size() - 1, new Point(points.getLast().x(), bottom));
    }
    return new Route(
        arrow.from(),
        arrow.way(),
        arrow.to(),
        points,
        from.flatMap(room -> arrow.label().map(label -> label.shifted(room.origin()))));
  }
}
