// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import entryscope.cost.Estimate;
import entryscope.quantity.Numbers;
import entryscope.quantity.Range;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Figures;

/// What a report is about.
///
/// @param catalogue where its names are from
record Content(Catalogue catalogue, Figures figures) {
  Document document() {
    return figures.document();
  }

  Estimate estimate() {
    return figures.estimate();
  }

  String scenario() {
    return document().scenarioName(catalogue.scenarios());
  }

  /// `≥ 110.4 ns`.
  String latency() {
    return (estimate().isLowerBound() ? "≥ " : "") + ns(estimate().latency());
  }

  /// `99.4 – 171.0 ns`.
  static String ends(Range range) {
    return Numbers.ends(range) + " ns";
  }

  private static String ns(Range range) {
    return Numbers.ns(range.typical()) + " ns";
  }

  /// A part of the path's time: `12 %`; nothing where the path takes none.
  String share(double nanoseconds) {
    double total = estimate().latency().typical().value();
    return total > 0 ? Numbers.fixed(100 * nanoseconds / total, 1) + " %" : "";
  }
}
