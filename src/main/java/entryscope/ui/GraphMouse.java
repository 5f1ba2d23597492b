// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Point;
import entryscope.picture.Element.Arrow;
import entryscope.session.Selection;
import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;

/// What mouse, wheel and fingers do on the drawing.
final class GraphMouse {
  private static final double WHEEL_STEP = 1.0015;
  private static final double CLICK_SLOP = 4;

  /// This close to an arrow the mouse is on it.
  private static final double NEAR = 5;

  private final Store store;
  private final GraphCanvas canvas;
  private final Toggles toggles;
  private final Commands commands;
  private final PointedTip tip;
  private ContextMenu menu = new ContextMenu();
  private Point pressed = new Point(0, 0);
  private Viewport before = Viewport.ONE;
  private boolean panning;

  GraphMouse(Store store, GraphCanvas canvas, Toggles toggles, Commands commands) {
    this.store = store;
    this.canvas = canvas;
    this.toggles = toggles;
    this.commands = commands;
    this.tip = new PointedTip(canvas);
    canvas.setOnScroll(this::scroll);
    canvas.setOnZoom(this::pinch);
    canvas.setOnMousePressed(this::press);
    canvas.setOnMouseDragged(this::drag);
    canvas.setOnMouseReleased(this::release);
    canvas.setOnMouseMoved(this::move);
    canvas.setOnMouseExited(_ -> leave());
    canvas.setOnContextMenuRequested(this::menu);
    canvas.viewport().subscribe(_ -> moved());
  }

  /// Whatever moves the drawing under the pointer, the pointer is on something else then.
  private void moved() {
    if (canvas.isHover()) {
      leave();
    }
  }

  private Viewport view() {
    return canvas.viewport().get();
  }

  private void scroll(ScrollEvent event) {
    if (event.isShortcutDown()) {
      double factor = Math.pow(WHEEL_STEP, event.getDeltaY());
      canvas.look(view().zoomed(factor, event.getX(), event.getY()));
    } else if (event.isShiftDown() && event.getDeltaX() == 0) {
      canvas.look(view().panned(event.getDeltaY(), 0));
    } else {
      canvas.look(view().panned(event.getDeltaX(), event.getDeltaY()));
    }
    point(new Point(event.getX(), event.getY()));
    event.consume();
  }

  private void pinch(ZoomEvent event) {
    canvas.look(view().zoomed(event.getZoomFactor(), event.getX(), event.getY()));
    point(new Point(event.getX(), event.getY()));
    event.consume();
  }

  private void press(MouseEvent event) {
    canvas.requestFocus();
    menu.hide();
    pressed = new Point(event.getX(), event.getY());
    before = view();
    panning = false;
  }

  private void drag(MouseEvent event) {
    double dx = event.getX() - pressed.x();
    double dy = event.getY() - pressed.y();
    if (panning || Math.hypot(dx, dy) > CLICK_SLOP) {
      panning = true;
      canvas.setCursor(Cursor.CLOSED_HAND);
      canvas.look(before.panned(dx, dy));
    }
  }

  private void release(MouseEvent event) {
    canvas.setCursor(Cursor.DEFAULT);
    if (!panning && event.getButton() == MouseButton.PRIMARY) {
      Selection at = at(event);
      store.select(at);
      if (event.getClickCount() == 2 && !at.isNothing()) {
        toggles.fold();
      }
    }
  }

  private Selection at(MouseEvent event) {
    return canvas.drawn().at(view().toDrawing(event.getX(), event.getY()));
  }

  private void move(MouseEvent event) {
    point(new Point(event.getX(), event.getY()));
  }

  private void point(Point on) {
    Point at = view().toDrawing(on.x(), on.y());
    Selection pointed = canvas.drawn().at(at);
    Optional<Arrow> arrow =
        pointed.isNothing() ? canvas.drawn().arrow(at, NEAR / view().zoom()) : Optional.empty();
    canvas.point(pointed);
    canvas.light(arrow);
    tip.show(arrow.map(canvas.drawn()::tooltip).orElse(canvas.drawn().tooltip(at)));
  }

  private void leave() {
    canvas.point(new Selection.Nothing());
    canvas.light(Optional.empty());
  }

  private void menu(ContextMenuEvent event) {
    Selection at = canvas.drawn().at(view().toDrawing(event.getX(), event.getY()));
    if (!at.isNothing()) {
      store.select(at);
    }
    menu = new Menus(commands).context();
    menu.show(canvas, event.getScreenX(), event.getScreenY());
    event.consume();
  }
}
