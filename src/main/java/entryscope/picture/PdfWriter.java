// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.TextMeasure;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/// Writes a picture as PDF: lines and searchable text, fonts embedded, an outline of the functions,
/// links to the sources.
///
/// It states no date, so the same picture, preset and page give the same bytes everywhere.
public final class PdfWriter {
  private final Picture picture;
  private final Preset preset;
  private final PdfPlan plan;
  private final PDDocument document;
  private final PdfFonts fonts;
  private final TextMeasure measure = new TextMeasure();

  /// A PDF. Nobody compares two of them, so the bytes may be an array.
  ///
  /// @param pages how many there are
  /// @param scale size of the drawing where it is shown as a whole, 1 for full size
  @SuppressWarnings("ArrayRecordComponent")
  public record Result(byte[] bytes, int pages, double scale) {}

  private PdfWriter(Picture picture, Preset preset, PdfPlan plan, PDDocument document)
      throws IOException {
    this.picture = picture;
    this.preset = preset;
    this.plan = plan;
    this.document = document;
    this.fonts = new PdfFonts(document);
  }

  /// The whole file.
  ///
  /// @throws TooLargeException for a poster of hundreds of pages
  public static Result write(Picture picture, Preset preset, Page page) {
    PdfPlan plan = PdfPlan.of(picture, page);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PDDocument document = new PDDocument()) {
      new PdfWriter(picture, preset, plan, document).write();
      document.save(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    double scale = plan.sheets().getFirst().scale() / PdfPlan.FULL;
    return new Result(bytes.toByteArray(), plan.sheets().size(), scale);
  }

  private void write() throws IOException {
    describe();
    for (int i = 0; i < plan.sheets().size(); i++) {
      page(i);
    }
    new PdfIndex(picture, plan, document).write();
  }

  private void describe() {
    PDDocumentInformation information = document.getDocumentInformation();
    information.setTitle(picture.title());
    information.setSubject(picture.description());
    information.setCreator("Entryscope");
    document.setDocumentId((long) (picture.title() + picture.description()).hashCode());
    document.getDocumentCatalog().setLanguage("en");
    PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
    preferences.setDisplayDocTitle(true);
    document.getDocumentCatalog().setViewerPreferences(preferences);
  }

  private void page(int index) throws IOException {
    PdfSurface.Frame frame = plan.sheets().get(index);
    PDPage page = new PDPage(new PDRectangle((float) plan.pageWidth(), (float) plan.pageHeight()));
    document.addPage(page);
    try (PDPageContentStream content = new PDPageContentStream(document, page)) {
      surface(content, onPage()).polygon(corners(onPage().shown()), ground());
      content.saveGraphicsState();
      Rectangle shown = frame.shown();
      content.addRect(
          frame.x(shown.x()),
          frame.y(shown.bottom()),
          frame.length(shown.width()),
          frame.length(shown.height()));
      content.clip();
      new Sketch(preset, surface(content, frame)).draw(picture);
      content.restoreGraphicsState();
      if (plan.isPoster()) {
        new PosterMarks(plan, preset, measure, surface(content, onPage()))
            .draw(index, picture.title());
      }
    }
  }

  private PdfSurface surface(PDPageContentStream content, PdfSurface.Frame frame) {
    return new PdfSurface(content, fonts, measure, frame);
  }

  /// The page itself as a plane, in points from its upper left corner.
  private PdfSurface.Frame onPage() {
    Rectangle page = new Rectangle(0, 0, plan.pageWidth(), plan.pageHeight());
    return new PdfSurface.Frame(page, 1, 0, plan.pageHeight());
  }

  private String ground() {
    return preset.palette().of(Style.PAGE).fill();
  }

  private static List<Point> corners(Rectangle r) {
    return List.of(
        r.origin(),
        new Point(r.right(), r.y()),
        new Point(r.right(), r.bottom()),
        new Point(r.x(), r.bottom()));
  }
}
