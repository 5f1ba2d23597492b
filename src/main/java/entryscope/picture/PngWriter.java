// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.TextMeasure;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Locale;

/// Writes a picture as PNG of any size: drawn band by band, so that memory does not limit it.
///
/// The same picture, preset and raster give the same bytes everywhere.
public final class PngWriter {
  /// More than a billion pixels is a slip of the keyboard: no viewer opens it.
  static final long MOST_PIXELS = 1_000_000_000L;

  static final long LONGEST_SIDE = 1_000_000;

  /// Pixels of one band: 16 MB.
  private static final int BAND = 1 << 22;

  private PngWriter() {}

  /// The whole file.
  ///
  /// @throws TooLargeException beyond a billion pixels
  public static byte[] write(Picture picture, Preset preset, Raster raster) {
    return write(picture, preset, raster, BAND);
  }

  /// @param band most pixels to hold in memory at once; makes no difference for the result
  static byte[] write(Picture picture, Preset preset, Raster raster, int band) {
    long width = raster.widthOf(picture);
    long height = raster.heightOf(picture);
    if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS) {
      throw new TooLargeException(
          String.format(
              Locale.ROOT,
              "a PNG of %d × %d pixels is too large (at most %d million); choose a smaller scale or"
                  + " width, or SVG or PDF",
              width,
              height,
              MOST_PIXELS / 1_000_000));
    }
    double scale = raster.scaleOf(picture);
    try (PngStream png = new PngStream((int) width, (int) height, raster.transparent(), scale)) {
      png.text("Title", picture.title());
      png.text("Description", picture.description());
      int rows = (int) Math.clamp(band / width, 1, height);
      Bands bands =
          new Bands(
              picture,
              preset,
              raster,
              new BufferedImage(
                  (int) width,
                  rows,
                  raster.transparent() ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB));
      for (int top = 0; top < height; top += rows) {
        int[] pixels = bands.draw(top);
        for (int row = 0; row < Math.min(rows, height - top); row++) {
          png.row(pixels, row * (int) width);
        }
      }
      return png.finish();
    }
  }

  /// Draws one band of a picture after the other into the same image.
  private record Bands(
      Picture picture,
      Preset preset,
      Raster raster,
      BufferedImage image,
      Glyphs glyphs,
      TextMeasure measure) {
    Bands(Picture picture, Preset preset, Raster raster, BufferedImage image) {
      this(picture, preset, raster, image, new Glyphs(), new TextMeasure());
    }

    int[] draw(int top) {
      Graphics2D g = image.createGraphics();
      try {
        g.setBackground(
            raster.transparent()
                ? new Color(0, 0, 0, 0)
                : Color.decode(preset.palette().of(Style.PAGE).fill()));
        g.clearRect(0, 0, image.getWidth(), image.getHeight());
        g.clipRect(0, 0, image.getWidth(), image.getHeight());
        g.translate(0, -top);
        double scale = raster.scaleOf(picture);
        g.scale(scale, scale);
        new Sketch(preset, new RasterSurface(g, glyphs, measure)).draw(picture);
      } finally {
        g.dispose();
      }
      return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }
  }
}
