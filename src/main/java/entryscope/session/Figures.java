// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.cost.Estimate;
import entryscope.cost.Pricing;
import entryscope.inlining.Expansion;
import entryscope.layout.Visible;
import entryscope.quantity.Range;
import java.util.List;

/// Every figure of a document.
///
/// @param expansion the path under the document's plan
/// @param reference the same path under the plan that changes are measured against
/// @param change estimate minus reference: 80 % interval of the difference, ns
/// @param visible what is drawn: the reader's folds, and cold parts behind stubs
/// @param functions what inlining each function does, in the order the path meets them
public record Figures(
    Document document,
    Expansion expansion,
    Pricing pricing,
    Estimate estimate,
    Estimate reference,
    Range change,
    Visible visible,
    List<FunctionRow> functions) {
  public Figures {
    functions = List.copyOf(functions);
  }

  /// The change in percent of the reference.
  public double changePercent() {
    return 100 * change.typical().value() / reference.latency().typical().value();
  }
}
