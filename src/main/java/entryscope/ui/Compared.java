// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.compare.Comparison;
import entryscope.session.compare.ComparisonDrawing;
import entryscope.session.compare.Naming;

/// A comparison with its drawings.
///
/// @param before the earlier path alone
/// @param after the later path alone
/// @param overlay both in one
record Compared(Comparison comparison, Naming naming, Drawn before, Drawn after, Drawn overlay) {
  static Compared of(Document before, Document after, Catalogue catalogue) {
    Comparison comparison = Comparison.of(before, after);
    ComparisonDrawing drawing = new ComparisonDrawing(comparison);
    return new Compared(
        comparison,
        Naming.of(comparison, catalogue),
        new Drawn(drawing.before()),
        new Drawn(drawing.after()),
        new Drawn(drawing.overlay()));
  }
}
