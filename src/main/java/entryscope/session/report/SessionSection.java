// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import entryscope.flow.Switch;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Numbers;
import entryscope.session.Document;
import entryscope.session.Opened;
import entryscope.session.report.Table.Column;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The command lines and choices that give this report again.
record SessionSection(Content content) {
  void write(Html html) {
    Document document = content.document();
    Recipe recipe = Recipe.of(document, content.catalogue());
    html.element(
        "pre",
        String.join(
            "\n",
            recipe.line("report", "-o", "report.html"),
            recipe.line("estimate", "--sources"),
            recipe.line("draw", "-o", "path.svg")));
    if (!recipe.isWhole()) {
      html.element(
          "p",
          "missing",
          "The command line has no word for choices of single calls or folded bodies: take the"
              + " session below.");
    }
    html.element("p", "The same as a session, to be stored as report.entryscope.json:");
    html.element(
        "pre", Opened.of(document).text(Path.of("report.entryscope.json"), content.catalogue()));
    InlinePlan plan = document.plan();
    html.element("h3", "Inlined at every call that can be")
        .element("p", "code", names(plan.everywhere()));
    if (!plan.here().isEmpty()) {
      html.element("h3", "Single calls").open("ul");
      plan.here()
          .forEach(
              (call, inlined) ->
                  html.element("li", call + ": " + (inlined ? "inlined" : "out of line")));
      html.close();
    }
    if (!plan.emitted().isEmpty()) {
      html.element("h3", "Emitted all the same").element("p", "code", names(plan.emitted()));
    }
    switches(html);
  }

  private static String names(Set<String> functions) {
    return functions.isEmpty() ? "none" : String.join(", ", functions);
  }

  private void switches(Html html) {
    Document document = content.document();
    Table table =
        Table.begin(
            html,
            "Switches in scenario " + content.scenario(),
            Column.text("switch"),
            Column.text("what it is"),
            Column.text("kind"),
            Column.figure("on"),
            Column.figure("by default"));
    for (Switch each : sorted(document)) {
      table.row(
          each.id(),
          each.title(),
          each.kind().meaning(),
          Numbers.share(document.scenario().probability(each).value()),
          Numbers.share(each.byDefault().value()));
    }
    table.end();
  }

  /// Those that are on or may be, then the others.
  private static List<Switch> sorted(Document document) {
    List<Switch> all = List.copyOf(document.flow().switches().values());
    return Stream.concat(
            all.stream().filter(s -> document.scenario().probability(s).value() > 0),
            all.stream().filter(s -> document.scenario().probability(s).value() == 0))
        .toList();
  }
}
