// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.ImageView;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.VBox;

/// Pages of a drawing one below the other, as wide as there is room or larger.
final class ExportPages extends ScrollPane {
  private static final double STEP = 1.25;
  private static final double LARGEST = 6;

  /// Room around and beside the pages.
  private static final double AROUND = 26;

  private final VBox pages = new VBox();
  private final DoubleProperty zoom = new SimpleDoubleProperty(1);

  ExportPages() {
    super();
    setContent(pages);
    setFitToWidth(true);
    setPannable(true);
    pages.setId("export-pages");
    pages.getStyleClass().add("export-pages");
    addEventFilter(ScrollEvent.SCROLL, this::scroll);
  }

  void show(List<PageImage> images) {
    pages.getChildren().setAll(images.stream().map(this::page).toList());
  }

  private VBox page(PageImage image) {
    VBox page = new VBox();
    page.getStyleClass().add("export-page");
    for (var slice : image.slices()) {
      ImageView view = new ImageView(slice);
      view.setPreserveRatio(true);
      view.setSmooth(true);
      view.fitWidthProperty()
          .bind(
              viewportBoundsProperty()
                  .map(bounds -> Math.max(1, bounds.getWidth() - AROUND))
                  .flatMap(width -> zoom.map(times -> times.doubleValue() * width)));
      page.getChildren().add(view);
    }
    return page;
  }

  private void scroll(ScrollEvent event) {
    if (event.isShortcutDown() && event.getDeltaY() != 0) {
      zoom(event.getDeltaY() > 0 ? STEP : 1 / STEP);
      event.consume();
    }
  }

  void zoomIn() {
    zoom(STEP);
  }

  void zoomOut() {
    zoom(1 / STEP);
  }

  /// As wide as there is room.
  void fit() {
    zoom.set(1);
  }

  /// What is in the middle stays there.
  private void zoom(double factor) {
    double x = getHvalue();
    double y = getVvalue();
    zoom.set(Math.clamp(zoom.get() * factor, 1, LARGEST));
    layout();
    setHvalue(x);
    setVvalue(y);
  }
}
