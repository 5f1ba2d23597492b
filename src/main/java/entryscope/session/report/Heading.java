// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import entryscope.cost.Estimate;
import entryscope.session.Change;
import entryscope.session.Document;
import entryscope.session.Words;

/// What the report is of, and the figure.
final class Heading {
  private Heading() {}

  static void write(Html html, Content content) {
    Document document = content.document();
    html.open("header").element("h1", document.flow().title());
    html.element("p", "entry", document.flow().entry(document.entry()).title());
    html.open("p").with("class", "latency");
    html.inline("strong").text(content.latency()).close();
    html.text(" 80 %: " + Content.ends(content.estimate().latency())).close();
    html.element("p", "badge", "Estimate, not a measurement");
    String missing = Words.uncosted(content.estimate());
    if (!missing.isEmpty()) {
      html.element("p", "missing", "A lower bound: " + missing + ".");
    }
    html.open("dl");
    pair(html, "Flow", document.flow().id());
    pair(html, "Plan", document.planName());
    pair(html, "Scenario", content.scenario() + ": " + document.scenario().title());
    pair(html, "Machine", document.machine().id() + ": " + document.machine().title());
    pair(html, "Change", change(Change.of(content.figures())));
    String percentiles = Words.percentiles(content.estimate());
    if (!percentiles.isEmpty()) {
      pair(html, "Over passes", percentiles);
    }
    pair(html, "Executes", Words.counts(content.estimate()));
    pair(html, "Model", "Entryscope model " + Estimate.MODEL_VERSION);
    html.close().close();
  }

  private static String change(Change change) {
    return change.range().isEmpty()
        ? change.text()
        : change.text() + " (80 %: " + change.range() + ")";
  }

  private static void pair(Html html, String name, String value) {
    html.element("dt", name).element("dd", value);
  }
}
