// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Estimate;
import entryscope.flow.Flow;
import entryscope.inlining.Expansion;
import entryscope.layout.Formerly;
import entryscope.layout.TextMeasure;
import entryscope.picture.Picture;
import entryscope.picture.diff.DiffDrawing;
import entryscope.picture.diff.DiffSheet;
import entryscope.quantity.Numbers;
import entryscope.quantity.Range;
import entryscope.session.Document;
import entryscope.session.Workbench;
import java.util.ArrayList;
import java.util.List;

/// Draws a comparison: over one another, or one side at a time.
public final class ComparisonDrawing {
  private final Comparison comparison;
  private final TextMeasure measure = new TextMeasure();
  private final Workbench workbench = new Workbench();

  public ComparisonDrawing(Comparison comparison) {
    this.comparison = comparison;
  }

  /// The later path with what is gone from it: the map of both.
  public Picture overlay() {
    Document union = union();
    Expansion path = workbench.figures(union).expansion();
    return drawn(union, Shown.both(comparison, path), FormerWays.of(comparison, path));
  }

  /// The earlier path, marked with what becomes of it.
  public Picture before() {
    return drawn(comparison.before().document(), Shown.before(comparison), Formerly.NOTHING);
  }

  /// The later path, marked with what it was.
  public Picture after() {
    return drawn(comparison.after().document(), Shown.after(comparison), Formerly.NOTHING);
  }

  /// The overlay with heading, legend and caption.
  public Picture sheet(Naming naming) {
    return DiffSheet.of(overlay(), words(naming), measure);
  }

  private Picture drawn(Document document, Shown shown, Formerly formerly) {
    return DiffDrawing.of(
        workbench.picture(Unhiding.of(document, shown, workbench), formerly),
        Marking.of(comparison, shown),
        measure);
  }

  private Document union() {
    Document after = comparison.after().document();
    Flow flow = Union.of(comparison.before().document().flow(), after.flow());
    return new Document(
        flow,
        after.entry(),
        after.plan(),
        after.reference(),
        after.scenario(),
        after.machine(),
        after.folds());
  }

  private DiffSheet.Words words(Naming naming) {
    Difference latency = comparison.latency();
    Range range = latency.range();
    List<String> notes = new ArrayList<>();
    notes.add(
        "Estimate, not a measurement; Entryscope model %s. %s"
            .formatted(Estimate.MODEL_VERSION, latency.method()));
    if (!latency.uncosted().isEmpty()) {
      notes.add(
          "Not in the change, for nobody knows its cost: "
              + String.join(", ", latency.uncosted().keySet().stream().sorted().toList()));
    }
    return new DiffSheet.Words(
        naming.title(),
        "%s%s ns (%s %%)"
            .formatted(
                latency.bound().sign(),
                Numbers.change(range.typical()),
                Numbers.percent(latency.percent())),
        naming.both("entry") + " · " + naming.both("scenario") + " · " + naming.both("machine"),
        latency.interval(),
        notes);
  }
}
