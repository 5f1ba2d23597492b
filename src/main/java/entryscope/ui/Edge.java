// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.function.DoubleConsumer;
import javafx.scene.Cursor;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// The gap between a panel and the drawing; dragging it makes the panel wider or narrower.
final class Edge extends Region {
  private double last;

  /// @param moved is told by how many pixels the edge moves to the right
  /// @param left is run when it is left where it is
  Edge(double width, DoubleConsumer moved, Runnable left) {
    getStyleClass().add("edge");
    setMinWidth(width);
    setMaxWidth(width);
    setCursor(Cursor.H_RESIZE);
    addEventHandler(MouseEvent.MOUSE_PRESSED, event -> last = event.getScreenX());
    addEventHandler(
        MouseEvent.MOUSE_DRAGGED,
        event -> {
          moved.accept(event.getScreenX() - last);
          last = event.getScreenX();
        });
    addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> left.run());
  }
}
