// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import com.google.errorprone.annotations.FormatMethod;
import entryscope.cost.Estimate;
import entryscope.cost.Estimate.Line;
import entryscope.cost.Estimate.Percentiles;
import entryscope.cost.Estimate.Uncosted;
import entryscope.flow.Category;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import entryscope.quantity.Range;
import java.util.ArrayList;
import java.util.List;

/// An estimate in plain ASCII text of at most 75 columns, as it goes into a mail: the figure, its
/// range, what it is made of and what is missing from it.
public final class EstimateReport {
  private final Figures figures;
  private final Estimate estimate;
  private final List<String> text = new ArrayList<>();

  private EstimateReport(Figures figures) {
    this.figures = figures;
    this.estimate = figures.estimate();
  }

  /// The report, each line ended by a newline.
  ///
  /// @param scenario the scenario's name
  /// @param sources whether to say where each cost comes from
  public static String of(Figures figures, String scenario, boolean sources) {
    EstimateReport report = new EstimateReport(figures);
    report.head(scenario);
    report.categories();
    report.operations();
    report.symbols();
    report.missing();
    if (sources) {
      report.sources();
    }
    return String.join("\n", report.text).replace('−', '-').replace('–', '-') + "\n";
  }

  private void head(String scenario) {
    Document document = figures.document();
    add("%s, %s", document.flow().id(), document.flow().entry(document.entry()).title());
    add("plan %s, scenario %s", document.planName(), scenario);
    add("machine %s (%s)", document.machine().id(), document.machine().title());
    add("");
    Range latency = estimate.latency();
    add(
        "  %-16s%s%s ns   (80 %%: %s)",
        "estimate",
        estimate.isLowerBound() ? ">= " : "",
        Numbers.ns(latency.typical()),
        ends(latency));
    if (estimate.count().byWorld().size() > 1) {
      Percentiles p = estimate.percentiles();
      add(
          "  %-16sp50 %s, p90 %s, p99 %s ns%s",
          "over passes",
          Numbers.ns(p.p50()),
          Numbers.ns(p.p90()),
          Numbers.ns(p.p99()),
          estimate.isLowerBound() ? "   (without what is uncosted)" : "");
    }
    against(document);
    add(
        "  %-16s%s   (%s)",
        "instructions",
        Numbers.count(estimate.instructions()),
        signed(estimate.instructions() - figures.reference().instructions()));
    add(
        "  %-16s%s   (%s)",
        "calls",
        Numbers.count(estimate.calls()),
        signed(estimate.calls() - figures.reference().calls()));
    add(
        "  %-16s%s bytes   (%s)",
        "text",
        Numbers.fixed(estimate.text().total(), 0),
        Numbers.bytes(estimate.text().total() - figures.reference().text().total()));
    add("");
    add("An estimate by model %s, not a measurement.", Estimate.MODEL_VERSION);
  }

  private void against(Document document) {
    String label = "against " + document.reference();
    if (document.plan().equals(InlinePlan.of(document.flow().plan(document.reference())))) {
      add("  %-15s the same", label);
    } else {
      add(
          "  %-15s %s ns, %s %%   (80 %%: %s ns)",
          label,
          Numbers.change(figures.change().typical()),
          Numbers.percent(figures.changePercent()),
          ends(figures.change()));
    }
  }

  private void categories() {
    add("");
    add("%-22s%10s%9s", "where it goes", "ns", "share");
    double total = estimate.latency().typical().value();
    for (Category category : Category.values()) {
      double sum =
          estimate.lines().stream()
              .filter(line -> line.operation().category() == category)
              .mapToDouble(line -> line.total().value())
              .sum();
      if (sum != 0) {
        add(
            "  %-20s%10s%7.0f %%",
            category.id(), Numbers.ns(new Nanoseconds(sum)), 100 * sum / total);
      }
    }
  }

  private void operations() {
    add("");
    add("%-27s%7s   %-20s%7s  %s", "operation", "count", "x cost low/typ/high", "= ns", "grade");
    for (Line line : estimate.lines()) {
      add(
          "  %-25s%7s   %-20s%7s  %s",
          line.operation().id(),
          Numbers.count(line.count()),
          cost(line.unit().low())
              + "/"
              + cost(line.unit().typical())
              + "/"
              + cost(line.unit().high()),
          Numbers.ns(line.total()),
          line.cost().grade());
    }
  }

  private void symbols() {
    add("");
    add("%-40s%13s%8s%10s", "function as emitted", "instructions", "calls", "text");
    estimate
        .count()
        .bySymbol()
        .forEach(
            (symbol, tally) ->
                add(
                    "  %-38s%13s%8s%10s",
                    symbol,
                    Numbers.count(tally.instructions()),
                    Numbers.count(tally.calls()),
                    estimate.text().bySymbol().containsKey(symbol)
                        ? Numbers.fixed(estimate.text().bytes(symbol), 0)
                        : "-"));
    rest();
  }

  /// The code that the path does not run, so that the column adds up to the text.
  private void rest() {
    int listed =
        estimate.count().bySymbol().keySet().stream().mapToInt(estimate.text()::bytes).sum();
    int rest = estimate.text().total() - listed;
    if (rest > 0) {
      add("  %-38s%13s%8s%10s", "(not on this path)", "-", "-", Numbers.fixed(rest, 0));
    }
  }

  private void missing() {
    if (!estimate.uncosted().isEmpty()) {
      add("");
      add("not in the figures, for nobody knows its cost");
      for (Uncosted uncosted : estimate.uncosted()) {
        add("  %-38s%s per pass", uncosted.name(), Numbers.count(uncosted.count()));
      }
    }
  }

  private void sources() {
    add("");
    add("where the costs come from");
    for (Line line : estimate.lines()) {
      add(
          "  %s (%s): %s",
          line.operation().id(), line.cost().grade(), line.cost().grade().meaning());
      text.addAll(Paragraph.of(line.cost().source(), "      ", "      "));
    }
  }

  private static String ends(Range range) {
    return Numbers.ns(range.low()) + " to " + Numbers.ns(range.high());
  }

  private static String signed(double change) {
    return change > 0 ? "+" + Numbers.count(change) : Numbers.count(change);
  }

  private static String cost(Nanoseconds time) {
    return Numbers.fixed(time.value(), 2);
  }

  @FormatMethod
  private void add(String format, Object... arguments) {
    text.add(format.formatted(arguments).stripTrailing());
  }
}
