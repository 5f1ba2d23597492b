// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;

/// A page as images one below the other: a graphics card takes none of any height. Made away from
/// the thread of the window, which a large page would stop.
///
/// @param slices from top to bottom, all of one width
record PageImage(List<Image> slices) {
  private static final int SLICE = 2000;

  PageImage {
    slices = List.copyOf(slices);
  }

  static PageImage of(byte[] png) {
    Image page = new Image(new ByteArrayInputStream(png));
    int height = (int) page.getHeight();
    List<Image> slices = new ArrayList<>();
    for (int top = 0; top < height; top += SLICE) {
      int rows = Math.min(SLICE, height - top);
      slices.add(new WritableImage(page.getPixelReader(), 0, top, (int) page.getWidth(), rows));
    }
    return new PageImage(slices);
  }
}
