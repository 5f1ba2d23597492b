// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import atlantafx.base.controls.ModalPane;
import entryscope.file.Loaded;
import entryscope.flow.Flow;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
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
  private final Navigator navigator;
  private final BorderPane panes = new BorderPane();
  private final StackPane inlining = new StackPane();
  private final OutlinePane outline;
  private final VBox right;
  private final Panels panels;
  private final Toggles toggles;

  Shell(Store store, Settings settings, Theme startTheme) {
    this.store = store;
    this.settings = settings;
    this.desk = new Desk(store);
    this.theme = new ReadOnlyObjectWrapper<>(startTheme);
    this.canvas = new GraphCanvas(store, theme);
    this.toggles = new Toggles(store);
    ScenarioPane scenario = new ScenarioPane(store);
    SelectedPane selected = new SelectedPane(store, toggles);
    VBox.setVgrow(scenario, Priority.ALWAYS);
    right = new VBox(new EstimatePane(store), scenario, selected);
    right.getStyleClass().add("right");
    this.navigator = new Navigator(store, canvas);
    this.search = new SearchBar(store, navigator, canvas::requestFocus);
    outline = new OutlinePane(store, navigator);
    panels = new Panels(this, panes, inlining, outline, List.of(scenario, selected));
    this.commands = CommandList.of(this);
    search.explain(commands);
    new GraphMouse(store, canvas, toggles, commands);
    build();
    setOnDragOver(Shell::offer);
    setOnDragDropped(this::dropped);
    addEventHandler(KeyEvent.KEY_PRESSED, commands::press);
    addEventFilter(MouseEvent.MOUSE_PRESSED, this::travel);
  }

  private void build() {
    panes.getStyleClass().add("panes");
    Insets gap = new Insets(GAP);
    panes.setTop(
        new VBox(new Menus(commands).bar(), new Header(store, desk::open, search, commands)));
    inlining.getChildren().add(new InliningPane(store, commands));
    panes.setLeft(new StackPane(inlining, outline));
    panes.setCenter(graphPane());
    panes.setRight(right);
    panes.setBottom(new StatusLine(store, canvas.viewport()));
    BorderPane.setMargin(panes.getLeft(), gap);
    BorderPane.setMargin(panes.getCenter(), new Insets(GAP, 0, GAP, 0));
    BorderPane.setMargin(right, gap);
    getChildren().addAll(panes, overlay);
  }

  private GraphPane graphPane() {
    GraphPane pane =
        new GraphPane(store, canvas, commands, theme, new Trail(store, desk, navigator));
    if (settings.isFirstStart()) {
      pane.greet(new Welcome(commands));
    }
    return pane;
  }

  /// Keeps the look of a window's inside as the reader wants it.
  void dress(Scene scene) {
    theme.subscribe(_ -> theme.get().applyTo(scene, panels.size().get()));
    panels.size().subscribe(_ -> theme.get().applyTo(scene, panels.size().get()));
  }

  Panels panels() {
    return panels;
  }

  ReadOnlyObjectProperty<Theme> theme() {
    return theme.getReadOnlyProperty();
  }

  void switchTheme() {
    choose(theme.get().other());
  }

  /// High contrast, or light again.
  void switchContrast() {
    choose(theme.get() == Theme.CONTRAST ? Theme.LIGHT : Theme.CONTRAST);
  }

  private void choose(Theme chosen) {
    theme.set(chosen);
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

  Navigator navigator() {
    return navigator;
  }

  Destinations destinations() {
    return new Destinations(store, desk, navigator);
  }

  void show(Sheet sheet) {
    sheet.onClose(this::closeSheet);
    overlay.setAlignment(Pos.CENTER);
    overlay.show(sheet);
    // Placed before the first frame: what a frame shows at another place is not always wiped away.
    overlay.applyCss();
    overlay.layout();
    sheet.requestFocus();
  }

  /// Lets the reader choose from a list by a few letters.
  void choose(String prompt, List<PaletteItem> from) {
    overlay.setAlignment(Pos.TOP_CENTER);
    overlay.show(new Palette(prompt, from, this::closeSheet));
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

  /// The fourth and fifth button of a mouse go back and forward.
  private void travel(MouseEvent event) {
    if (event.getButton() == MouseButton.BACK) {
      navigator.back();
      event.consume();
    } else if (event.getButton() == MouseButton.FORWARD) {
      navigator.forward();
      event.consume();
    }
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
