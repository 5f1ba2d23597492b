// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import java.util.OptionalInt;

/// The size of a picture in pixels.
///
/// @param scale pixels per pixel of the drawing, above 0 and at most 100
/// @param width pixels from left to right, which then decides the scale
/// @param transparent whether the page behind the drawing is left out
public record Raster(double scale, OptionalInt width, boolean transparent) {
  /// Twice as large as on a plain screen, so that it is sharp on a fine one.
  public static final Raster DEFAULT = new Raster(2, OptionalInt.empty(), false);

  public Raster {
    if (!(scale > 0 && scale <= 100)) {
      throw new IllegalArgumentException("a scale is above 0 and at most 100");
    }
    if (width.isPresent() && width.getAsInt() < 1) {
      throw new IllegalArgumentException("a width is at least 1 pixel");
    }
  }

  public Raster withScale(double changed) {
    return new Raster(changed, OptionalInt.empty(), transparent);
  }

  public Raster withWidth(int pixels) {
    return new Raster(scale, OptionalInt.of(pixels), transparent);
  }

  public Raster withTransparent(boolean changed) {
    return new Raster(scale, width, changed);
  }

  /// Pixels per pixel of this picture.
  public double scaleOf(Picture picture) {
    return width.isPresent() ? width.getAsInt() / picture.width() : scale;
  }

  /// Pixels from left to right; the last one may be half full.
  public long widthOf(Picture picture) {
    return pixels(picture.width() * scaleOf(picture));
  }

  /// Pixels from top to bottom.
  public long heightOf(Picture picture) {
    return pixels(picture.height() * scaleOf(picture));
  }

  private static long pixels(double length) {
    return Math.max(1, (long) Math.ceil(length - 1e-6));
  }
}
