// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.cost.Estimate;
import entryscope.cost.Pricing;
import entryscope.layout.Placement;
import entryscope.layout.Point;
import entryscope.layout.TextMeasure;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Draws a placement with the figures of one estimate. One thread at a time.
public final class Drawing {
  private static final double MARGIN = 24;
  private static final double GAP = 8;

  private final TextMeasure measure;

  public Drawing(TextMeasure measure) {
    this.measure = measure;
  }

  /// The picture of a path. What it says of costs is the estimate's, which must be of the same
  /// expansion.
  public Picture draw(
      Placement placement, Estimate estimate, Pricing pricing, Subject subject, Surround surround) {
    return draw(placement, estimate, pricing, subject, surround, Annotation.USUAL);
  }

  /// The same with what blocks are to tell.
  public Picture draw(
      Placement placement,
      Estimate estimate,
      Pricing pricing,
      Subject subject,
      Surround surround,
      Set<Annotation> annotations) {
    Captions captions = new Captions(subject, estimate, measure);
    boolean isBare = surround.equals(Surround.NONE);
    double width = Math.max(placement.size().width(), isBare ? 0 : Captions.MIN_WIDTH);
    List<Element> elements = new ArrayList<>();
    double top = MARGIN;
    if (surround.title()) {
      elements.addAll(captions.heading(MARGIN, top, width));
      top += Captions.HEADING_HEIGHT;
    }
    Costs costs = new Costs(estimate, pricing);
    Point origin = new Point(MARGIN, top);
    elements.addAll(new Diagram(placement, costs, measure, origin, annotations).elements());
    double bottom = top + placement.size().height() + MARGIN;
    if (surround.legend()) {
      Legend legend = new Legend(measure, annotations, MARGIN, bottom + 2 * GAP, width);
      elements.addAll(legend.elements());
      bottom += 2 * GAP + legend.height() + GAP;
    }
    if (surround.caption()) {
      List<String> lines = captions.lines(width);
      elements.add(Captions.caption(lines, MARGIN, bottom + GAP));
      bottom += GAP + lines.size() * Captions.LINE + GAP;
    }
    return new Picture(
        captions.title(), captions.description(), width + 2 * MARGIN, bottom, elements);
  }
}
