// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.Estimate;
import entryscope.cost.Tally;
import entryscope.quantity.Range;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/// Writes estimates for other programs: the JSON of `entryscope estimate --json`.
///
/// Times are in ns, sizes in bytes, figures have at most four decimals. The same estimate gives the
/// same text.
public final class EstimateWriter {
  private EstimateWriter() {}

  /// What was estimated.
  ///
  /// @param flow id of the flow; so are the others, of their kind
  /// @param plan id of a plan, or words for one that was made by hand
  public record Subject(String flow, String entry, String machine, String scenario, String plan) {}

  public static String write(Subject subject, Estimate estimate) {
    return JsonText.of(Draft.object(draft -> estimate(subject, estimate, draft)));
  }

  private static void estimate(Subject subject, Estimate estimate, Draft draft) {
    draft
        .put("flow", subject.flow())
        .put("entry", subject.entry())
        .put("machine", subject.machine())
        .put("scenario", subject.scenario())
        .put("plan", subject.plan())
        .put("modelVersion", Estimate.MODEL_VERSION)
        .put("estimate", true)
        .put("latencyNs", range(estimate.latency()))
        .put("lowerBound", estimate.isLowerBound())
        .put(
            "percentilesNs",
            one ->
                one.putRounded("p50", estimate.percentiles().p50().value())
                    .putRounded("p90", estimate.percentiles().p90().value())
                    .putRounded("p99", estimate.percentiles().p99().value()))
        .putRounded("instructions", estimate.instructions())
        .putRounded("calls", estimate.calls())
        .put("textBytes", estimate.text().total())
        .put("breakdown", estimate.lines(), EstimateWriter::line)
        .put("functions", functions(estimate), name -> Draft.object(function(name, estimate)))
        .put("uncosted", estimate.uncosted(), EstimateWriter::uncosted);
  }

  static Consumer<Draft> range(Range range) {
    return draft ->
        draft
            .putRounded("low", range.low().value())
            .putRounded("typical", range.typical().value())
            .putRounded("high", range.high().value());
  }

  static Json line(Estimate.Line line) {
    return Draft.object(
        draft ->
            draft
                .put("operation", line.operation().id())
                .put("category", line.operation().category().id())
                .putRounded("count", line.count())
                .put("costNs", range(line.unit()))
                .put("grade", line.cost().grade().name())
                .put("source", line.cost().source())
                .putRounded("totalNs", line.total().value()));
  }

  static Json uncosted(Estimate.Uncosted uncosted) {
    return Draft.object(
        draft -> draft.put("name", uncosted.name()).putRounded("count", uncosted.count()));
  }

  /// Functions that execute something, then those whose code is only emitted.
  private static Set<String> functions(Estimate estimate) {
    Set<String> names = new LinkedHashSet<>(estimate.count().bySymbol().keySet());
    names.addAll(estimate.text().bySymbol().keySet());
    return names;
  }

  private static Consumer<Draft> function(String name, Estimate estimate) {
    Tally tally = estimate.count().bySymbol().getOrDefault(name, Tally.EMPTY);
    Map<String, Integer> bytes = estimate.text().bySymbol();
    return draft ->
        draft
            .put("name", name)
            .putRounded("instructions", tally.instructions())
            .putRounded("calls", tally.calls())
            .put("textBytes", bytes.getOrDefault(name, 0));
  }
}
