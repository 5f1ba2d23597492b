// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import static entryscope.layout.Metrics.GAP;
import static entryscope.layout.Metrics.MARGIN;

import entryscope.cost.Place;
import entryscope.flow.Block;
import entryscope.flow.Source;
import entryscope.inlining.Expansion;
import entryscope.layout.PlacedBox;
import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.Stub;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Facts;
import entryscope.picture.Element.Origin;
import entryscope.picture.Text.Anchor;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Draws blocks: title and cost in the first line, operations and annotations in the second.
final class Boxes {
  private final Costs costs;
  private final Tooltips tooltips;
  private final TextMeasure measure;
  private final Point origin;
  private final Set<Annotation> annotations;

  Boxes(
      Costs costs,
      Tooltips tooltips,
      TextMeasure measure,
      Point origin,
      Set<Annotation> annotations) {
    this.costs = costs;
    this.tooltips = tooltips;
    this.measure = measure;
    this.origin = origin;
    this.annotations = annotations;
  }

  Box box(Expansion part, String id, PlacedBox placed) {
    Place place = new Place(part.path(), id);
    Block block = part.body().block(id);
    Optional<Expansion.Call> call = part.call(id);
    Facts facts = call.isPresent() ? costs.withInside(place) : costs.of(place);
    Rectangle bounds = placed.bounds().shifted(origin);
    return new Box(
        place.path() + ":" + id,
        place,
        new Origin(part.function().name(), block.source()),
        bounds,
        style(facts),
        texts(placed, block, facts, bounds),
        facts,
        call.map(c -> tooltips.ofCall(c, placed.full(), facts))
            .orElseGet(() -> tooltips.ofBlock(block, placed.full(), facts)));
  }

  /// Cold blocks in one box: how often the path comes in, and what all of them cost.
  Box stub(Expansion part, String id, Stub stub, PlacedBox placed) {
    Place place = new Place(part.path(), id);
    Facts facts = costs.of(part.path(), stub.blocks());
    Rectangle bounds = placed.bounds().shifted(origin);
    return new Box(
        place.path() + ":" + id,
        place,
        new Origin(part.function().name(), part.body().block(id).source()),
        bounds,
        style(facts),
        texts(placed, facts, placed.shown().detail(), bounds),
        facts,
        tooltips.ofStub(part, stub, facts));
  }

  private Style style(Facts facts) {
    if (facts.visits() == 0) {
      return Style.COLD;
    }
    return annotations.contains(Annotation.HEAT) ? Style.heat(costs.share(facts)) : Style.HEAT_0;
  }

  private List<Text> texts(PlacedBox placed, Block block, Facts facts, Rectangle bounds) {
    return texts(placed, facts, detail(placed, block, share(facts)), bounds);
  }

  private String share(Facts facts) {
    return annotations.contains(Annotation.PROBABILITY) ? Amounts.visits(facts.visits()) : "";
  }

  private List<Text> texts(PlacedBox placed, Facts facts, String detail, Rectangle bounds) {
    String share = share(facts);
    String cost = annotations.contains(Annotation.COST) ? Amounts.time(facts) : "";
    boolean isSingle = detail.isEmpty() && share.isEmpty();
    double left = bounds.x() + MARGIN;
    double right = bounds.right() - MARGIN;
    double first = bounds.y() + (isSingle ? 29 : 21);
    double second = bounds.y() + 38;
    return Stream.of(
            new Text(placed.shown().title(), left, first, Anchor.START, Typeface.TITLE, false),
            new Text(detail, left, second, Anchor.START, Typeface.CODE, true),
            new Text(cost, right, first, Anchor.END, Typeface.FIGURE, false),
            new Text(share, right, second, Anchor.END, Typeface.CODE, false))
        .filter(text -> !text.text().isEmpty())
        .toList();
  }

  /// The source first where it is wanted, then as many operations as there is room for.
  private String detail(PlacedBox placed, Block block, String share) {
    Optional<String> source =
        block.source().filter(_ -> annotations.contains(Annotation.SOURCE)).map(Boxes::inShort);
    if (source.isEmpty() && share.isEmpty()) {
      return placed.shown().detail();
    }
    String full =
        Stream.concat(source.stream(), Stream.of(placed.full().detail()))
            .filter(part -> !part.isEmpty())
            .reduce((a, b) -> a + " · " + b)
            .orElse("");
    double taken = share.isEmpty() ? 0 : measure.width(share, Typeface.CODE) + GAP;
    return measure.fitParts(full, Typeface.CODE, placed.bounds().width() - 2 * MARGIN - taken);
  }

  /// The file without its folders, `common.c:211`.
  private static String inShort(Source source) {
    return source.path().substring(source.path().lastIndexOf('/') + 1) + ":" + source.lines();
  }
}
