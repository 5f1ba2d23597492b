// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.cost.Estimate;
import entryscope.cost.Pricing;
import entryscope.layout.Placement;
import entryscope.layout.Point;
import entryscope.layout.TextMeasure;
import java.util.ArrayList;
import java.util.List;

/// Draws a placement with the figures of one estimate. One thread at a time.
public final class Drawing {
  private static final double MARGIN = 24;

  private final TextMeasure measure;

  public Drawing(TextMeasure measure) {
    this.measure = measure;
  }

  /// What stands around a diagram.
  public enum Surround {
    /// Nothing: a window has its own headings.
    NONE,
    /// Heading, legend and caption: a picture that is shown by itself.
    FULL
  }

  /// The picture of a path. What it says of costs is the estimate's, which must be of the same
  /// expansion.
  public Picture draw(
      Placement placement, Estimate estimate, Pricing pricing, Subject subject, Surround surround) {
    Captions captions = new Captions(subject, estimate, measure);
    Costs costs = new Costs(estimate, pricing);
    return switch (surround) {
      case NONE -> bare(placement, costs, captions);
      case FULL -> full(placement, costs, captions);
    };
  }

  private Picture bare(Placement placement, Costs costs, Captions captions) {
    Point origin = new Point(MARGIN, MARGIN);
    List<Element> elements = new Diagram(placement, costs, measure, origin).elements();
    return picture(
        captions,
        placement.size().width() + 2 * MARGIN,
        placement.size().height() + 2 * MARGIN,
        elements);
  }

  private Picture full(Placement placement, Costs costs, Captions captions) {
    double width = Math.max(placement.size().width(), Captions.MIN_WIDTH);
    Point origin = new Point(MARGIN, MARGIN + Captions.HEADING_HEIGHT);
    double below = origin.y() + placement.size().height() + MARGIN;
    List<Element> elements = new ArrayList<>(captions.heading(MARGIN, MARGIN, width));
    elements.addAll(new Diagram(placement, costs, measure, origin).elements());
    Legend legend = new Legend(measure, MARGIN, below, width);
    elements.addAll(legend.elements());
    double caption = below + legend.height() + Captions.CAPTION_HEIGHT;
    elements.addAll(captions.caption(MARGIN, caption, width));
    return picture(captions, width + 2 * MARGIN, caption + MARGIN, elements);
  }

  private static Picture picture(
      Captions captions, double width, double height, List<Element> elements) {
    return new Picture(captions.title(), captions.description(), width, height, elements);
  }
}
