// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Point;
import entryscope.layout.Size;
import entryscope.picture.Picture;
import entryscope.session.Selection;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.value.ObservableValue;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;

/// One drawing of a comparison. Moving and scaling it is asked of `link`, which moves its neighbour
/// as well.
final class CompareCanvas extends Region {
  private static final double WHEEL_STEP = 1.0015;
  private static final double CLICK_SLOP = 4;

  private final ObservableValue<Theme> theme;
  private final Consumer<UnaryOperator<Viewport>> link;
  private final Consumer<Selection> chosen;
  private final Canvas canvas = new Canvas();
  private final Tooltip tip = Parts.tip("");
  private Optional<Drawn> drawn = Optional.empty();
  private Optional<Painter.Scene> scene = Optional.empty();
  private Selection selected = new Selection.Nothing();
  private Viewport view = Viewport.ONE;
  private Point pressed = new Point(0, 0);
  private boolean isDragged;
  private boolean isPlaced;
  private boolean isRevealed = true;

  CompareCanvas(
      String id,
      ObservableValue<Theme> theme,
      Consumer<UnaryOperator<Viewport>> link,
      Consumer<Selection> chosen) {
    this.theme = theme;
    this.link = link;
    this.chosen = chosen;
    setId(id);
    getStyleClass().add("graph");
    setMinSize(0, 0);
    getChildren().add(canvas);
    setOnScroll(this::scroll);
    setOnZoom(
        event -> link.accept(v -> v.zoomed(event.getZoomFactor(), event.getX(), event.getY())));
    setOnMousePressed(this::press);
    setOnMouseDragged(this::drag);
    setOnMouseReleased(this::release);
    setOnMouseMoved(this::hover);
    Tooltip.install(this, tip);
  }

  void show(Drawn next) {
    drawn = Optional.of(next);
    scene = Optional.of(Painter.Scene.of(next.picture()));
    selected = new Selection.Nothing();
    isPlaced = false;
    requestLayout();
  }

  Viewport view() {
    return view;
  }

  Optional<Drawn> drawn() {
    return drawn;
  }

  /// Moves or scales the view, but never so far that nothing of the drawing is left.
  void move(UnaryOperator<Viewport> step) {
    drawn.ifPresent(d -> view = step.apply(view).within(size(d.picture()), screen()));
    requestLayout();
  }

  void fit() {
    drawn.ifPresent(d -> view = Viewport.fit(size(d.picture()), screen()));
    requestLayout();
  }

  /// Shows where something is drawn and marks it; what is not drawn is not marked.
  void select(Selection wanted) {
    selected = drawn.map(d -> d.seen(wanted)).orElse(wanted);
    isRevealed = false;
    requestLayout();
  }

  private void reveal() {
    drawn.flatMap(d -> d.mark(selected)).ifPresent(mark -> view = view.showing(mark, screen()));
    isRevealed = true;
  }

  void repaint() {
    requestLayout();
  }

  private static Size size(Picture picture) {
    return new Size(picture.width(), picture.height());
  }

  private Size screen() {
    return new Size(getWidth(), getHeight());
  }

  private void scroll(ScrollEvent event) {
    if (event.isShortcutDown()) {
      double factor = Math.pow(WHEEL_STEP, event.getDeltaY());
      link.accept(v -> v.zoomed(factor, event.getX(), event.getY()));
    } else if (event.isShiftDown() && event.getDeltaX() == 0) {
      link.accept(v -> v.panned(event.getDeltaY(), 0));
    } else {
      link.accept(v -> v.panned(event.getDeltaX(), event.getDeltaY()));
    }
    event.consume();
  }

  private void press(MouseEvent event) {
    pressed = new Point(event.getX(), event.getY());
    isDragged = false;
  }

  private void drag(MouseEvent event) {
    double dx = event.getX() - pressed.x();
    double dy = event.getY() - pressed.y();
    if (isDragged || Math.hypot(dx, dy) > CLICK_SLOP) {
      isDragged = true;
      pressed = new Point(event.getX(), event.getY());
      link.accept(v -> v.panned(dx, dy));
    }
  }

  private void release(MouseEvent event) {
    if (!isDragged) {
      drawn.ifPresent(d -> chosen.accept(d.at(view.toDrawing(event.getX(), event.getY()))));
    }
  }

  private void hover(MouseEvent event) {
    String text = drawn.map(d -> d.tooltip(view.toDrawing(event.getX(), event.getY()))).orElse("");
    if (!text.equals(tip.getText())) {
      tip.hide();
      tip.setText(text);
    }
  }

  @Override
  protected void layoutChildren() {
    canvas.setWidth(getWidth());
    canvas.setHeight(getHeight());
    if (getWidth() <= 0 || getHeight() <= 0) {
      return;
    }
    if (!isPlaced) {
      drawn.ifPresent(d -> view = Viewport.opening(size(d.picture()), screen()));
      isPlaced = drawn.isPresent();
    }
    if (!isRevealed) {
      reveal();
    }
    Painter painter = new Painter(canvas.getGraphicsContext2D(), theme.getValue().palette());
    canvas.getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
    scene.ifPresent(s -> painter.paint(s, view, screen()));
    drawn.flatMap(d -> d.bounds(selected)).ifPresent(at -> painter.outline(at, 2, 3));
  }
}
