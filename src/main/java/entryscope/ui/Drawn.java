// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Place;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.Visible;
import entryscope.layout.Way;
import entryscope.picture.Element;
import entryscope.picture.Element.Arrow;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Frame;
import entryscope.picture.Picture;
import entryscope.session.Selection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What of a path a picture shows, and where.
public final class Drawn {
  private final Picture picture;
  private final Map<Place, Box> boxes = new LinkedHashMap<>();
  private final Map<CallPath, Frame> frames = new LinkedHashMap<>();
  private final List<Arrow> arrows;

  public Drawn(Picture picture) {
    this.picture = picture;
    for (Element element : picture.elements()) {
      if (element instanceof Box box) {
        boxes.put(box.place(), box);
      } else if (element instanceof Frame frame) {
        frames.put(frame.path(), frame);
      }
    }
    arrows =
        picture.elements().stream()
            .flatMap(
                e ->
                    e instanceof Arrow arrow
                        ? java.util.stream.Stream.of(arrow)
                        : java.util.stream.Stream.empty())
            .toList();
  }

  public Picture picture() {
    return picture;
  }

  public int blocks() {
    return boxes.size();
  }

  public int edges() {
    return arrows.size();
  }

  public Map<Place, Box> boxes() {
    return boxes;
  }

  public Set<CallPath> frames() {
    return frames.keySet();
  }

  /// The selection as this picture has it: a call is a frame where it is unfolded and a box where
  /// it is not; what is inside a folded call is that call. Nothing where it is not drawn at all.
  public Selection seen(Selection selection) {
    return switch (selection) {
      case Selection.Nothing _ -> selection;
      case Selection.OfBlock(Place place) ->
          boxes.containsKey(place) ? selection : seen(new Selection.OfBody(inside(place)));
      case Selection.OfBody(CallPath path) ->
          frames.containsKey(path) ? selection : seenAround(path);
    };
  }

  private CallPath inside(Place place) {
    CallPath callee = place.path().then(place.block());
    return frames.containsKey(callee) ? callee : place.path();
  }

  private Selection seenAround(CallPath path) {
    if (path.isRoot()) {
      return new Selection.Nothing();
    }
    Place call = new Place(path.caller(), path.sites().getLast());
    return boxes.containsKey(call)
        ? new Selection.OfBlock(call)
        : seen(new Selection.OfBody(path.caller()));
  }

  /// Whether exactly this is drawn.
  public boolean shows(Selection selection) {
    return bounds(selection).isPresent();
  }

  /// Where exactly this is drawn, if it is.
  public Optional<Rectangle> bounds(Selection selection) {
    return switch (selection) {
      case Selection.Nothing _ -> Optional.empty();
      case Selection.OfBlock(Place place) -> Optional.ofNullable(boxes.get(place)).map(Box::bounds);
      case Selection.OfBody(CallPath path) ->
          Optional.ofNullable(frames.get(path)).map(Frame::bounds);
    };
  }

  /// The part of it that must be seen to see that it is selected: all of a block, the header of a
  /// frame.
  public Optional<Rectangle> mark(Selection selection) {
    return selection instanceof Selection.OfBody(CallPath path)
        ? Optional.ofNullable(frames.get(path)).map(Drawn::header)
        : bounds(selection);
  }

  /// Where a call is drawn: its box, or its callee's frame.
  public Optional<Rectangle> call(CallPath path) {
    return bounds(seen(new Selection.OfBody(path)))
        .filter(_ -> frames.containsKey(path) || isBox(path));
  }

  private boolean isBox(CallPath path) {
    return !path.isRoot() && boxes.containsKey(new Place(path.caller(), path.sites().getLast()));
  }

  private static Rectangle header(Frame frame) {
    Rectangle all = frame.bounds();
    return new Rectangle(all.x(), all.y(), all.width(), frame.headerHeight());
  }

  /// What a click at a point of the drawing selects: a block, or a function by its header.
  public Selection at(Point point) {
    for (Box box : boxes.values()) {
      if (contains(box.bounds(), point)) {
        return new Selection.OfBlock(box.place());
      }
    }
    for (Frame frame : frames.values()) {
      if (contains(header(frame), point)) {
        return new Selection.OfBody(frame.path());
      }
    }
    return new Selection.Nothing();
  }

  /// Everything there is to say of what is drawn at a point; empty on the background.
  public String tooltip(Point point) {
    return text(at(point));
  }

  /// Everything there is to say of what is selected, nothing cut short; empty for nothing.
  public String text(Selection selection) {
    return switch (seen(selection)) {
      case Selection.Nothing _ -> "";
      case Selection.OfBlock(Place place) ->
          Optional.ofNullable(boxes.get(place)).map(Box::tooltip).orElse("");
      case Selection.OfBody(CallPath path) ->
          Optional.ofNullable(frames.get(path)).map(Frame::tooltip).orElse("");
    };
  }

  /// The arrow that passes nearest to a point, if one does within `reach`.
  public Optional<Arrow> arrow(Point point, double reach) {
    return arrows.stream()
        .filter(arrow -> Reach.distance(arrow, point) <= reach)
        .min(java.util.Comparator.comparingDouble(arrow -> Reach.distance(arrow, point)));
  }

  /// What there is to say of an arrow, how likely it is taken from its block included.
  public String tooltip(Arrow arrow) {
    Optional<Box> box =
        arrow.from().flatMap(id -> Optional.ofNullable(boxes.get(new Place(arrow.body(), id))));
    return arrow.tooltip()
        + box.map(Box::facts)
            .filter(facts -> facts.visits() > 0)
            .map(facts -> "\ntaken with probability " + share(arrow.times() / facts.visits()))
            .orElse("");
  }

  private static String share(double probability) {
    return entryscope.quantity.Numbers.share(Math.clamp(probability, 0, 1));
  }

  /// Where the two ends of an arrow are drawn; less where one is the border of its function.
  public List<Rectangle> ends(Arrow arrow) {
    return java.util.stream.Stream.of(arrow.from(), arrow.to())
        .flatMap(Optional::stream)
        .flatMap(id -> bounds(seen(new Selection.OfBlock(new Place(arrow.body(), id)))).stream())
        .toList();
  }

  static boolean contains(Rectangle bounds, Point point) {
    return bounds.x() <= point.x()
        && point.x() <= bounds.right()
        && bounds.y() <= point.y()
        && point.y() <= bounds.bottom();
  }

  /// Where one of the `ways` leads from what is selected; from the end of a function it leads on in
  /// its caller.
  public Selection follow(Selection selection, Set<Way> ways) {
    return switch (selection) {
      case Selection.Nothing _ ->
          frames.keySet().stream()
              .findFirst()
              .<Selection>map(Selection.OfBody::new)
              .orElse(selection);
      case Selection.OfBody(CallPath path) ->
          target(path, Optional.empty(), Set.of(Way.ENTER)).orElse(selection);
      case Selection.OfBlock(Place(CallPath path, String block)) ->
          follow(path, block, ways).orElse(selection);
    };
  }

  private Optional<Selection> follow(CallPath body, String block, Set<Way> ways) {
    return target(body, Optional.of(block), ways)
        .or(
            () ->
                leaves(body, block) && !body.isRoot()
                    ? follow(body.caller(), body.sites().getLast(), ways)
                    : Optional.empty());
  }

  private boolean leaves(CallPath body, String block) {
    return arrows.stream()
        .anyMatch(
            a ->
                a.body().equals(body)
                    && a.from().equals(Optional.of(block))
                    && a.way() == Way.LEAVE);
  }

  private Optional<Selection> target(CallPath body, Optional<String> from, Set<Way> ways) {
    return arrows.stream()
        .filter(
            arrow ->
                arrow.body().equals(body)
                    && arrow.from().equals(from)
                    && ways.contains(arrow.way()))
        .max(java.util.Comparator.comparingDouble(Arrow::times))
        .flatMap(Arrow::to)
        .map(to -> seen(new Selection.OfBlock(new Place(body, to))));
  }

  /// Blocks of the bodies that are folded away, and cold ones that a stub stands for.
  public static long hidden(Expansion root, Visible visible) {
    long all = root.all().mapToLong(part -> part.body().blocks().size()).sum();
    return all - shown(root, visible);
  }

  private static long shown(Expansion part, Visible visible) {
    Set<String> hidden =
        visible.in(part.path()).values().stream()
            .flatMap(stub -> stub.blocks().stream())
            .collect(java.util.stream.Collectors.toSet());
    long own = (long) part.body().blocks().size() - hidden.size();
    return own
        + part.calls().entrySet().stream()
            .filter(call -> !hidden.contains(call.getKey()))
            .map(Map.Entry::getValue)
            .filter(visible.folds()::isUnfolded)
            .flatMap(call -> call.inside().stream())
            .mapToLong(inside -> shown(inside, visible))
            .sum();
  }
}
