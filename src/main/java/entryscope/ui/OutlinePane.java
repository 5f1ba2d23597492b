// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Figures;
import entryscope.session.Outline;
import entryscope.session.Selection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The path in words, in step with the drawing: what is selected in one is selected in the other.
final class OutlinePane extends VBox {
  private final Store store;
  private final Navigator navigator;
  private final TreeView<Outline> tree = new TreeView<>();
  private Map<Selection, TreeItem<Outline>> items = Map.of();
  private Optional<Figures> shown = Optional.empty();
  private boolean told;

  /// @param keys what keys mean elsewhere in the window
  OutlinePane(Store store, Navigator navigator, Consumer<KeyEvent> keys) {
    this.store = store;
    this.navigator = navigator;
    getStyleClass().addAll(Style.CARD, "outline");
    tree.setId("outline");
    tree.setAccessibleText("the path in words");
    tree.setCellFactory(_ -> new Cell());
    tree.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.SPACE) {
            keys.accept(event);
          }
        });
    VBox.setVgrow(tree, Priority.ALWAYS);
    getChildren().addAll(Parts.label("Outline", Style.CARD_TITLE), tree);
    store.figures().subscribe((_, _) -> showIfSeen());
    visibleProperty().subscribe(_ -> showIfSeen());
    store.selection().subscribe(this::select);
    tree.getSelectionModel().selectedItemProperty().subscribe(this::go);
  }

  /// The tree is made when it is looked at.
  private void showIfSeen() {
    Figures figures = store.figures().get();
    if (isVisible() && shown.filter(known -> known == figures).isEmpty()) {
      shown = Optional.of(figures);
      show(Outline.of(figures));
    }
  }

  private void show(Outline outline) {
    Set<Selection> closed = new HashSet<>();
    items.forEach(
        (target, item) -> {
          if (!item.isLeaf() && !item.isExpanded()) {
            closed.add(target);
          }
        });
    Map<Selection, TreeItem<Outline>> made = new HashMap<>();
    TreeItem<Outline> root = item(outline, closed, made);
    told = true;
    tree.setRoot(root);
    told = false;
    items = made;
    select(store.selection().get());
  }

  private static TreeItem<Outline> item(
      Outline outline, Set<Selection> closed, Map<Selection, TreeItem<Outline>> made) {
    TreeItem<Outline> item = new TreeItem<>(outline);
    outline.inside().forEach(inner -> item.getChildren().add(item(inner, closed, made)));
    item.setExpanded(!closed.contains(outline.target()));
    made.put(outline.target(), item);
    return item;
  }

  private void select(Selection selection) {
    if (!isVisible() || told) {
      return;
    }
    told = true;
    Optional.ofNullable(items.get(same(selection)))
        .ifPresentOrElse(this::reveal, () -> tree.getSelectionModel().clearSelection());
    told = false;
  }

  /// A call's block is in the tree as the function that it calls.
  private Selection same(Selection selection) {
    return selection instanceof Selection.OfBlock(var place) && !items.containsKey(selection)
        ? new Selection.OfBody(place.path().then(place.block()))
        : selection;
  }

  private void reveal(TreeItem<Outline> item) {
    for (TreeItem<Outline> at = item.getParent(); at != null; at = at.getParent()) {
      at.setExpanded(true);
    }
    tree.getSelectionModel().select(item);
    int row = tree.getRow(item);
    tree.scrollTo(Math.max(0, row - 5));
  }

  private void go(TreeItem<Outline> item) {
    if (!told && item != null) {
      told = true;
      navigator.walk(item.getValue().target());
      told = false;
    }
  }

  @Override
  public void requestFocus() {
    tree.requestFocus();
    if (tree.getSelectionModel().isEmpty()) {
      tree.getSelectionModel().selectFirst();
    }
  }

  private static final class Cell extends TreeCell<Outline> {
    private final Label line = Parts.label("");
    private final Label amount = Parts.label("", Style.FIGURE);
    private final HBox row = Parts.row(line, amount);

    Cell() {
      line.setMaxWidth(Double.MAX_VALUE);
      line.setMinWidth(0);
      line.setTextOverrun(OverrunStyle.ELLIPSIS);
      amount.setMinWidth(USE_PREF_SIZE);
      HBox.setHgrow(line, Priority.ALWAYS);
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(Outline item, boolean empty) {
      super.updateItem(item, empty);
      if (empty || item == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      line.setText(item.line());
      line.pseudoClassStateChanged(Style.COLD, item.visits() == 0);
      amount.setText(item.visits() == 0 ? "" : item.amount());
      setGraphic(row);
      setAccessibleText(item.line() + ", " + item.amount());
    }
  }
}
