// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Rectangle;
import java.util.ArrayList;
import java.util.List;

/// A plane cut into equal tiles that overlap, row by row.
///
/// @param tiles all of them together cover the plane; each is in the plane's own measure
record Tiling(int columns, int rows, List<Rectangle> tiles) {
  Tiling {
    tiles = List.copyOf(tiles);
  }

  /// @param overlap what neighbours have in common, less than a tile's sides
  static Tiling of(
      double width, double height, double tileWidth, double tileHeight, double overlap) {
    int columns = count(width, tileWidth, overlap);
    int rows = count(height, tileHeight, overlap);
    List<Rectangle> tiles = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        tiles.add(
            new Rectangle(
                column * (tileWidth - overlap),
                row * (tileHeight - overlap),
                tileWidth,
                tileHeight));
      }
    }
    return new Tiling(columns, rows, tiles);
  }

  /// How many tiles cover a picture, counted without making them.
  static int count(double length, double tile, double overlap) {
    return Math.max(1, (int) Math.ceil((length - overlap) / (tile - overlap) - 1e-9));
  }
}
