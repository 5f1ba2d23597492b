// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Rectangle;
import entryscope.picture.Element.Arrow;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Frame;
import entryscope.picture.Element.Group;
import entryscope.picture.Element.Label;
import entryscope.picture.Element.Sample;
import entryscope.picture.Palette.Colours;
import entryscope.picture.Surface.Pen;

/// Draws elements on a surface, alike for every file format.
final class Sketch {
  private static final double CORNER = 6;

  private final Preset preset;
  private final Surface surface;

  Sketch(Preset preset, Surface surface) {
    this.preset = preset;
    this.surface = surface;
  }

  /// All elements of a picture; the page behind them is the surface's business.
  void draw(Picture picture) {
    picture
        .elements()
        .forEach(
            element -> {
              shape(element);
              texts(element);
            });
  }

  void shape(Element element) {
    switch (element) {
      case Frame frame -> area(frame.bounds(), frame.style(), 1.25);
      case Group group -> area(group.bounds(), group.style(), 1);
      case Box box -> area(box.bounds(), box.style(), 1);
      case Arrow arrow -> trace(Trace.of(arrow), arrow.style(), arrow.strength());
      case Sample sample -> sample(sample);
      case Label _ -> {}
    }
  }

  private void sample(Sample sample) {
    if (sample.style().isLine()) {
      trace(Trace.of(sample), sample.style(), sample.style() == Style.TAKEN ? 2 : 1.25);
    } else {
      area(sample.bounds(), sample.style(), 1);
    }
  }

  /// A sample's text stands beside it, on the page.
  void texts(Element element) {
    Colours colours = preset.palette().of(element instanceof Sample ? Style.PAGE : element.style());
    element
        .texts()
        .forEach(text -> surface.text(text, text.isMuted() ? colours.muted() : colours.text()));
  }

  private void area(Rectangle bounds, Style style, double width) {
    double radius = Math.min(CORNER, bounds.height() / 4);
    surface.area(bounds, radius, preset.palette().of(style).fill(), pen(style, width));
  }

  private void trace(Trace trace, Style style, double width) {
    Pen pen = pen(style, width);
    surface.line(trace.steps(), pen);
    trace.head().ifPresent(corners -> surface.polygon(corners, pen.colour()));
  }

  private Pen pen(Style style, double width) {
    return new Pen(preset.palette().of(style).line(), width * preset.pen(), style.isDashed());
  }
}
