// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.TreeItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Rectangle;
import org.controlsfx.control.BreadCrumbBar;

/// Where the selection is: architecture, kernel, entry, function, inlined callee.
final class Trail extends BreadCrumbBar<Crumb> {
  /// Width of a letter with its share of the gaps, generously.
  private static final double LETTER = 7.2;

  private final Store store;
  private final Navigator navigator;
  private final CrumbMenu choices;
  private final ReadOnlyDoubleProperty size;
  private List<Crumb> shown = List.of();

  /// @param size how large texts are, 1 for as usual
  Trail(Store store, Desk desk, Navigator navigator, ReadOnlyDoubleProperty size) {
    this.store = store;
    this.size = size;
    this.navigator = navigator;
    this.choices = new CrumbMenu(store, desk, navigator);
    setId("trail");
    setMinWidth(0);
    widthProperty().subscribe(_ -> show());
    size.subscribe(_ -> show());
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(widthProperty());
    clip.heightProperty().bind(heightProperty());
    setClip(clip);
    setAutoNavigationEnabled(false);
    setCrumbFactory(item -> button(item.getValue()));
    store.figures().subscribe(_ -> show());
    store.selection().subscribe(_ -> show());
  }

  private Button button(Crumb crumb) {
    Button button = new Button(crumb.text());
    Label choices = Parts.label(crumb.depth() > 0 ? "›" : "▾", Style.MUTED, "crumb-choices");
    choices.setOnMouseReleased(
        event -> {
          event.consume();
          choose(crumb, button);
        });
    choices.addEventHandler(MouseEvent.MOUSE_PRESSED, MouseEvent::consume);
    button.setGraphic(choices);
    button.getStyleClass().add("crumb");
    button.setId("crumb-" + crumb.depth());
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> go(crumb, button));
    button.setAccessibleText(crumb.text() + "; Down lists what else there is");
    button.addEventFilter(KeyEvent.KEY_PRESSED, event -> press(event, crumb, button));
    return button;
  }

  private void press(KeyEvent event, Crumb crumb, Button button) {
    if (event.getCode() == KeyCode.DOWN) {
      event.consume();
      choose(crumb, button);
    } else if (event.getCode() == KeyCode.ENTER) {
      event.consume();
      button.fire();
    }
  }

  private void choose(Crumb crumb, Button button) {
    ContextMenu menu = choices.of(crumb);
    if (!menu.getItems().isEmpty()) {
      menu.show(button, Side.BOTTOM, 0, 0);
    }
  }

  private void go(Crumb crumb, Button button) {
    if (crumb.target().isNothing()) {
      choose(crumb, button);
    } else {
      navigator.show(crumb.target());
    }
  }

  private void show() {
    int room = getWidth() > 0 ? (int) (getWidth() / (LETTER * size.get())) : Integer.MAX_VALUE;
    List<Crumb> crumbs =
        Crumb.fitting(Crumb.way(store.figures().get(), store.selection().get()), room);
    if (crumbs.equals(shown)) {
      return;
    }
    shown = crumbs;
    TreeItem<Crumb> last = new TreeItem<>(crumbs.getFirst());
    for (Crumb crumb : crumbs.subList(1, crumbs.size())) {
      TreeItem<Crumb> next = new TreeItem<>(crumb);
      last.getChildren().add(next);
      last = next;
    }
    setSelectedCrumb(last);
  }
}
