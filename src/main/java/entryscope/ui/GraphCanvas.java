// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.SessionFile.View;
import entryscope.layout.Point;
import entryscope.layout.Size;
import entryscope.picture.Element.Arrow;
import entryscope.session.Selection;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;

/// The drawing, and which part of it is seen. Whatever changes, it is painted once per frame.
final class GraphCanvas extends Region {
  private final Store store;
  private final ObservableValue<Theme> theme;
  private final Canvas canvas = new Canvas();
  private final ReadOnlyObjectWrapper<Viewport> viewport =
      new ReadOnlyObjectWrapper<>(Viewport.ONE);
  private Drawn drawn;
  private Painter.Scene scene;
  private Painter painter;
  private entryscope.session.Figures shown;
  private final ReadOnlyObjectWrapper<Selection> pointed =
      new ReadOnlyObjectWrapper<>(new Selection.Nothing());
  private Optional<Arrow> arrow = Optional.empty();
  private boolean opened;
  private Optional<View> wanted = Optional.empty();
  private boolean went;
  private Viewport gone = Viewport.ONE;

  GraphCanvas(Store store, ObservableValue<Theme> theme) {
    this.store = store;
    this.theme = theme;
    drawn = new Drawn(store.picture().get());
    scene = Painter.Scene.of(drawn.picture());
    painter = new Painter(canvas.getGraphicsContext2D(), theme.getValue().palette());
    shown = store.figures().get();
    setId("graph");
    getStyleClass().add("graph");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleRoleDescription("drawing; the outline has it in words");
    getChildren().add(canvas);
    store.picture().subscribe((_, _) -> showPicture());
    store.selection().subscribe((_, selection) -> reveal(selection));
    theme.subscribe((_, _) -> showTheme());
    viewport.subscribe(_ -> requestLayout());
    pointed.subscribe(_ -> requestLayout());
    focusedProperty().subscribe(_ -> requestLayout());
    focusVisibleProperty().subscribe(_ -> requestLayout());
  }

  ReadOnlyObjectProperty<Viewport> viewport() {
    return viewport.getReadOnlyProperty();
  }

  Drawn drawn() {
    return drawn;
  }

  Size size() {
    return new Size(getWidth(), getHeight());
  }

  private Size drawing() {
    return new Size(drawn.picture().width(), drawn.picture().height());
  }

  /// Moves or scales the view, but never so far that nothing of the drawing is left.
  void look(Viewport next) {
    viewport.set(next.within(drawing(), size()));
  }

  /// The part that is seen, apart from the size of the screen; absent before there is one.
  Optional<View> view() {
    if (getWidth() <= 0 || getHeight() <= 0) {
      return wanted;
    }
    Point middle = viewport.get().toDrawing(getWidth() / 2, getHeight() / 2);
    return Optional.of(
        new View(
            Math.round(1000 * viewport.get().zoom()) / 1000.0,
            Math.rint(middle.x()),
            Math.rint(middle.y())));
  }

  /// Goes to such a part, once what is open is drawn.
  void goTo(View view) {
    wanted = Optional.of(view);
    went = false;
    requestLayout();
  }

  /// The drawing as wide as the screen, from where it is seen now.
  void fitWidth() {
    look(Viewport.wide(drawing(), size(), viewport.get()));
  }

  void fit() {
    viewport.set(Viewport.fit(drawing(), size()));
  }

  /// Zooms at the middle.
  void zoom(double factor) {
    look(viewport.get().zoomed(factor, getWidth() / 2, getHeight() / 2));
  }

  /// 100 %, with what is selected in view, else with the middle where it is.
  void fullSize() {
    look(viewport.get().at(1, getWidth() / 2, getHeight() / 2));
    reveal(store.selection().get());
  }

  /// Zooms in where texts are too small to be read at all.
  void approach() {
    if (viewport.get().zoom() < Viewport.DISTANT) {
      look(viewport.get().at(Viewport.LEGIBLE, getWidth() / 2, getHeight() / 2));
    }
  }

  /// What the mouse is on, here or in the timeline.
  ReadOnlyObjectProperty<Selection> pointed() {
    return pointed.getReadOnlyProperty();
  }

  void point(Selection at) {
    pointed.set(at);
  }

  /// Lights an arrow with both its ends, or none.
  void light(Optional<Arrow> at) {
    if (!at.equals(arrow)) {
      arrow = at;
      requestLayout();
    }
  }

  /// As much of the screen as possible for what is selected.
  void fitSelection() {
    drawn
        .bounds(drawn.seen(store.selection().get()))
        .ifPresent(bounds -> viewport.set(Viewport.around(bounds, size())));
  }

  /// Brings it into view.
  void reveal(Selection selection) {
    drawn
        .mark(drawn.seen(selection))
        .ifPresent(mark -> viewport.set(viewport.get().showing(mark, size())));
    requestLayout();
  }

  private void showTheme() {
    painter = new Painter(canvas.getGraphicsContext2D(), theme.getValue().palette());
    requestLayout();
  }

  /// What the reader was looking at keeps its place, unless it is another path that is shown.
  private void showPicture() {
    Drawn before = drawn;
    var old = shown;
    drawn = new Drawn(store.picture().get());
    scene = Painter.Scene.of(drawn.picture());
    shown = store.figures().get();
    arrow = Optional.empty();
    if (old.document().flow() != shown.document().flow()
        || !old.document().root().equals(shown.document().root())) {
      opened = false;
    } else {
      Anchor.find(
              before,
              drawn,
              old.expansion(),
              shown.expansion(),
              before.seen(store.selection().get()),
              viewport.get().seen(size()))
          .ifPresent(m -> viewport.set(viewport.get().following(m.before(), m.after())));
    }
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    canvas.setWidth(getWidth());
    canvas.setHeight(getHeight());
    if (getWidth() <= 0 || getHeight() <= 0) {
      return;
    }
    if (!opened) {
      opened = true;
      viewport.set(Viewport.opening(drawing(), size()));
    }
    if (!store.stale().get()) {
      goToWanted();
    }
    painter.paint(scene, viewport.get(), size());
    arrow.ifPresent(this::paintLit);
    drawn.bounds(drawn.seen(pointed.get())).ifPresent(at -> painter.outline(at, 1.5, 1.5));
    Selection selected = drawn.seen(store.selection().get());
    drawn.bounds(selected).ifPresent(at -> painter.outline(at, 2, isFocused() ? 3 : 2.5));
    if (isFocusVisible() && drawn.bounds(selected).isEmpty()) {
      painter.frame(size()); // what is selected shows the focus otherwise
    }
  }

  /// A window takes its size in several steps; until the reader moves the drawing, the part that
  /// was asked for stays in the middle.
  private void goToWanted() {
    wanted = wanted.filter(_ -> !went || viewport.get().equals(gone));
    wanted.ifPresent(
        view -> {
          look(Viewport.of(view, size()));
          gone = viewport.get();
          went = true;
        });
  }

  private void paintLit(Arrow lit) {
    painter.highlight(lit);
    drawn.ends(lit).forEach(end -> painter.outline(end, 1.5, 1.5));
  }
}
