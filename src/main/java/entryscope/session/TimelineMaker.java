// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.cost.Place;
import entryscope.flow.Block;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.picture.Style;
import entryscope.quantity.Probability;
import entryscope.session.Timeline.Bar;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Lays the bars of a [Timeline] one after the other.
final class TimelineMaker {
  private final Figures figures;
  private final double total;
  private final Map<Place, Double> own = new HashMap<>();
  private final Map<CallPath, Double> inside = new HashMap<>();
  private final List<Bar> bars = new ArrayList<>();

  TimelineMaker(Figures figures) {
    this.figures = figures;
    this.total = figures.estimate().latency().typical().value();
    figures
        .estimate()
        .count()
        .byPlace()
        .forEach((place, tally) -> own.put(place, figures.pricing().typical(tally).value()));
  }

  List<Bar> bars() {
    sum(figures.expansion());
    Expansion root = figures.expansion();
    body(root, Optional.empty(), 0, 0, 1);
    return bars;
  }

  /// Before: times of blocks. After: the time of every body with all inside it is known.
  private double sum(Expansion part) {
    double sum = 0;
    for (Block block : part.body().blocks().values()) {
      sum += own(part, block);
    }
    for (Expansion.Call call : part.calls().values()) {
      sum += call.inside().map(this::sum).orElse(0.0);
    }
    inside.put(part.path(), sum);
    return sum;
  }

  private double own(Expansion part, Block block) {
    return own.getOrDefault(new Place(part.path(), block.id()), 0.0);
  }

  private double inside(Expansion part) {
    return inside.getOrDefault(part.path(), 0.0);
  }

  /// @param scale what the times inside are multiplied with, for what a call drops
  private void body(
      Expansion part, Optional<Expansion.Call> call, int row, double start, double scale) {
    double at = start;
    if (call.isEmpty()) {
      add(new Selection.OfBody(part.path()), part.function().name(), row, start, total, 1, call);
    }
    for (Block block : PathOrder.of(part.body(), id -> visits(new Place(part.path(), id)))) {
      at += block(part, block, row + 1, at, scale);
    }
  }

  /// Adds the bars of a block and returns how wide they are together.
  private double block(Expansion part, Block block, int row, double start, double scale) {
    Place place = new Place(part.path(), block.id());
    Optional<Expansion.Call> call = part.call(block.id());
    Optional<Expansion> callee = call.flatMap(Expansion.Call::inside);
    double alone = own(part, block);
    double within = callee.map(this::inside).orElse(0.0);
    double width = Math.max(0, alone + within) * scale;
    if (width > 0) {
      Selection what =
          callee
              .<Selection>map(inner -> new Selection.OfBody(inner.path()))
              .orElse(new Selection.OfBlock(place));
      String name = call.map(c -> c.callee().name()).orElse(block.title());
      add(
          what,
          name,
          row,
          start,
          width,
          visits(place),
          callee.isPresent() ? call : Optional.empty());
      double shrunk = alone < 0 && within > 0 ? scale * (alone + within) / within : scale;
      if (callee.isPresent() && alone > 0) {
        // What leads to the call: the registers it needs, the call itself.
        add(
            new Selection.OfBlock(place),
            block.title(),
            row + 1,
            start,
            alone * scale,
            visits(place),
            Optional.empty());
      }
      callee.ifPresent(inner -> body(inner, call, row, start + Math.max(0, alone) * scale, shrunk));
    }
    return width;
  }

  private void add(
      Selection what,
      String name,
      int row,
      double start,
      double width,
      double visits,
      Optional<Expansion.Call> call) {
    boolean isBody = what instanceof Selection.OfBody;
    Style style =
        isBody
            ? call.filter(Expansion.Call::inlined).isPresent() ? Style.INLINED : Style.CALLED
            : Style.heat(new Probability(total > 0 ? Math.clamp(width / total, 0, 1) : 0));
    bars.add(new Bar(what, name, row, start, width, visits, style));
  }

  private double visits(Place place) {
    return figures.estimate().count().visits(place);
  }
}
