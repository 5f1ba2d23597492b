// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Preferences.WindowPlace;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// Puts a window where the last one was.
final class Placing {
  /// So much of a window must be on a screen that it can be got hold of, in pixels.
  private static final double HANDLE = 80;

  private static final double LEAST_WIDTH = 860;
  private static final double LEAST_HEIGHT = 520;

  private Placing() {}

  /// Does nothing for a place on a screen that is no longer there.
  static void put(Stage stage, WindowPlace place) {
    boolean seen =
        !Screen.getScreensForRectangle(
                place.x() + HANDLE / 2, place.y(), Math.max(1, place.width() - HANDLE), HANDLE / 2)
            .isEmpty();
    if (seen) {
      Rectangle2D screen =
          Screen.getScreensForRectangle(place.x(), place.y(), HANDLE, HANDLE).stream()
              .findFirst()
              .orElseGet(Screen::getPrimary)
              .getVisualBounds();
      stage.setX(place.x());
      stage.setY(place.y());
      stage.setWidth(Math.min(place.width(), screen.getWidth()));
      stage.setHeight(Math.min(place.height(), screen.getHeight()));
    }
    stage.setMaximized(place.maximised());
  }

  /// No smaller than its labels need, where the screen is not smaller itself.
  static void limit(Stage stage) {
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    stage.setMinWidth(Math.min(LEAST_WIDTH, screen.getWidth()));
    stage.setMinHeight(Math.min(LEAST_HEIGHT, screen.getHeight()));
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
