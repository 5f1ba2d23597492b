// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.cost.Estimator;
import entryscope.cost.Place;
import entryscope.cost.Tally;
import entryscope.flow.Block;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.inlining.Expansion;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The path as a tree of words: a function, its blocks in order, and inside a call the function it
/// calls. Says what the drawing shows, to whoever reads with a screen reader or in a mail.
///
/// @param target what it is in the drawing
/// @param title a block's title or a function's name
/// @param manner of a function how it comes to run, such as `inlined`; empty for a block
/// @param ways where a branch goes, and on what condition; empty for all else
/// @param visits how often it runs per pass of the path
/// @param time of all inside it, per pass of the path
/// @param isLowerBound whether something inside has no cost
/// @param inside of a function its blocks and calls, else empty
public record Outline(
    Selection target,
    String title,
    String manner,
    String ways,
    double visits,
    Nanoseconds time,
    boolean isLowerBound,
    List<Outline> inside) {
  /// Less than this is shown as such, and not as nothing.
  private static final double SHOWN = 0.05;

  public Outline {
    inside = List.copyOf(inside);
  }

  /// The whole path of a document, as it stands.
  public static Outline of(Figures figures) {
    return function(figures, figures.expansion(), Optional.empty());
  }

  private static Outline function(Figures figures, Expansion part, Optional<Expansion.Call> call) {
    List<Outline> inside = new ArrayList<>();
    for (Block block : part.body().blocks().values()) {
      inside.add(
          part.call(block.id())
              .map(site -> call(figures, part, site))
              .orElseGet(() -> block(figures, part, block)));
    }
    Place from =
        call.map(site -> new Place(part.path().caller(), site.block().id()))
            .orElse(new Place(part.path(), part.body().start().id()));
    Outline own = call.map(_ -> amount(figures, from)).orElse(NOTHING);
    double time = own.time.value();
    boolean isLowerBound = own.isLowerBound;
    for (Outline each : inside) {
      time += each.time.value();
      isLowerBound |= each.isLowerBound;
    }
    return new Outline(
        new Selection.OfBody(part.path()),
        part.function().name(),
        call.map(Outline::manner).orElse("entry"),
        "",
        figures.estimate().count().visits(from),
        new Nanoseconds(time),
        isLowerBound,
        inside);
  }

  private static final Outline NOTHING =
      new Outline(new Selection.Nothing(), "", "", "", 0, new Nanoseconds(0), false, List.of());

  /// What one block executes itself.
  private static Outline amount(Figures figures, Place place) {
    Tally tally = figures.estimate().count().at(place);
    return new Outline(
        new Selection.OfBlock(place),
        "",
        "",
        "",
        figures.estimate().count().visits(place),
        figures.pricing().typical(tally),
        !Estimator.uncosted(tally, figures.pricing()).isEmpty(),
        List.of());
  }

  private static Outline call(Figures figures, Expansion part, Expansion.Call call) {
    return call.inside()
        .map(inside -> function(figures, inside, Optional.of(call)))
        .orElseGet(
            () ->
                amount(figures, new Place(part.path(), call.block().id()))
                    .named(call.callee().name(), manner(call), ""));
  }

  private static Outline block(Figures figures, Expansion part, Block block) {
    return amount(figures, new Place(part.path(), block.id()))
        .named(block.title(), "", ways(part, block));
  }

  private Outline named(String name, String how, String where) {
    return new Outline(target, name, how, where, visits, time, isLowerBound, inside);
  }

  private static String manner(Expansion.Call call) {
    if (call.inlined()) {
      return "inlined";
    }
    return call.site().indirect() ? "called through a pointer" : "called";
  }

  private static String ways(Expansion part, Block block) {
    Terminator end = block.terminator();
    if (end instanceof Branch(Decision decision, String then, String otherwise, Branch.Code _)) {
      return "%s: %s, else: %s"
          .formatted(asked(decision), title(part, then), title(part, otherwise));
    }
    return end instanceof Terminator.Goto(String to, boolean isJump) && isJump
        ? "on to " + title(part, to)
        : "";
  }

  private static String asked(Decision decision) {
    return switch (decision) {
      case Decision.If(var condition) -> "if " + condition.text();
      case Decision.Chance(var yes) -> "in " + Numbers.share(yes.value());
      case Decision.Again(double passes) -> "again, " + Numbers.count(passes) + " passes in all";
    };
  }

  private static String title(Expansion part, String block) {
    return part.call(block)
        .map(call -> call.callee().name())
        .orElseGet(() -> part.body().block(block).title());
  }

  /// Its time with unit: `3.0 ns`, `≥ 3.0 ns`, or that it does not run.
  public String amount() {
    if (visits == 0) {
      return "not run";
    }
    boolean isTiny = time.value() > 0 && time.value() < SHOWN;
    return isTiny && !isLowerBound
        ? "<0.1 ns"
        : (isLowerBound ? "≥ " : "") + Numbers.ns(time) + " ns";
  }

  /// All that a line of it says, without its time.
  public String line() {
    String repeated = visits == 0 || visits == 1 ? "" : " · " + Numbers.count(visits) + " ×";
    return title
        + (manner.isEmpty() ? "" : " · " + manner)
        + (ways.isEmpty() ? "" : " · " + ways)
        + repeated;
  }
}
