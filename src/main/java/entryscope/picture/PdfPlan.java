// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Which part of a picture comes on which page of a PDF. All lengths on pages are in points.
///
/// @param sheets in order; of a poster the first one is the overview
/// @param tiling of a poster's other sheets; one tile for anything else
record PdfPlan(double pageWidth, double pageHeight, List<PdfSurface.Frame> sheets, Tiling tiling) {
  /// Points per pixel at full size: CSS has 96 pixels to the inch.
  static final double FULL = 0.75;

  static final double MARGIN = 10 / 25.4 * 72;

  /// Below the drawing of a poster's page, for the words that tell where it belongs.
  static final double FOOTER = 12;

  /// What pages of a poster have in common, in pixels.
  private static final double OVERLAP = 24;

  /// Readers need not show longer pages (ISO 32000-1, annex C.2).
  private static final double LONGEST_PAGE = 14400;

  private static final int MOST_PAGES = 500;

  PdfPlan {
    sheets = List.copyOf(sheets);
  }

  /// @throws TooLargeException for a poster of more pages than anybody glues
  static PdfPlan of(Picture picture, Page page) {
    if (page.paper() == Page.Paper.FIT) {
      return fitting(picture);
    }
    return page.poster() ? poster(picture, page) : onePage(picture, page);
  }

  private static PdfPlan fitting(Picture picture) {
    double longest = Math.max(picture.width(), picture.height());
    double scale = Math.min(FULL, LONGEST_PAGE / longest);
    double height = picture.height() * scale;
    return new PdfPlan(
        picture.width() * scale,
        height,
        List.of(new PdfSurface.Frame(whole(picture), scale, 0, height)),
        single(picture));
  }

  private static PdfPlan onePage(Picture picture, Page page) {
    return new PdfPlan(
        page.width(), page.height(), List.of(overview(picture, page)), single(picture));
  }

  private static Tiling single(Picture picture) {
    return new Tiling(1, 1, List.of(whole(picture)));
  }

  private static Rectangle whole(Picture picture) {
    return new Rectangle(0, 0, picture.width(), picture.height());
  }

  /// The whole picture on one page, at full size or smaller.
  private static PdfSurface.Frame overview(Picture picture, Page page) {
    double width = page.width() - 2 * MARGIN;
    double height = page.height() - 2 * MARGIN - FOOTER;
    double scale = Math.min(FULL, Math.min(width / picture.width(), height / picture.height()));
    double left = (page.width() - picture.width() * scale) / 2;
    return new PdfSurface.Frame(whole(picture), scale, left, page.height() - MARGIN);
  }

  private static PdfPlan poster(Picture picture, Page page) {
    double width = (page.width() - 2 * MARGIN) / FULL;
    double height = (page.height() - 2 * MARGIN - FOOTER) / FULL;
    long pages =
        (long) Tiling.count(picture.width(), width, OVERLAP)
            * Tiling.count(picture.height(), height, OVERLAP);
    if (pages > MOST_PAGES) {
      throw new TooLargeException(
          String.format(
              Locale.ROOT,
              "a poster of %d pages is too large (at most %d); choose page size fit, or SVG",
              pages,
              MOST_PAGES));
    }
    Tiling tiling = Tiling.of(picture.width(), picture.height(), width, height, OVERLAP);
    List<PdfSurface.Frame> sheets = new ArrayList<>(List.of(overview(picture, page)));
    tiling
        .tiles()
        .forEach(
            tile -> sheets.add(new PdfSurface.Frame(tile, FULL, MARGIN, page.height() - MARGIN)));
    return new PdfPlan(page.width(), page.height(), sheets, tiling);
  }

  boolean isPoster() {
    return sheets.size() > 1;
  }

  /// The sheet where a place is seen at full size.
  int sheetOf(double x, double y) {
    for (int i = isPoster() ? 1 : 0; i < sheets.size(); i++) {
      Rectangle shown = sheets.get(i).shown();
      if (x >= shown.x() && x < shown.right() && y >= shown.y() && y < shown.bottom()) {
        return i;
      }
    }
    return 0;
  }
}
