// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import entryscope.picture.Palette.Colours;
import entryscope.picture.Surface.Pen;
import entryscope.picture.Text.Anchor;
import entryscope.picture.Trace.Step;
import java.util.List;

/// What the pages of a poster say of each other: the overview shows where each page lies, each page
/// where it belongs and where to cut it.
final class PosterMarks {
  private static final double CUT = 0.5;

  private final PdfPlan plan;
  private final Colours colours;
  private final TextMeasure measure;
  private final Surface page;

  /// @param page draws in points from the page's upper left corner
  PosterMarks(PdfPlan plan, Preset preset, TextMeasure measure, Surface page) {
    this.plan = plan;
    this.colours = preset.palette().of(Style.PAGE);
    this.measure = measure;
    this.page = page;
  }

  void draw(int sheet, String title) {
    if (sheet == 0) {
      overview();
      footer("Overview of " + (plan.sheets().size() - 1) + " sheets · " + title);
    } else {
      PdfSurface.Frame frame = plan.sheets().get(sheet);
      outline(onPage(frame, frame.shown()), new Pen(colours.line(), CUT, true));
      int column = (sheet - 1) % plan.tiling().columns();
      int row = (sheet - 1) / plan.tiling().columns();
      footer(
          "Sheet %d of %d, row %d, column %d · %s"
              .formatted(sheet, plan.sheets().size() - 1, row + 1, column + 1, title));
    }
  }

  private void overview() {
    PdfSurface.Frame frame = plan.sheets().getFirst();
    for (int i = 0; i < plan.tiling().tiles().size(); i++) {
      Rectangle tile = onPage(frame, plan.tiling().tiles().get(i).common(frame.shown()));
      outline(tile, new Pen(colours.muted(), 1, true));
      Text number =
          new Text(
              String.valueOf(i + 1),
              tile.x() + tile.width() - 6,
              tile.y() + 18,
              Anchor.END,
              Typeface.HEADING,
              false);
      page.text(number, colours.text());
    }
  }

  private void footer(String full) {
    double room = plan.pageWidth() - 2 * PdfPlan.MARGIN;
    String text = measure.fit(full, Typeface.SMALL, room);
    double baseline = plan.pageHeight() - PdfPlan.MARGIN + 2;
    page.text(
        new Text(text, PdfPlan.MARGIN, baseline, Anchor.START, Typeface.SMALL, true),
        colours.muted());
  }

  private Rectangle onPage(PdfSurface.Frame frame, Rectangle part) {
    return new Rectangle(
        frame.x(part.x()),
        plan.pageHeight() - frame.y(part.y()),
        frame.length(part.width()),
        frame.length(part.height()));
  }

  private void outline(Rectangle r, Pen pen) {
    page.line(
        List.of(
            new Step.Move(r.origin()),
            new Step.Line(new Point(r.right(), r.y())),
            new Step.Line(new Point(r.right(), r.bottom())),
            new Step.Line(new Point(r.x(), r.bottom())),
            new Step.Line(r.origin())),
        pen);
  }
}
