// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.cost.Estimate.Line;
import entryscope.cost.Estimate.Uncosted;
import entryscope.cost.Estimator;
import entryscope.cost.Place;
import entryscope.cost.Tally;
import entryscope.flow.Block;
import entryscope.flow.Function;
import entryscope.flow.Source;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.quantity.Nanoseconds;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Everything to be told of what is selected.
///
/// @param title a block's title or a function's name
/// @param function the function it belongs to, or is
/// @param visits how often it runs per pass of the path
/// @param own the time of its own operations; of a function those of the call that leads to it
/// @param inside the time of all functions called or inlined inside it
/// @param lines its own operations that have a cost, dearest first
/// @param uncosted its own operations that have none
/// @param call the call that can be inlined or folded here
public record Facts(
    String title,
    String does,
    Optional<Source> source,
    Function function,
    double visits,
    Nanoseconds own,
    Nanoseconds inside,
    List<Line> lines,
    List<Uncosted> uncosted,
    Optional<Expansion.Call> call) {
  public Facts {
    lines = List.copyOf(lines);
    uncosted = List.copyOf(uncosted);
  }

  /// The facts of a selection; absent for nothing, and for what the path no longer has.
  public static Optional<Facts> of(Figures figures, Selection selection) {
    return switch (selection) {
      case Selection.Nothing _ -> Optional.empty();
      case Selection.OfBlock(Place place) ->
          figures
              .expansion()
              .at(place.path())
              .flatMap(
                  part ->
                      Optional.ofNullable(part.body().blocks().get(place.block()))
                          .map(block -> ofBlock(figures, part, block, selection)));
      case Selection.OfBody(CallPath path) ->
          figures.expansion().at(path).map(part -> ofBody(figures, part, selection));
    };
  }

  private static Facts ofBlock(Figures figures, Expansion part, Block block, Selection selection) {
    Place place = new Place(part.path(), block.id());
    Tally tally = figures.estimate().count().byPlace().getOrDefault(place, Tally.EMPTY);
    return new Facts(
        block.title(),
        block.does(),
        block.source().or(() -> part.function().source()),
        part.function(),
        figures.estimate().count().visits().getOrDefault(place, 0.0),
        figures.pricing().typical(tally),
        within(figures, part.path().then(block.id())),
        Estimator.lines(tally, figures.pricing()),
        Estimator.uncosted(tally, figures.pricing()),
        selection.call(figures.expansion()));
  }

  /// A function together with the call that leads to it, which costs something too.
  private static Facts ofBody(Figures figures, Expansion part, Selection selection) {
    Optional<Expansion.Call> call = selection.call(figures.expansion());
    Place from =
        call.map(c -> new Place(part.path().caller(), c.block().id()))
            .orElse(new Place(part.path(), part.body().start().id()));
    Tally tally =
        call.map(_ -> figures.estimate().count().byPlace().getOrDefault(from, Tally.EMPTY))
            .orElse(Tally.EMPTY);
    return new Facts(
        part.function().name(),
        part.function().does(),
        part.function().source(),
        part.function(),
        figures.estimate().count().visits().getOrDefault(from, 0.0),
        figures.pricing().typical(tally),
        within(figures, part.path()),
        Estimator.lines(tally, figures.pricing()),
        Estimator.uncosted(tally, figures.pricing()),
        call);
  }

  /// The time of the body that `path` leads to, with all inside it.
  private static Nanoseconds within(Figures figures, CallPath path) {
    double sum = 0;
    for (Map.Entry<Place, Tally> entry : figures.estimate().count().byPlace().entrySet()) {
      if (entry.getKey().path().isWithin(path)) {
        sum += figures.pricing().typical(entry.getValue()).value();
      }
    }
    return new Nanoseconds(sum);
  }

  /// All of it.
  public Nanoseconds total() {
    return own.plus(inside);
  }
}
