// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import com.google.errorprone.annotations.FormatMethod;
import entryscope.cost.Estimate;
import entryscope.file.table.PlainText;
import entryscope.quantity.Numbers;
import entryscope.quantity.Range;
import entryscope.session.Document;
import entryscope.session.Paragraph;
import entryscope.session.compare.FunctionChange.Fate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// A comparison in plain ASCII text of at most 75 columns, as it goes into a commit message or a
/// mail to a kernel list: metrics without and with the change, code sizes as bloat-o-meter has
/// them, where bodies went, and what the blocks gain and lose.
public final class ComparisonReport {
  private static final int BLOCKS = 20;
  private static final Set<Fate> FATES =
      Set.of(Fate.ADDED, Fate.REMOVED, Fate.INLINED, Fate.OUTLINED, Fate.MOVED);

  private final Comparison comparison;
  private final Naming naming;
  private final List<String> text = new ArrayList<>();

  private ComparisonReport(Comparison comparison, Naming naming) {
    this.comparison = comparison;
    this.naming = naming;
  }

  /// The report, each line ended by a newline.
  public static String of(Comparison comparison, Naming naming) {
    ComparisonReport report = new ComparisonReport(comparison, naming);
    report.head();
    report.metrics();
    report.notes();
    report.sizes();
    report.bodies();
    report.categories();
    report.blocks();
    return String.join("\n", report.text.stream().map(PlainText::ascii).toList()) + "\n";
  }

  private void head() {
    Document after = comparison.after().document();
    paragraph("%s", naming.title());
    paragraph("entry %s, scenario %s", naming.both("entry"), naming.both("scenario"));
    String machine = naming.both("machine");
    paragraph(
        "machine %s%s", machine, machine.contains("→") ? "" : " (" + after.machine().title() + ")");
    add("");
  }

  private void metrics() {
    String line = "| %-14s | %14s | %14s | %-20s |";
    add(line, "Metric", "Without", "With", "Change");
    add("| %s | %s | %s | %s |", "-".repeat(14), "-".repeat(14), "-".repeat(14), "-".repeat(20));
    for (Metric metric : Metric.of(comparison)) {
      boolean isHead = metric.name().equals(Metric.TIME);
      add(
          line,
          metric.name(),
          value(metric, metric.before(), metric.isLowerBound().getFirst()),
          value(metric, metric.after(), metric.isLowerBound().getLast()),
          isHead ? headline() : change(metric));
      if (isHead) {
        add(
            line,
            "  80 % range",
            ends(comparison.before().estimate().latency()),
            ends(comparison.after().estimate().latency()),
            comparison.latency().ends());
      }
    }
    add("");
  }

  private String headline() {
    Difference latency = comparison.latency();
    return latency.bound().sign()
        + Numbers.change(latency.range().typical())
        + " ns (%s %%)".formatted(Numbers.percent(latency.percent()));
  }

  private static String value(Metric metric, double value, boolean isLowerBound) {
    String sign = isLowerBound ? "≥ " : "";
    return metric.isTime()
        ? sign + Cells.ns(new Amount(1, 0, value, false)).shown() + " ns"
        : Numbers.count(value) + (metric.unit().isEmpty() ? "" : " " + metric.unit());
  }

  private static String change(Metric metric) {
    return metric.isTime()
        ? Cells.change(metric.change()).shown() + " ns"
        : Cells.signed(metric.change()).shown();
  }

  private static String ends(Range range) {
    return Numbers.ns(range.low()) + " - " + Numbers.ns(range.high());
  }

  private void notes() {
    paragraph("An estimate by model %s, not a measurement.", Estimate.MODEL_VERSION);
    paragraph("%s", comparison.latency().method());
    comparison.latency().uncosted().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(
            item ->
                paragraph(
                    "Not in the change, for nobody knows its cost: %s, %s per pass.",
                    item.getKey(), Cells.signed(item.getValue()).shown()));
  }

  private void sizes() {
    add("");
    text.addAll(BloatTable.of(comparison));
    paragraph("%s", BloatTable.note(comparison));
  }

  private void bodies() {
    List<FunctionChange> moved =
        comparison.functions().stream().filter(f -> FATES.contains(f.fate())).toList();
    if (!moved.isEmpty()) {
      add("");
      add("what became of functions");
      moved.forEach(f -> text.addAll(Paragraph.of(f.name() + ": " + f.story(), "  ", "      ")));
    }
  }

  private void categories() {
    add("");
    add("%-28s%14s%12s%12s", "where it goes, ns", "without", "with", "change");
    for (Shift shift : Shift.categories(comparison)) {
      add(
          "  %-26s%14s%12s%12s",
          shift.name(),
          Cells.ns(shift.before()).shown(),
          Cells.ns(shift.after()).shown(),
          Cells.change(shift.change()).shown());
    }
  }

  private void blocks() {
    List<BlockChange> changed =
        comparison.blocks().stream()
            .filter(block -> block.amountBefore().ns() != 0 || block.amountAfter().ns() != 0)
            .filter(block -> !Cells.change(block.change()).shown().equals("0"))
            .sorted(Comparator.comparingDouble(block -> -Math.abs(block.change())))
            .toList();
    if (changed.isEmpty()) {
      return;
    }
    add("");
    add("%-51s%8s%8s%8s", "blocks whose time changes, ns", "without", "with", "change");
    changed.stream().limit(BLOCKS).forEach(this::block);
    if (changed.size() > BLOCKS) {
      add("  ... and %s more", Numbers.fixed(changed.size() - BLOCKS, 0));
    }
    if (changed.stream().anyMatch(BlockChange::isNegative)) {
      add("  (a negative time is what inlining saves around a call)");
    }
  }

  private void block(BlockChange block) {
    String name = block.function() + ": " + block.title();
    String shown = name.length() <= 48 ? name : "";
    if (shown.isEmpty()) {
      add("  %s", name.length() <= 73 ? name : name.substring(0, 70) + "...");
    }
    add(
        "  %-49s%8s%8s%8s",
        shown,
        block.before().map(side -> Cells.ns(side.amount()).shown()).orElse("-"),
        block.after().map(side -> Cells.ns(side.amount()).shown()).orElse("-"),
        Cells.change(block.change()).shown());
  }

  @FormatMethod
  private void paragraph(String format, Object... arguments) {
    text.addAll(Paragraph.of(format.formatted(arguments), "", "  "));
  }

  @FormatMethod
  private void add(String format, Object... arguments) {
    Object[] plain =
        Arrays.stream(arguments)
            .map(each -> each instanceof String words ? PlainText.ascii(words) : each)
            .toArray();
    text.add(String.format(Locale.ROOT, format, plain).stripTrailing());
  }
}
