// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Preferences.WindowPlace;
import java.util.Optional;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// Puts a window where the last one was.
final class Placing {
  /// So much of a window must be on a screen that it can be got hold of, in pixels.
  private static final double HANDLE = 80;

  private Placing() {}

  /// Does nothing for a place on a screen that is no longer there.
  static void put(Stage stage, WindowPlace place) {
    boolean seen =
        !Screen.getScreensForRectangle(
                place.x() + HANDLE / 2, place.y(), Math.max(1, place.width() - HANDLE), HANDLE / 2)
            .isEmpty();
    if (seen) {
      stage.setX(place.x());
      stage.setY(place.y());
      stage.setWidth(place.width());
      stage.setHeight(place.height());
    }
    stage.setMaximized(place.maximised());
  }

  /// Where a window is; of one that fills the screen, where the one before was.
  static WindowPlace of(Stage stage, Optional<WindowPlace> before) {
    WindowPlace now =
        new WindowPlace(
            stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), stage.isMaximized());
    return stage.isMaximized()
        ? before.map(b -> new WindowPlace(b.x(), b.y(), b.width(), b.height(), true)).orElse(now)
        : now;
  }
}
