// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Rectangle;
import entryscope.picture.Element;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Frame;
import entryscope.picture.Palette;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

/// The whole drawing in small, with a lens around the part that is seen. Made anew with every
/// picture.
final class Minimap extends Pane {
  private static final double MAX_WIDTH = 128;
  private static final double MAX_HEIGHT = 168;
  private static final double INSET = 6;

  private final Store store;
  private final GraphCanvas graph;
  private final Canvas canvas = new Canvas();
  private final Region lens = new Region();
  private Theme theme;
  private double scale = 1;

  Minimap(Store store, GraphCanvas graph, javafx.beans.value.ObservableValue<Theme> themes) {
    this.store = store;
    this.graph = graph;
    this.theme = themes.getValue();
    getStyleClass().add("minimap");
    setId("minimap");
    lens.getStyleClass().add("lens");
    lens.setManaged(false);
    canvas.setLayoutX(INSET);
    canvas.setLayoutY(INSET);
    getChildren().addAll(canvas, lens);
    setOnMousePressed(this::go);
    setOnMouseDragged(this::go);
    store.picture().subscribe(_ -> paint());
    themes.subscribe(
        (_, next) -> {
          theme = next;
          paint();
        });
    graph.viewport().subscribe(_ -> moveLens());
    graph.layoutBoundsProperty().subscribe(_ -> moveLens());
  }

  private void paint() {
    var picture = store.picture().get();
    scale = Math.min(MAX_WIDTH / picture.width(), MAX_HEIGHT / picture.height());
    canvas.setWidth(picture.width() * scale);
    canvas.setHeight(picture.height() * scale);
    setMinSize(canvas.getWidth() + 2 * INSET, canvas.getHeight() + 2 * INSET);
    setMaxSize(getMinWidth(), getMinHeight());
    GraphicsContext g = canvas.getGraphicsContext2D();
    g.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
    picture.elements().forEach(element -> paint(g, element));
    moveLens();
  }

  private void paint(GraphicsContext g, Element element) {
    Palette.Colours colours = theme.palette().of(element.style());
    switch (element) {
      case Frame frame -> area(g, frame.bounds(), colours);
      case Element.Group group -> area(g, group.bounds(), colours);
      case Box box -> area(g, box.bounds(), colours);
      case Element.Arrow _, Element.Label _, Element.Sample _ -> {}
    }
  }

  private void area(GraphicsContext g, Rectangle bounds, Palette.Colours colours) {
    g.setFill(Color.web(colours.fill()));
    g.setStroke(Color.web(colours.line()));
    g.setLineWidth(0.5);
    double x = bounds.x() * scale;
    double y = bounds.y() * scale;
    g.fillRect(x, y, bounds.width() * scale, bounds.height() * scale);
    g.strokeRect(x, y, bounds.width() * scale, bounds.height() * scale);
  }

  private void moveLens() {
    Rectangle seen = graph.viewport().get().seen(graph.size());
    double left = Math.clamp(seen.x() * scale, 0, canvas.getWidth());
    double top = Math.clamp(seen.y() * scale, 0, canvas.getHeight());
    double right = Math.clamp(seen.right() * scale, left, canvas.getWidth());
    double bottom = Math.clamp(seen.bottom() * scale, top, canvas.getHeight());
    lens.resizeRelocate(INSET + left - 2, INSET + top - 2, right - left + 4, bottom - top + 4);
  }

  /// Puts the point under the mouse into the middle of the view.
  private void go(MouseEvent event) {
    Viewport view = graph.viewport().get();
    double x = (event.getX() - INSET) / scale * view.zoom() + view.x();
    double y = (event.getY() - INSET) / scale * view.zoom() + view.y();
    graph.look(view.panned(graph.getWidth() / 2 - x, graph.getHeight() / 2 - y));
    event.consume();
  }
}
