// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;

/// Shows a PDF's pages as images.
public final class PdfPreview {
  private PdfPreview() {}

  /// The first pages, each as a PNG that is `width` pixels wide.
  ///
  /// @param most how many at most
  public static List<byte[]> pages(byte[] pdf, int width, int most) {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      PDFRenderer renderer = new PDFRenderer(document);
      List<byte[]> pages = new ArrayList<>();
      for (int i = 0; i < Math.min(most, document.getNumberOfPages()); i++) {
        float scale = width / document.getPage(i).getMediaBox().getWidth();
        pages.add(png(renderer.renderImage(i, scale)));
      }
      return pages;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] png(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    int[] pixels = image.getRGB(0, 0, width, height, new int[width * height], 0, width);
    try (PngStream png = new PngStream(width, height, false, 1)) {
      for (int row = 0; row < height; row++) {
        png.row(pixels, row * width);
      }
      return png.finish();
    }
  }
}
