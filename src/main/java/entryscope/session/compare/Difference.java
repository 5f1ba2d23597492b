// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Estimate;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import entryscope.quantity.Range;
import entryscope.session.Document;
import entryscope.session.Figures;
import java.util.Map;
import java.util.TreeMap;

/// Time after minus time before.
///
/// @param range 80 % interval of the difference, ns
/// @param percent the difference in percent of the time before
/// @param uncosted what has no cost and differs, by name: how many more after than before
/// @param isCorrelated whether both sides are priced with the same draws
public record Difference(
    Range range, double percent, Map<String, Double> uncosted, boolean isCorrelated) {
  public Difference {
    uncosted = Map.copyOf(uncosted);
  }

  static Difference of(Figures before, Figures after) {
    if (isSame(before.document(), after.document())) {
      return new Difference(Range.ofNanoseconds(0, 0, 0), 0, Map.of(), true);
    }
    boolean sameMachine = before.document().machine().equals(after.document().machine());
    Range range =
        Comparison.isOfOne(before.document(), after.document())
            ? Range.ofNanoseconds(0, 0, 0)
            : sameMachine ? correlated(before, after) : independent(before, after);
    double from = before.estimate().latency().typical().value();
    return new Difference(
        range,
        from == 0 ? 0 : 100 * range.typical().value() / from,
        uncosted(before.estimate(), after.estimate()),
        sameMachine);
  }

  /// Whether both sides are the very same code in the same circumstances: then placement is the
  /// same as well, and the change is nothing with certainty.
  private static boolean isSame(Document one, Document other) {
    return one.machine().equals(other.machine())
        && one.entry().equals(other.entry())
        && one.plan().equals(other.plan())
        && one.scenario().equals(other.scenario())
        && one.flow().equals(other.flow());
  }

  /// What both paths share cancels: the same draws price both.
  private static Range correlated(Figures before, Figures after) {
    return after
        .pricing()
        .difference(
            after.estimate().count().total().minus(before.estimate().count().total()),
            before.estimate().latency().typical());
  }

  /// Costs of two machines are not known together, so their errors add like independent ones: each
  /// end is as far from the typical value as the root of the sum of the squares.
  private static Range independent(Figures before, Figures after) {
    Range a = before.estimate().latency();
    Range b = after.estimate().latency();
    double typical = b.typical().value() - a.typical().value();
    double below = Math.hypot(distance(b.low(), b.typical()), distance(a.typical(), a.high()));
    double above = Math.hypot(distance(b.typical(), b.high()), distance(a.low(), a.typical()));
    return Range.ofNanoseconds(typical - below, typical, typical + above);
  }

  private static double distance(Nanoseconds from, Nanoseconds to) {
    return to.value() - from.value();
  }

  private static Map<String, Double> uncosted(Estimate before, Estimate after) {
    Map<String, Double> more = new TreeMap<>();
    after.uncosted().forEach(item -> more.merge(item.name(), item.count(), Double::sum));
    before.uncosted().forEach(item -> more.merge(item.name(), -item.count(), Double::sum));
    more.values().removeIf(count -> Math.abs(count) < 1e-9);
    return more;
  }

  public Bound bound() {
    return Bound.of(uncosted);
  }

  /// Whether nothing can have changed.
  private boolean isNothing() {
    return range.equals(Range.ofNanoseconds(0, 0, 0)) && uncosted.isEmpty();
  }

  /// The ends of the range in ns, or that there is none.
  String ends() {
    return isNothing()
        ? "the same"
        : Numbers.change(range.low()) + " to " + Numbers.change(range.high());
  }

  /// The same with unit and share, to stand alone.
  String interval() {
    return isNothing() ? ends() : "80 %: " + ends() + " ns";
  }

  /// How the range was made, in a sentence.
  public String method() {
    if (isNothing()) {
      return "Both sides are the same: nothing changes.";
    }
    return isCorrelated
        ? "Range of the change: 80 %, both sides priced with the same draws of one machine."
        : "Range of the change: 80 %, of two machines whose errors are taken as independent.";
  }
}
