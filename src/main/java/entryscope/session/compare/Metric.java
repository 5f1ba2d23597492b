// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Estimate;
import entryscope.cost.Estimate.Percentiles;
import entryscope.flow.Operation;
import java.util.ArrayList;
import java.util.List;

/// One figure of a whole path on both sides.
///
/// @param unit `ns`, `bytes` or empty for a number
/// @param isLowerBound whether before and after are lower bounds, in this order
public record Metric(
    String name, String unit, double before, double after, List<Boolean> isLowerBound) {
  public static final String TIME = "estimated time";

  public Metric {
    isLowerBound = List.copyOf(isLowerBound);
  }

  public double change() {
    return after - before;
  }

  public boolean isTime() {
    return unit.equals("ns");
  }

  /// Time, percentiles where passes differ, instructions, calls, branches and the size of the text.
  public static List<Metric> of(Comparison comparison) {
    Estimate a = comparison.before().estimate();
    Estimate b = comparison.after().estimate();
    List<Metric> metrics = new ArrayList<>();
    metrics.add(time(TIME, a, b, typical(a), typical(b)));
    if (a.count().byWorld().size() > 1 || b.count().byWorld().size() > 1) {
      Percentiles p = a.percentiles();
      Percentiles q = b.percentiles();
      metrics.add(time("p50", a, b, p.p50().value(), q.p50().value()));
      metrics.add(time("p90", a, b, p.p90().value(), q.p90().value()));
      metrics.add(time("p99", a, b, p.p99().value(), q.p99().value()));
    }
    metrics.add(count("instructions", "", a.instructions(), b.instructions()));
    metrics.add(count("calls", "", a.calls(), b.calls()));
    metrics.add(count("branches", "", branches(a), branches(b)));
    metrics.add(count("text", "bytes", a.text().total(), b.text().total()));
    return metrics;
  }

  private static double typical(Estimate estimate) {
    return estimate.latency().typical().value();
  }

  private static double branches(Estimate estimate) {
    var total = estimate.count().total();
    return total.count(Operation.BRANCH) + total.count(Operation.TAKEN_BRANCH);
  }

  private static Metric time(String name, Estimate a, Estimate b, double from, double to) {
    return new Metric(name, "ns", from, to, List.of(a.isLowerBound(), b.isLowerBound()));
  }

  private static Metric count(String name, String unit, double from, double to) {
    return new Metric(name, unit, from, to, List.of(false, false));
  }
}
