// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import entryscope.cost.Machine;
import entryscope.flow.Provenance;
import java.util.List;

/// Provenance of the flow and notes on the machine.
record OriginSection(Content content) {
  void write(Html html) {
    Provenance provenance = content.document().flow().provenance();
    html.open("dl");
    html.element("dt", "Architecture").element("dd", provenance.architecture());
    html.element("dt", "Kernel").element("dd", provenance.kernel());
    html.element("dt", "Counts from").open("dd").linked(provenance.countsFrom()).close().close();
    list(html, "Sources", provenance.sources());
    list(html, "Notes", provenance.notes());
    Machine machine = content.document().machine();
    list(html, "The machine: " + machine.title(), machine.notes());
  }

  private static void list(Html html, String title, List<String> items) {
    if (!items.isEmpty()) {
      html.element("h3", title).open("ul");
      items.forEach(item -> html.open("li").linked(item).close());
      html.close();
    }
  }
}
