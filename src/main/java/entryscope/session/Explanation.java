// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import com.google.errorprone.annotations.FormatMethod;
import entryscope.cost.Estimate;
import entryscope.cost.Estimate.Line;
import entryscope.cost.Estimator;
import entryscope.cost.Tally;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import entryscope.quantity.Range;
import java.util.ArrayList;
import java.util.List;

/// Why one figure is what it is, in plain ASCII text of at most 75 columns: the formula, counts and
/// costs, the sources of the costs, and the version of the model.
public final class Explanation {
  private final Figures figures;
  private final List<String> text = new ArrayList<>();

  private Explanation(Figures figures) {
    this.figures = figures;
  }

  /// The explanation, each line ended by a newline.
  ///
  /// @param scenario the scenario's name
  public static String of(Figures figures, Why why, String scenario) {
    if (why instanceof Why.Total) {
      return EstimateReport.of(figures, scenario, true);
    }
    Explanation explanation = new Explanation(figures);
    explanation.write(why, scenario);
    return String.join("\n", explanation.text).replace('−', '-').replace('–', '-') + "\n";
  }

  private void write(Why why, String scenario) {
    Document document = figures.document();
    Tally tally = why.tally(figures);
    List<Line> lines = Estimator.lines(tally, figures.pricing());
    text.addAll(Paragraph.of(why.title(figures), "", "  "));
    add("%s, plan %s, scenario %s", document.flow().id(), document.planName(), scenario);
    add("machine %s (%s)", document.machine().id(), document.machine().title());
    add("");
    figure(tally);
    add("");
    text.addAll(
        Paragraph.of(
            "The sum of count x cost over "
                + why.scope()
                + "; each world of the scenario counts with its probability.",
            "",
            ""));
    add("");
    add("%-27s%7s   %-20s%7s  %s", "operation", "count", "x cost low/typ/high", "= ns", "grade");
    lines.forEach(this::operation);
    missing(tally);
    add("");
    sources(lines);
    add("An estimate by model %s, not a measurement.", Estimate.MODEL_VERSION);
  }

  private void figure(Tally tally) {
    Range range = figures.pricing().range(tally);
    double total = figures.estimate().latency().typical().value();
    boolean isLowerBound = !Estimator.uncosted(tally, figures.pricing()).isEmpty();
    add(
        "  %s%s ns   (80 %%: %s to %s)%s",
        isLowerBound ? ">= " : "",
        Numbers.ns(range.typical()),
        Numbers.ns(range.low()),
        Numbers.ns(range.high()),
        total > 0
            ? ", " + Numbers.fixed(100 * range.typical().value() / total, 1) + " % of the path"
            : "");
  }

  private void operation(Line line) {
    add(
        "  %-25s%7s   %-20s%7s  %s",
        line.operation().id(),
        Numbers.count(line.count()),
        cost(line.unit().low())
            + "/"
            + cost(line.unit().typical())
            + "/"
            + cost(line.unit().high()),
        Numbers.fixed(line.total().value(), 2),
        line.cost().grade());
  }

  private void missing(Tally tally) {
    Estimator.uncosted(tally, figures.pricing())
        .forEach(
            uncosted ->
                add(
                    "  %-25s%7s   no cost known, not in the figure",
                    uncosted.name(), Numbers.count(uncosted.count())));
  }

  private void sources(List<Line> lines) {
    for (Line line : lines) {
      add(
          "  %s (%s): %s",
          line.operation().id(), line.cost().grade(), line.cost().grade().meaning());
      text.addAll(Paragraph.of(line.cost().source(), "      ", "      "));
    }
    if (!lines.isEmpty()) {
      add("");
    }
  }

  private static String cost(Nanoseconds time) {
    return Numbers.fixed(time.value(), 2);
  }

  @FormatMethod
  private void add(String format, Object... arguments) {
    text.add(format.formatted(arguments).stripTrailing());
  }
}
