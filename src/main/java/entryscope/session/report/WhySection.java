// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import entryscope.cost.Estimate;
import entryscope.cost.Grade;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import entryscope.quantity.Range;
import entryscope.session.report.Table.Column;
import java.util.Set;
import java.util.TreeSet;

/// Count x cost of each operation, with the cost's range, grade and source.
record WhySection(Content content) {
  void write(Html html) {
    Table table =
        Table.begin(
            html,
            "Count × cost, dearest first",
            Column.text("operation"),
            Column.text("what it is"),
            Column.figure("count"),
            Column.figure("cost, ns"),
            Column.figure("from – to"),
            Column.figure("= ns"),
            Column.figure("share"),
            Column.text("grade"),
            Column.text("source of the cost"));
    for (Estimate.Line line : content.estimate().lines()) {
      table.row(
          line.operation().id(),
          line.operation().meaning(),
          Numbers.count(line.count()),
          cost(line.unit().typical()),
          bounds(line.unit()),
          Numbers.ns(line.total()),
          content.share(line.total().value()),
          line.cost().grade().name(),
          line.cost().source());
    }
    Nanoseconds total = content.estimate().latency().typical();
    table.total(
        "all, 80 %",
        "",
        "",
        "",
        Numbers.ends(content.estimate().latency()),
        Numbers.ns(total),
        content.share(total.value()),
        "",
        "");
    table.end();
    grades(html);
    uncosted(html);
  }

  private static String cost(Nanoseconds time) {
    return Numbers.fixed(time.value(), 2);
  }

  private static String bounds(Range range) {
    return cost(range.low()) + " – " + cost(range.high());
  }

  private void grades(Html html) {
    Set<Grade> used = new TreeSet<>();
    content.estimate().lines().forEach(line -> used.add(line.cost().grade()));
    html.open("dl").with("class", "grades");
    for (Grade grade : used) {
      html.element("dt", grade.name()).element("dd", grade.meaning());
    }
    html.close();
  }

  private void uncosted(Html html) {
    html.element("h3", "Not in the figure");
    if (content.estimate().uncosted().isEmpty()) {
      html.element("p", "Everything that the path executes has a cost.");
      return;
    }
    Table table =
        Table.begin(
            html,
            "Nobody knows the cost of these, so every time here is a lower bound",
            Column.text("operation or body"),
            Column.figure("per pass"));
    for (Estimate.Uncosted each : content.estimate().uncosted()) {
      table.row(each.name(), Numbers.count(each.count()));
    }
    table.end();
  }
}
