// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.picture.Page.Paper;
import entryscope.picture.PdfWriter;
import entryscope.picture.Picture;
import entryscope.picture.PngWriter;
import entryscope.picture.Raster;
import entryscope.picture.SvgWriter;
import entryscope.picture.TooLargeException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// The one way from a document to a file, for the window and for the command line: the same
/// document and the same [Export] give the same bytes.
public final class Exporter {
  private Exporter() {}

  /// The drawing of a document.
  public static Exported of(Document document, Export export) {
    return of(picture(document, export), export);
  }

  /// The picture that is written, before it becomes a file.
  public static Picture picture(Document document, Export export) {
    return new Workbench().picture(document, export.surround(), export.annotations());
  }

  /// Any picture in the format that is asked for.
  public static Exported of(Picture picture, Export export) {
    try {
      return switch (export.format()) {
        case SVG -> svg(picture, export);
        case PDF -> pdf(picture, export);
        case PNG -> png(picture, export);
      };
    } catch (TooLargeException e) {
      return new Exported.Refused(String.valueOf(e.getMessage()));
    }
  }

  private static Exported svg(Picture picture, Export export) {
    return new Exported.Done(
        SvgWriter.write(picture, export.preset()).getBytes(StandardCharsets.UTF_8),
        pixels((long) Math.ceil(picture.width()), (long) Math.ceil(picture.height())));
  }

  private static Exported pdf(Picture picture, Export export) {
    PdfWriter.Result pdf = PdfWriter.write(picture, export.preset(), export.page());
    String pages = Words.counted(pdf.pages(), "page");
    boolean isReduced = pdf.pages() == 1 && export.page().paper() != Paper.FIT;
    String scale =
        isReduced ? String.format(Locale.ROOT, " at %.0f %% of full size", 100 * pdf.scale()) : "";
    return new Exported.Done(pdf.bytes(), pages + scale);
  }

  private static Exported png(Picture picture, Export export) {
    Raster raster = export.raster();
    return new Exported.Done(
        PngWriter.write(picture, export.preset(), raster),
        pixels(raster.widthOf(picture), raster.heightOf(picture)));
  }

  private static String pixels(long width, long height) {
    return width + " × " + height + " pixels";
  }
}
