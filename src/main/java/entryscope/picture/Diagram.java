// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import static entryscope.layout.Metrics.GAP;
import static entryscope.layout.Metrics.MARGIN;

import entryscope.cost.Place;
import entryscope.flow.Block;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.layout.PlacedBody;
import entryscope.layout.PlacedBox;
import entryscope.layout.Placement;
import entryscope.layout.Placement.PlacedArrow;
import entryscope.layout.Placement.PlacedFrame;
import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.Route;
import entryscope.layout.Route.PlacedLabel;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import entryscope.picture.Element.Arrow;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Facts;
import entryscope.picture.Element.Frame;
import entryscope.picture.Text.Anchor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// Frames, arrows and boxes of one placement: frames at the back, ways not taken below taken ones.
final class Diagram {
  private final Placement placement;
  private final Costs costs;
  private final Tooltips tooltips;
  private final TextMeasure measure;
  private final Point origin;

  Diagram(Placement placement, Costs costs, TextMeasure measure, Point origin) {
    this.placement = placement;
    this.costs = costs;
    this.tooltips = new Tooltips(costs);
    this.measure = measure;
    this.origin = origin;
  }

  List<Element> elements() {
    List<Element> elements = new ArrayList<>();
    placement.frames().forEach((path, frame) -> elements.add(frame(path, frame)));
    placement.arrows().stream()
        .map(this::arrow)
        .sorted(Comparator.comparing(arrow -> arrow.times() > 0))
        .forEach(elements::add);
    placement
        .frames()
        .values()
        .forEach(
            frame ->
                frame.body().boxes().keySet().stream()
                    .map(block -> new Place(frame.body().part().path(), block))
                    .forEach(place -> elements.add(box(frame.body(), place))));
    return elements;
  }

  private Frame frame(CallPath path, PlacedFrame placed) {
    PlacedBody body = placed.body();
    Rectangle bounds = placed.bounds().shifted(origin);
    Optional<Place> call = body.call().map(c -> new Place(path.caller(), c.block().id()));
    Facts facts = call.map(costs::withInside).orElse(new Facts(1, OptionalDouble.empty(), false));
    String cost = facts.nanoseconds().orElse(0) == 0 ? "" : Amounts.time(facts);
    double baseline = bounds.y() + 21;
    double detail =
        bounds.x() + MARGIN + measure.width(body.shown().title(), Typeface.CODE_TITLE) + GAP;
    List<Text> texts =
        present(
            text(body.shown().title(), bounds.x() + MARGIN, baseline, Typeface.CODE_TITLE),
            muted(body.shown().detail(), detail, baseline, Typeface.SMALL),
            atRight(cost, bounds.right() - MARGIN, baseline));
    return new Frame(
        path.toString(),
        path,
        call,
        bounds,
        body.headerHeight(),
        style(body, facts),
        texts,
        facts,
        tooltips.ofFrame(body, call.map(costs::of), call.map(_ -> facts)));
  }

  private static Style style(PlacedBody body, Facts facts) {
    boolean isInlined = body.call().filter(Expansion.Call::inlined).isPresent();
    if (facts.visits() > 0) {
      return isInlined ? Style.INLINED : Style.CALLED;
    }
    return isInlined ? Style.INLINED_COLD : Style.CALLED_COLD;
  }

  private Box box(PlacedBody body, Place place) {
    PlacedBox placed = placement.box(place);
    Rectangle bounds = placed.bounds().shifted(origin);
    Block block = body.part().body().block(place.block());
    Optional<Expansion.Call> call = body.part().call(place.block());
    Facts facts = call.isPresent() ? costs.withInside(place) : costs.of(place);
    boolean isSingle = placed.shown().detail().isEmpty();
    double left = bounds.x() + MARGIN;
    double first = bounds.y() + (isSingle ? 29 : 21);
    List<Text> texts =
        present(
            text(placed.shown().title(), left, first, Typeface.TITLE),
            muted(placed.shown().detail(), left, bounds.y() + 38, Typeface.CODE),
            atRight(Amounts.time(facts), bounds.right() - MARGIN, first));
    return new Box(
        place.path() + ":" + place.block(),
        place,
        bounds,
        facts.visits() > 0 ? Style.heat(costs.share(facts)) : Style.COLD,
        texts,
        facts,
        call.map(c -> tooltips.ofCall(c, placed.full(), facts))
            .orElseGet(() -> tooltips.ofBlock(block, placed.full(), facts)));
  }

  private Arrow arrow(PlacedArrow placed) {
    Route route = placed.route();
    double times = costs.times(placed.body(), route);
    return new Arrow(
        placed.body() + ":" + route.from().orElse("") + ":" + route.way().id(),
        placed.body(),
        route.from(),
        route.way(),
        route.to(),
        route.points().stream().map(point -> point.shifted(origin)).toList(),
        route.to().isPresent(),
        times > 0 ? Style.TAKEN : Style.NOT_TAKEN,
        route.label().map(this::label).stream().toList(),
        times,
        Tooltips.ofArrow(route, times));
  }

  private Text label(PlacedLabel label) {
    Rectangle bounds = label.bounds().shifted(origin);
    return text(label.shown(), bounds.x(), bounds.y() + 12, Typeface.SMALL);
  }

  private static Text text(String text, double x, double y, Typeface typeface) {
    return new Text(text, x, y, Anchor.START, typeface, false);
  }

  private static Text muted(String text, double x, double y, Typeface typeface) {
    return new Text(text, x, y, Anchor.START, typeface, true);
  }

  private static Text atRight(String text, double x, double y) {
    return new Text(text, x, y, Anchor.END, Typeface.FIGURE, false);
  }

  private static List<Text> present(Text... texts) {
    return Stream.of(texts).filter(text -> !text.text().isEmpty()).toList();
  }
}
