// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.picture.PdfPreview;
import entryscope.picture.Picture;
import entryscope.picture.PngWriter;
import entryscope.picture.Raster;
import java.util.List;

/// What an export will be, before it is saved.
///
/// @param file what would be written
/// @param pages how it looks, as PNG images; of a PDF the first pages
public record ExportPreview(Document document, Export export, Exported file, List<byte[]> pages) {
  private static final int MOST_PAGES = 8;

  public ExportPreview {
    pages = List.copyOf(pages);
  }

  /// Makes the file and the images that show it.
  ///
  /// @param width of the images in pixels
  public static ExportPreview of(Document document, Export export, int width) {
    Picture picture = Exporter.picture(document, export);
    Exported file = Exporter.of(picture, export);
    return new ExportPreview(document, export, file, pages(picture, export, file, width));
  }

  /// A PDF is shown as it is; the others are drawn anew, as wide as the preview.
  private static List<byte[]> pages(Picture picture, Export export, Exported file, int width) {
    return switch (file) {
      case Exported.Refused _ -> List.of();
      case Exported.Done(byte[] bytes, String _) ->
          switch (export.format()) {
            case PDF -> PdfPreview.pages(bytes, width, MOST_PAGES);
            case PNG -> List.of(shown(picture, export, export.raster().transparent(), width));
            case SVG -> List.of(shown(picture, export, false, width));
          };
    };
  }

  private static byte[] shown(Picture picture, Export export, boolean transparent, int width) {
    return PngWriter.write(
        picture, export.preset(), Raster.DEFAULT.withTransparent(transparent).withWidth(width));
  }
}
