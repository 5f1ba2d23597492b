// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import atlantafx.base.controls.ModalPane;
import entryscope.file.Loaded;
import entryscope.flow.Flow;
import entryscope.session.Search;
import entryscope.session.Selection;
import java.io.File;
import java.nio.file.Path;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Insets;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The inside of the window: all panes, and the pages that are laid over them.
final class Shell extends StackPane {
  private static final double GAP = 12;

  private final Store store;
  private final Settings settings;
  private final Desk desk;
  private final ReadOnlyObjectWrapper<Theme> theme;
  private final ModalPane overlay = new ModalPane();
  private final GraphCanvas canvas;
  private final Commands commands;
  private final SearchBar search;
  private final Toggles toggles;

  Shell(Store store, Settings settings, Theme startTheme) {
    this.store = store;
    this.settings = settings;
    this.desk = new Desk(store);
    this.theme = new ReadOnlyObjectWrapper<>(startTheme);
    this.canvas = new GraphCanvas(store, theme);
    this.toggles = new Toggles(store);
    this.search = new SearchBar(store, this::find, canvas::requestFocus);
    this.commands = CommandList.of(this);
    new GraphMouse(store, canvas, toggles, commands);
    build();
    setOnDragOver(Shell::offer);
    setOnDragDropped(this::dropped);
    addEventHandler(KeyEvent.KEY_PRESSED, commands::press);
  }

  private void build() {
    BorderPane panes = new BorderPane();
    panes.getStyleClass().add("panes");
    ScenarioPane scenario = new ScenarioPane(store);
    SelectedPane selected = new SelectedPane(store, toggles);
    VBox.setVgrow(scenario, Priority.ALWAYS);
    Insets gap = new Insets(GAP);
    VBox right = new VBox(new EstimatePane(store), scenario, selected);
    right.getStyleClass().add("right");
    panes.setTop(new Header(store, desk::open, search, commands));
    panes.setLeft(new InliningPane(store));
    panes.setCenter(new GraphPane(store, canvas, commands, theme));
    panes.setRight(right);
    panes.setBottom(new StatusLine(store, canvas.viewport()));
    BorderPane.setMargin(panes.getLeft(), gap);
    BorderPane.setMargin(panes.getCenter(), new Insets(GAP, 0, GAP, 0));
    BorderPane.setMargin(right, gap);
    getChildren().addAll(panes, overlay);
  }

  ReadOnlyObjectProperty<Theme> theme() {
    return theme.getReadOnlyProperty();
  }

  void switchTheme() {
    theme.set(theme.get().other());
    settings.change(preferences -> preferences.withTheme(theme.get().id()));
  }

  Settings settings() {
    return settings;
  }

  Store store() {
    return store;
  }

  Commands commands() {
    return commands;
  }

  GraphCanvas canvas() {
    return canvas;
  }

  SearchBar search() {
    return search;
  }

  Toggles toggles() {
    return toggles;
  }

  private java.util.List<Selection> find(String text) {
    return Search.hits(store.figures().get().expansion(), text, canvas.drawn()::shows);
  }

  void show(Sheet sheet) {
    sheet.onClose(this::closeSheet);
    overlay.show(sheet);
  }

  /// The predictions beside what was published; a case that is shown replaces what is open.
  void showEvidence() {
    store.evidence().ask(store.catalogue().get());
    show(
        new EvidenceSheet(
            store.evidence().board(),
            evidence -> {
              closeSheet();
              desk.open(evidence);
            }));
  }

  private void closeSheet() {
    overlay.hide(true);
    canvas.requestFocus();
  }

  /// Opens a file, or shows what is wrong with it.
  void open(Path file) {
    if (desk.open(file) instanceof Loaded.Failed<Flow>(var _, var diagnostics)) {
      show(new DiagnosticsSheet(file.getFileName() + " cannot be opened", diagnostics));
    }
  }

  private static void offer(DragEvent event) {
    if (event.getDragboard().hasFiles()) {
      event.acceptTransferModes(TransferMode.COPY);
    }
    event.consume();
  }

  private void dropped(DragEvent event) {
    event.getDragboard().getFiles().stream().findFirst().map(File::toPath).ifPresent(this::open);
    event.setDropCompleted(true);
    event.consume();
  }
}
