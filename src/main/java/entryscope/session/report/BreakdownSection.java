// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import entryscope.cost.Place;
import entryscope.cost.Tally;
import entryscope.inlining.Expansion;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import entryscope.session.Breakdown;
import entryscope.session.report.Table.Column;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/// The figure by category, by function as written, and by function as emitted.
record BreakdownSection(Content content) {
  void write(Html html) {
    categories(html);
    written(html);
    emitted(html);
  }

  private void categories(Html html) {
    Table table =
        Table.begin(
            html,
            "By kind of work, at typical costs",
            Column.text("kind"),
            Column.text("what it is"),
            Column.figure("ns"),
            Column.figure("share"));
    for (Breakdown.Share share : Breakdown.of(content.estimate()).shares()) {
      table.row(
          share.category().id(),
          share.category().meaning(),
          Numbers.ns(share.time()),
          content.share(share.time().value()));
    }
    Nanoseconds total = content.estimate().latency().typical();
    table.total("all", "", Numbers.ns(total), content.share(total.value()));
    table.end();
  }

  private void written(Html html) {
    Map<String, Double> times = new LinkedHashMap<>();
    content
        .figures()
        .expansion()
        .all()
        .forEach(part -> times.merge(part.function().name(), own(part), Double::sum));
    Table table =
        Table.begin(
            html,
            "By function as it is written: its own blocks, wherever they are inlined",
            Column.text("function"),
            Column.figure("ns"),
            Column.figure("share"));
    times.forEach(
        (name, time) -> {
          if (time != 0) {
            table.row(name, Numbers.ns(new Nanoseconds(time)), content.share(time));
          }
        });
    table.end();
  }

  private double own(Expansion part) {
    return part.body().blocks().keySet().stream()
        .map(block -> new Place(part.path(), block))
        .mapToDouble(
            place ->
                content.figures().pricing().typical(content.estimate().count().at(place)).value())
        .sum();
  }

  private void emitted(Html html) {
    Table table =
        Table.begin(
            html,
            "By function as it is emitted: what is inlined counts for its host",
            Column.text("function"),
            Column.figure("ns"),
            Column.figure("instructions"),
            Column.figure("calls"),
            Column.figure("text bytes"));
    Set<String> names = new LinkedHashSet<>(content.estimate().count().bySymbol().keySet());
    names.addAll(content.estimate().text().bySymbol().keySet());
    for (String name : names) {
      Tally tally = content.estimate().count().in(name);
      int bytes = content.estimate().text().bytes(name);
      table.row(
          name,
          Numbers.ns(content.figures().pricing().typical(tally)),
          Numbers.count(tally.instructions()),
          Numbers.count(tally.calls()),
          bytes == 0 ? "" : Numbers.fixed(bytes, 0));
    }
    table.total(
        "all",
        Numbers.ns(content.estimate().latency().typical()),
        Numbers.count(content.estimate().instructions()),
        Numbers.count(content.estimate().calls()),
        Numbers.fixed(content.estimate().text().total(), 0));
    table.end();
  }
}
