// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.session.Figures;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.TreeItem;
import org.controlsfx.control.BreadCrumbBar;

/// Where the selection is: architecture, kernel, entry, function, inlined callee.
final class Trail extends BreadCrumbBar<Trail.Crumb> {
  private final Store store;

  /// One step of the way, with what a click on it selects.
  ///
  /// @param depth steps before it
  record Crumb(int depth, String text, Selection target) {}

  Trail(Store store) {
    this.store = store;
    setId("trail");
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
    List<Crumb> crumbs = crumbs(store.figures().get(), store.selection().get());
    TreeItem<Crumb> last = new TreeItem<>(crumbs.getFirst());
    for (Crumb crumb : crumbs.subList(1, crumbs.size())) {
      TreeItem<Crumb> next = new TreeItem<>(crumb);
      last.getChildren().add(next);
      last = next;
    }
    setSelectedCrumb(last);
  }

  /// The way from the architecture to what is selected.
  static List<Crumb> crumbs(Figures figures, Selection selection) {
    var document = figures.document();
    var flow = document.flow();
    List<Crumb> crumbs = new ArrayList<>();
    crumbs.add(new Crumb(0, flow.provenance().architecture(), Selection.NOTHING));
    crumbs.add(new Crumb(1, "Linux " + flow.provenance().kernel(), Selection.NOTHING));
    crumbs.add(new Crumb(2, flow.entry(document.entry()).title(), Selection.NOTHING));
    Expansion root = figures.expansion();
    CallPath deepest = selection.body(root).map(Expansion::path).orElse(root.path());
    for (int depth = 0; depth <= deepest.sites().size(); depth++) {
      CallPath path = new CallPath(deepest.root(), deepest.sites().subList(0, depth));
      root.at(path)
          .ifPresent(
              part -> crumbs.add(new Crumb(crumbs.size(), part.function().name(), new Selection.OfBody(path))));
    }
    if (selection instanceof Selection.OfBlock(var place)) {
      root.at(place.path())
          .map(part -> part.body().blocks().get(place.block()))
          .ifPresent(block -> crumbs.add(new Crumb(crumbs.size(), block.title(), selection)));
    }
    return crumbs;
  }
}
