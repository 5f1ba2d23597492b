// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Size;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import entryscope.session.Selection;
import entryscope.session.Timeline;
import entryscope.session.Timeline.Bar;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;

/// The bars of the path in the order of time. What is pointed at here is pointed at in the drawing,
/// and the other way round.
final class TimelineCanvas extends Region {
  private static final double ROW = 18;

  /// A row is never so low that its text is not read.
  private static final double LEAST_ROW = 16;

  /// So much of the rows is seen at once; the others are dragged into view.
  private static final double MOST = 9 * LEAST_ROW;

  /// Of the height of the window; the drawing needs the rest.
  private static final double SHARE = 0.16;

  private static final double WHEEL_STEP = 1.004;
  private static final double CLICK_SLOP = 4;

  private final Store store;
  private final GraphCanvas graph;
  private final ObservableValue<Theme> theme;
  private final Canvas canvas = new Canvas();
  private final PointedTip tip = new PointedTip(this);
  private Timeline timeline;
  private TimelineSpan span;
  private TimelineSpan before;
  private double pressed;
  private double pressedY;
  private double most = MOST;
  private double top;
  private double topBefore;
  private double size = 1;

  TimelineCanvas(Store store, GraphCanvas graph, ObservableValue<Theme> theme) {
    this.store = store;
    this.graph = graph;
    this.theme = theme;
    timeline = Timeline.of(store.figures().get());
    span = TimelineSpan.all(timeline.total().value());
    before = span;
    setId("timeline");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleRoleDescription("timeline; the outline has it in words");
    getChildren().add(canvas);
    setOnScroll(this::scroll);
    setOnMousePressed(this::press);
    setOnMouseDragged(this::drag);
    setOnMouseReleased(this::release);
    setOnMouseMoved(this::move);
    setOnMouseExited(_ -> graph.point(new Selection.Nothing()));
    store.figures().subscribe(_ -> show());
    store.selection().subscribe(_ -> requestLayout());
    graph.pointed().subscribe(_ -> requestLayout());
    theme.subscribe(_ -> requestLayout());
  }

  private void show() {
    boolean isAll = span.equals(TimelineSpan.all(timeline.total().value()));
    timeline = Timeline.of(store.figures().get());
    double total = timeline.total().value();
    span = isAll ? TimelineSpan.all(total) : span.moved(0, total);
    resize();
  }

  private void resize() {
    double height = Math.min(size * most, timeline.rows() * row()) + size * TimelinePainter.AXIS;
    setMinHeight(height);
    setPrefHeight(height);
    top = within(top);
    requestLayout();
  }

  /// @param times how large rows and texts are, 1 for as usual
  void enlarge(double times) {
    size = times;
    resize();
  }

  /// @param window height of the window, of which the timeline takes a share only
  void limit(double window) {
    double rows = Math.floor(SHARE * window / LEAST_ROW);
    most = Math.clamp(rows * LEAST_ROW, 3 * LEAST_ROW, MOST);
    resize();
  }

  /// As far down as there are rows below.
  private double within(double wanted) {
    double seen = getPrefHeight() - size * TimelinePainter.AXIS;
    return Math.clamp(wanted, 0, Math.max(0, timeline.rows() * row() - seen));
  }

  /// All of the path.
  void fit() {
    look(TimelineSpan.all(timeline.total().value()));
  }

  private void look(TimelineSpan next) {
    span = next;
    requestLayout();
  }

  private double row() {
    return size * Math.clamp(most / Math.max(1, timeline.rows()), LEAST_ROW, ROW);
  }

  private void scroll(ScrollEvent event) {
    double total = timeline.total().value();
    double along =
        event.getDeltaX() == 0 && event.isShiftDown() ? event.getDeltaY() : event.getDeltaX();
    look(
        along == 0
            ? span.zoomed(Math.pow(WHEEL_STEP, event.getDeltaY()), event.getX() / getWidth(), total)
            : span.moved(-along / getWidth() * span.length(), total));
    event.consume();
  }

  private void press(MouseEvent event) {
    pressed = event.getX();
    pressedY = event.getY();
    before = span;
    topBefore = top;
  }

  private void drag(MouseEvent event) {
    double by = (pressed - event.getX()) / getWidth() * before.length();
    top = within(topBefore + pressedY - event.getY());
    look(before.moved(by, timeline.total().value()));
  }

  private void release(MouseEvent event) {
    if (Math.hypot(event.getX() - pressed, event.getY() - pressedY) <= CLICK_SLOP
        && event.getButton() == MouseButton.PRIMARY) {
      if (event.getClickCount() == 2) {
        fit();
      } else {
        at(event).ifPresent(bar -> store.select(bar.what()));
      }
    }
  }

  private void move(MouseEvent event) {
    Optional<Bar> at = at(event);
    graph.point(at.map(Bar::what).orElse(new Selection.Nothing()));
    tip.show(at.map(this::text).orElse(""));
  }

  private Optional<Bar> at(MouseEvent event) {
    double ns = span.from() + event.getX() / getWidth() * span.length();
    if (event.getY() >= getHeight() - size * TimelinePainter.AXIS) {
      return Optional.empty();
    }
    int row = (int) ((event.getY() + top) / row());
    return timeline.bars().stream()
        .filter(bar -> bar.row() == row && bar.start() <= ns && ns <= bar.end())
        .findFirst();
  }

  private String text(Bar bar) {
    return bar.name()
        + "\n"
        + Numbers.ns(new Nanoseconds(bar.width()))
        + " ns, "
        + Numbers.share(Math.rint(1000 * bar.width() / timeline.total().value()) / 1000)
        + " of the path, from "
        + Numbers.ns(new Nanoseconds(bar.start()))
        + " ns on"
        + (bar.visits() == 1 ? "" : "\nruns " + Numbers.count(bar.visits()) + " × per pass");
  }

  @Override
  protected void layoutChildren() {
    canvas.setWidth(getWidth());
    canvas.setHeight(getHeight());
    if (getWidth() > 0 && getHeight() > 0) {
      Selection pointed = graph.pointed().get();
      Selection selected = store.selection().get();
      new TimelinePainter(
              canvas.getGraphicsContext2D(),
              theme.getValue().palette(),
              span,
              new Size(getWidth(), getHeight()),
              new TimelinePainter.Rows(row(), top, size))
          .paint(
              timeline.bars(),
              bar -> timeline.marks(bar, pointed),
              bar -> timeline.marks(bar, selected));
    }
  }
}
