// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.TreeItem;
import org.controlsfx.control.BreadCrumbBar;

/// Where the selection is: architecture, kernel, entry, function, inlined callee.
final class Trail extends BreadCrumbBar<Crumb> {
  /// Width of a letter with its share of the gaps, generously.
  private static final double LETTER = 7.2;

  private final Store store;
  private List<Crumb> shown = List.of();

  Trail(Store store) {
    this.store = store;
    setId("trail");
    setMinWidth(0);
    widthProperty().subscribe(_ -> show());
    setAutoNavigationEnabled(false);
    setCrumbFactory(item -> button(item.getValue()));
    setOnCrumbAction(event -> store.select(event.getSelectedCrumb().getValue().target()));
    store.figures().subscribe(_ -> show());
    store.selection().subscribe(_ -> show());
  }

  private static Button button(Crumb crumb) {
    Button button = new Button(crumb.text());
    if (crumb.depth() > 0) {
      button.setGraphic(Parts.label("›", Style.MUTED));
    }
    button.getStyleClass().add("crumb");
    button.setMinWidth(USE_PREF_SIZE);
    button.setFocusTraversable(false);
    return button;
  }

  private void show() {
    int room = getWidth() > 0 ? (int) (getWidth() / LETTER) : Integer.MAX_VALUE;
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
