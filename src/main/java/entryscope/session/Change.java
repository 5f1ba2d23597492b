// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.inlining.InlinePlan;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;

/// How the change against the reference plan is written.
///
/// @param range ends of the 80 % interval; empty where there is no change to speak of
/// @param direction below 0 where time is saved, above where it is lost
public record Change(String text, String range, int direction) {
  public static Change of(Figures figures) {
    Document document = figures.document();
    String against = document.reference();
    double base = figures.reference().latency().typical().value();
    if (document.plan().equals(InlinePlan.of(document.flow().plan(against)))) {
      return new Change("this is “" + against + "”", "", 0);
    }
    if (base == 0) {
      return new Change("nothing costed to compare", "", 0);
    }
    String percent = Numbers.percent(figures.changePercent());
    return new Change(
        percent + " % vs “" + against + "”",
        Numbers.percent(share(figures.change().low(), base))
            + " to "
            + Numbers.percent(share(figures.change().high(), base))
            + " %",
        percent.equals("0") ? 0 : (int) Math.signum(figures.changePercent()));
  }

  private static double share(Nanoseconds change, double base) {
    return 100 * change.value() / base;
  }
}
