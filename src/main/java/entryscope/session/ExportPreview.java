// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.picture.PdfPreview;
import entryscope.picture.Picture;
import entryscope.picture.PngWriter;
import entryscope.picture.Raster;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;

/// What an export will be, before it is saved.
///
/// @param file what would be written; of several files the first
/// @param pages how a drawing looks, as PNG images; of a PDF the first pages
/// @param text how a graph reads; empty for drawings
public record ExportPreview(Exported file, List<byte[]> pages, String text) {
  private static final int MOST_PAGES = 8;

  /// More text than this is not read before it is saved.
  private static final int MOST_TEXT = 60_000;

  public ExportPreview {
    pages = List.copyOf(pages);
  }

  /// Makes the file and what shows it.
  ///
  /// @param width of the images in pixels
  /// @param wanted asked between steps; once it says no, what is left out is not shown
  public static ExportPreview of(
      Document document, Target target, Export export, int width, BooleanSupplier wanted) {
    return switch (target) {
      case Target.Graph graph -> ofGraph(document, graph, export);
      case Target.Picture(Format format) ->
          ofPicture(document, export.withFormat(format), width, wanted);
    };
  }

  private static ExportPreview ofPicture(
      Document document, Export export, int width, BooleanSupplier wanted) {
    Picture picture = Exporter.picture(document, export);
    Exported file =
        wanted.getAsBoolean() ? Exporter.of(picture, export) : new Exported.Refused("cancelled");
    List<byte[]> pages =
        wanted.getAsBoolean() ? pages(picture, export, file, width) : List.<byte[]>of();
    return new ExportPreview(file, pages, "");
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

  private static ExportPreview ofGraph(Document document, Target.Graph graph, Export export) {
    Path name = Path.of("graph." + graph.extension());
    return switch (graph.make(document, name, export, false)) {
      case Made.Refused(String reason) ->
          new ExportPreview(new Exported.Refused(reason), List.of(), "");
      case Made.Files made -> {
        byte[] first = made.files().firstEntry().getValue();
        String text = new String(first, StandardCharsets.UTF_8);
        String lines = Words.counted((int) text.lines().count(), "line");
        int more = made.files().size() - 1;
        String size = more == 0 ? lines : lines + " and " + Words.counted(more, "more file");
        String shown =
            text.length() > MOST_TEXT ? text.substring(0, MOST_TEXT) + "\n… and more" : text;
        yield new ExportPreview(new Exported.Done(first, size), List.of(), shown);
      }
    };
  }
}
