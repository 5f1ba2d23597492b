// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import static entryscope.layout.Metrics.GAP;
import static entryscope.layout.Metrics.LABEL_LINE;
import static entryscope.layout.Metrics.MARGIN;

import entryscope.cost.Place;
import entryscope.flow.Terminator;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.layout.PlacedBody;
import entryscope.layout.PlacedBox;
import entryscope.layout.PlacedGroup;
import entryscope.layout.Placement;
import entryscope.layout.Placement.PlacedArrow;
import entryscope.layout.Placement.PlacedFrame;
import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.Route;
import entryscope.layout.Route.PlacedLabel;
import entryscope.layout.Stub;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import entryscope.layout.Way;
import entryscope.picture.Element.Arrow;
import entryscope.picture.Element.Facts;
import entryscope.picture.Element.Frame;
import entryscope.picture.Element.Group;
import entryscope.picture.Element.Label;
import entryscope.picture.Element.Origin;
import entryscope.picture.Text.Anchor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;

/// Frames, arrows and boxes of one placement: frames at the back, ways not taken below taken ones.
final class Diagram {
  /// How far the path is drawn on where it leaves the kernel.
  static final double END = 20;

  private final Placement placement;
  private final Costs costs;
  private final Tooltips tooltips;
  private final TextMeasure measure;
  private final Point origin;
  private final Set<Annotation> annotations;

  Diagram(
      Placement placement,
      Costs costs,
      TextMeasure measure,
      Point origin,
      Set<Annotation> annotations) {
    this.placement = placement;
    this.costs = costs;
    this.tooltips = new Tooltips(costs);
    this.measure = measure;
    this.origin = origin;
    this.annotations = annotations;
  }

  List<Element> elements() {
    Boxes boxes = new Boxes(costs, tooltips, measure, origin, annotations);
    List<Element> elements = new ArrayList<>();
    placement
        .frames()
        .forEach(
            (path, frame) -> {
              elements.add(frame(path, frame));
              frame.body().unreached().ifPresent(group -> elements.add(group(path, frame, group)));
            });
    placement.arrows().stream()
        .map(this::arrow)
        .sorted(Comparator.comparing(arrow -> arrow.times() > 0))
        .forEach(elements::add);
    for (PlacedFrame frame : placement.frames().values()) {
      Expansion part = frame.body().part();
      for (String block : frame.body().boxes().keySet()) {
        PlacedBox placed = placement.box(new Place(part.path(), block));
        Stub stub = frame.body().stubs().get(block);
        elements.add(
            stub == null ? boxes.box(part, block, placed) : boxes.stub(part, block, stub, placed));
      }
    }
    elements.add(end());
    return elements;
  }

  private Frame frame(CallPath path, PlacedFrame placed) {
    PlacedBody body = placed.body();
    Rectangle bounds = placed.bounds().shifted(origin);
    Optional<Place> call = body.call().map(c -> new Place(path.caller(), c.block().id()));
    Facts facts = call.map(costs::withInside).orElse(new Facts(1, OptionalDouble.empty(), false));
    boolean hasCost = annotations.contains(Annotation.COST) && facts.nanoseconds().orElse(0) != 0;
    String cost = hasCost ? Amounts.time(facts) : "";
    double baseline = bounds.y() + 21;
    double left = bounds.x() + MARGIN;
    double detail = left + measure.width(body.shown().title(), Typeface.CODE_TITLE) + GAP;
    List<Text> texts =
        Stream.of(
                text(body.shown().title(), left, baseline, Typeface.CODE_TITLE),
                new Text(
                    body.shown().detail(), detail, baseline, Anchor.START, Typeface.SMALL, true),
                new Text(
                    cost, bounds.right() - MARGIN, baseline, Anchor.END, Typeface.FIGURE, false))
            .filter(text -> !text.text().isEmpty())
            .toList();
    return new Frame(
        path.toString(),
        path,
        call,
        new Origin(body.part().function().name(), body.part().function().source()),
        bounds,
        body.headerHeight(),
        style(body, facts),
        texts,
        facts,
        tooltips.ofFrame(body, call.map(costs::of), call.map(_ -> facts)));
  }

  private Group group(CallPath path, PlacedFrame frame, PlacedGroup group) {
    Rectangle bounds = group.bounds().shifted(frame.bounds().origin()).shifted(origin);
    return new Group(
        path + ":unreached",
        bounds,
        Style.CALLED_COLD,
        List.of(text(group.label(), bounds.x() + MARGIN, bounds.y() + 21, Typeface.SMALL)));
  }

  private static Style style(PlacedBody body, Facts facts) {
    boolean isInlined = body.call().filter(Expansion.Call::inlined).isPresent();
    if (facts.visits() > 0) {
      return isInlined ? Style.INLINED : Style.CALLED;
    }
    return isInlined ? Style.INLINED_COLD : Style.CALLED_COLD;
  }

  private Arrow arrow(PlacedArrow placed) {
    Route route = placed.route();
    boolean isEnd = placed.body().isRoot() && route.to().isEmpty();
    double times = costs.times(placed.body(), route);
    return new Arrow(
        placed.body() + ":" + route.from().orElse("") + ":" + route.way().id() + gone(route),
        placed.body(),
        route.from(),
        route.way(),
        route.to(),
        points(route, isEnd),
        isEnd || route.to().isPresent(),
        times > 0 ? Style.TAKEN : Style.NOT_TAKEN,
        route.label().map(this::label).orElse(List.of()),
        times,
        Tooltips.ofArrow(route, times));
  }

  /// Several ways that are gone may leave one block.
  private static String gone(Route route) {
    return route.way() == Way.GONE ? ":" + route.to().orElse("") : "";
  }

  private List<Point> points(Route route, boolean isEnd) {
    List<Point> points =
        new ArrayList<>(route.points().stream().map(point -> point.shifted(origin)).toList());
    if (isEnd) {
      Point last = points.removeLast();
      points.add(last.shifted(new Point(0, END)));
    }
    return points;
  }

  private List<Text> label(PlacedLabel label) {
    Rectangle bounds = label.bounds().shifted(origin);
    List<Text> lines = new ArrayList<>();
    for (String line : label.shown()) {
      double baseline = bounds.y() + 12 + lines.size() * LABEL_LINE;
      lines.add(text(line, bounds.x(), baseline, Typeface.SMALL));
    }
    return lines;
  }

  /// What the path leads to at the bottom of the root.
  private Label end() {
    PlacedBody root = placement.root();
    boolean returns =
        root.part().body().blocks().values().stream()
            .anyMatch(block -> block.terminator() instanceof Terminator.Return);
    double x = origin.x() + root.leave() + GAP;
    double baseline = origin.y() + placement.size().height() + END - 4;
    String where = returns ? "return" : "user space";
    return new Label("end", Style.PAGE, List.of(text(where, x, baseline, Typeface.SMALL)));
  }

  private static Text text(String text, double x, double y, Typeface typeface) {
    return new Text(text, x, y, Anchor.START, typeface, false);
  }
}
