// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A list that a few letters narrow down and Enter chooses from.
final class Palette extends VBox {
  private static final int PAGE = 10;

  /// Letters that a line has room for.
  private static final int LINE = 60;

  private final List<PaletteItem> all;
  private final Runnable close;
  private final TextField field = new TextField();
  private final ListView<PaletteItem> list = new ListView<>();
  private final Label why = Parts.wrapped("", Style.SMALL, Style.MUTED);

  /// @param prompt what the field is for
  /// @param close takes the palette away
  Palette(String prompt, List<PaletteItem> all, Runnable close) {
    this.all = List.copyOf(all);
    this.close = close;
    getStyleClass().addAll("sheet", "palette");
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    field.setId("palette");
    field.setPromptText(prompt);
    field.setAccessibleText(prompt);
    list.setId("palette-list");
    list.setFocusTraversable(false);
    list.setCellFactory(_ -> new Cell());
    list.setPlaceholder(Parts.label("Nothing found", Style.MUTED));
    why.setId("palette-why");
    getChildren().addAll(field, list, why);
    field.textProperty().subscribe(this::show);
    list.getSelectionModel().selectedItemProperty().subscribe(this::explain);
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    list.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY) {
            run();
          }
        });
  }

  @Override
  public void requestFocus() {
    field.requestFocus();
  }

  private void show(String wanted) {
    list.getItems().setAll(PaletteItem.matching(all, wanted));
    list.getSelectionModel().selectFirst();
    list.scrollTo(0);
  }

  private void explain(PaletteItem item) {
    why.setText(
        item == null
            ? " "
            : item.obstacle().map(reason -> "Not now: " + reason).orElseGet(() -> whole(item)));
  }

  /// What the line of an item has no room for.
  private static String whole(PaletteItem item) {
    return item.title().length() + item.detail().length() > LINE ? item.detail() : " ";
  }

  private void press(KeyEvent event) {
    boolean isMine = true;
    switch (event.getCode()) {
      case UP -> step(-1);
      case DOWN -> step(1);
      case PAGE_UP -> step(-PAGE);
      case PAGE_DOWN -> step(PAGE);
      case ENTER -> run();
      case ESCAPE -> close.run();
      default -> isMine = false;
    }
    if (isMine || event.getCode() == KeyCode.TAB) {
      event.consume();
    }
  }

  private void step(int by) {
    int size = list.getItems().size();
    if (size > 0) {
      int from = list.getSelectionModel().getSelectedIndex();
      int to =
          Math.abs(by) == 1 ? Math.floorMod(from + by, size) : Math.clamp(from + by, 0, size - 1);
      list.getSelectionModel().select(to);
      list.scrollTo(Math.max(0, to - PAGE / 2));
    }
  }

  /// Does what is chosen; what cannot be done says why and stays.
  private void run() {
    PaletteItem chosen = list.getSelectionModel().getSelectedItem();
    if (chosen != null && chosen.obstacle().isEmpty()) {
      close.run();
      chosen.action().run();
    }
  }

  private static final class Cell extends ListCell<PaletteItem> {
    private final Label title = Parts.label("", "palette-title");
    private final Label detail = Parts.label("", Style.SMALL, Style.MUTED, "palette-detail");
    private final Label keys = Parts.label("", Style.CODE, Style.MUTED);
    private final HBox row = Parts.row(title, detail, Parts.spacer(), keys);

    Cell() {
      title.setMinWidth(USE_PREF_SIZE);
      keys.setMinWidth(USE_PREF_SIZE);
      detail.setTextOverrun(OverrunStyle.ELLIPSIS);
      HBox.setHgrow(detail, Priority.SOMETIMES);
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(PaletteItem item, boolean empty) {
      super.updateItem(item, empty);
      setGraphic(empty || item == null ? null : row);
      setAccessibleText(empty || item == null ? null : text(item));
      if (!empty && item != null) {
        title.setText(item.title());
        detail.setText(item.detail());
        keys.setText(item.keys());
        pseudoClassStateChanged(Style.FIXED, item.obstacle().isPresent());
      }
    }

    private static String text(PaletteItem item) {
      return item.title()
          + ", "
          + item.detail()
          + (item.keys().isEmpty() ? "" : ", " + item.keys())
          + item.obstacle().map(reason -> ", not now: " + reason).orElse("");
    }
  }
}
