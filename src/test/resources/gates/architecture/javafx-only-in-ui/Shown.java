// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;

/// Draws with JavaFX below the window.
final class Shown {
  Paint paint = Color.RED;
}
