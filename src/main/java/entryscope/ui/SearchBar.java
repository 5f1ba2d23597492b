// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Search;
import entryscope.session.Selection;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.controlsfx.control.textfield.CustomTextField;

/// Finds what is written in the field, one hit after the other.
final class SearchBar extends CustomTextField {
  private final Store store;
  private final Navigator navigator;
  private final Label count = Parts.label("", Style.SMALL, Style.MUTED, "hits");
  private final Runnable leave;
  private List<Selection> hits = List.of();
  private int at = -1;

  /// @param leave puts the focus back on the drawing
  SearchBar(Store store, Navigator navigator, Runnable leave) {
    this.store = store;
    this.navigator = navigator;
    this.leave = leave;
    setId("search");
    count.setId("hits");
    count.setMinWidth(USE_PREF_SIZE);
    setRight(count);
    textProperty().subscribe(_ -> look());
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /// Says with which keys one gets here.
  void explain(Commands commands) {
    setAccessibleText("search");
    commands
        .bound()
        .subscribe(
            _ ->
                setPromptText(
                    "Search functions, blocks, sources   " + commands.get("search").firstKeys()));
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER) {
      step(event.isShiftDown() ? -1 : 1);
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE) {
      clear();
      leave.run();
      event.consume();
    }
  }

  private void look() {
    hits = found();
    at = -1;
    showCount();
    if (!hits.isEmpty()) {
      step(1);
    }
  }

  /// Selects the next hit, or the one before; after the last comes the first.
  void step(int by) {
    hits = found();
    if (!hits.isEmpty()) {
      at = Math.floorMod(at < 0 && by < 0 ? hits.size() - 1 : at + by, hits.size());
      navigator.find(hits.get(at));
    }
    showCount();
  }

  private List<Selection> found() {
    return Search.hits(store.figures().get().expansion(), getText());
  }

  private void showCount() {
    count.setText(
        getText().isBlank()
            ? ""
            : hits.isEmpty() ? "nothing found" : (at + 1) + " of " + hits.size());
  }
}
