// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Diagnostic;
import entryscope.file.Loaded;
import entryscope.session.Document;
import entryscope.ui.Column.Side;
import java.io.File;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.MenuBar;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The inside of the window: all panes, and the pages that are laid over them.
final class Shell extends StackPane {
  private static final double GAP = Column.GAP;

  private final Store store;
  private final Settings settings;
  private final Desk desk;
  private final Papers papers;
  private final Watch watch;
  private final ReadOnlyObjectWrapper<Theme> theme;
  private final Overlay overlay;
  private final GraphCanvas canvas;
  private final Commands commands;
  private final SearchBar search;
  private final Navigator navigator;
  private final Walker walker;
  private final Player player;
  private final BorderPane panes = new BorderPane();
  private final OutlinePane outline;
  private final Column left;
  private final Column right;
  private final TimelinePane timeline;
  private final Panels panels;
  private Theme withoutContrast = Theme.LIGHT;
  private final Toggles toggles;

  Shell(Store store, Desk desk, Papers papers, Settings settings, Theme startTheme) {
    this.store = store;
    this.settings = settings;
    this.desk = desk;
    this.papers = papers;
    this.watch = new Watch(store, desk, papers);
    this.theme = new ReadOnlyObjectWrapper<>(startTheme);
    this.canvas = new GraphCanvas(store, theme);
    this.overlay = new Overlay(canvas::requestFocus);
    this.toggles = new Toggles(store);
    ScenarioPane scenario = new ScenarioPane(store);
    SelectedPane selected = new SelectedPane(store, toggles);
    EstimatePane estimate = new EstimatePane(store, theme, desk::open);
    this.navigator = new Navigator(store, canvas);
    this.walker = new Walker(store, canvas, navigator);
    this.player = new Player(store, walker);
    this.search = new SearchBar(store, navigator, canvas::requestFocus);
    outline = new OutlinePane(store, navigator, event -> commands().press(event));
    timeline = new TimelinePane(store, canvas, theme);
    ReadOnlyDoubleWrapper size = new ReadOnlyDoubleWrapper(1);
    StackPane inlining = new StackPane();
    left = new Column(Side.LEFT, inlining, settings, size, widthProperty());
    RightColumn beside = new RightColumn(estimate, scenario, selected, size);
    right = new Column(Side.RIGHT, beside, settings, size, widthProperty());
    VBox top = new VBox();
    panels = new Panels(this, size, left, right, outline, List.of(top));
    this.commands = CommandList.of(this);
    inlining.getChildren().add(new InliningPane(store, commands));
    MenuBar menus = new Menus(commands).bar(new RecentMenu(settings, papers));
    addEventFilter(KeyEvent.ANY, new MenuKeys(menus, commands)::filter);
    top.getChildren().addAll(menus, new Header(store, desk::open, search, commands));
    panes.setTop(top);
    search.explain(commands);
    new GraphMouse(store, canvas, toggles, commands);
    build();
    papers.onFindings(this::explain, this::warn);
    papers.onLook(canvas::view);
    new Look(store, desk, canvas);
    panels.size().subscribe(to -> timeline.enlarge(to.doubleValue()));
    heightProperty().subscribe(height -> timeline.limit(height.doubleValue()));
    setOnDragOver(Shell::offer);
    setOnDragDropped(this::dropped);
    addEventHandler(KeyEvent.KEY_PRESSED, commands::press);
    addEventFilter(MouseEvent.MOUSE_PRESSED, this::travel);
  }

  private void build() {
    panes.getStyleClass().add("panes");
    GraphPane drawing = graphPane();
    HBox centre = new HBox(GAP, outline, drawing);
    HBox.setHgrow(drawing, Priority.ALWAYS);
    drawing.setPrefWidth(0);
    centre.setMinWidth(0);
    panes.setCenter(new HBox(left, centre, right));
    HBox.setHgrow(centre, Priority.ALWAYS);
    BorderPane.setMargin(panes.getCenter(), new Insets(GAP));
    panes.setBottom(new VBox(timeline, new StatusLine(store, canvas.viewport(), player.words())));
    VBox.setMargin(timeline, new Insets(0, GAP, 0, GAP));
    getChildren().addAll(panes, overlay);
  }

  private GraphPane graphPane() {
    GraphPane pane =
        new GraphPane(
            store, canvas, commands, theme, new Trail(store, desk, navigator, panels.size()));
    pane.summarise(new FigureLine(store, right.visibleProperty()));
    if (settings.isFirstStart()) {
      Welcome welcome = new Welcome(commands, this::welcomed);
      pane.greet(welcome);
      panels.size().subscribe((_, _) -> Parts.show(welcome, false));
    }
    return pane;
  }

  /// A window whose place is known is not the first one.
  private void welcomed() {
    canvas.requestFocus();
    if (getScene().getWindow() instanceof Stage stage) {
      settings.change(now -> now.withWindow(Placing.of(stage, now.window())));
    }
  }

  /// Keeps the look of a window's inside as the reader wants it.
  void dress(Scene scene) {
    theme.subscribe(_ -> theme.get().applyTo(scene, panels.size().get()));
    panels.size().subscribe(_ -> theme.get().applyTo(scene, panels.size().get()));
    scene.focusOwnerProperty().subscribe((before, _) -> stay(before));
  }

  /// Where what had the keyboard is no more, the drawing has it, and not what happens to be first.
  private void stay(@Nullable Node before) {
    if (before != null && before.getScene() == null && !overlay.isVisible()) {
      Platform.runLater(canvas::requestFocus);
    }
  }

  TimelinePane timeline() {
    return timeline;
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

  /// High contrast, or what was before it.
  void switchContrast() {
    Theme next = theme.get() == Theme.CONTRAST ? withoutContrast : Theme.CONTRAST;
    withoutContrast = theme.get() == Theme.CONTRAST ? withoutContrast : theme.get();
    choose(next);
  }

  private void choose(Theme chosen) {
    theme.set(chosen);
    settings.change(preferences -> preferences.withTheme(theme.get().id()));
  }

  Settings settings() {
    return settings;
  }

  Desk desk() {
    return desk;
  }

  Papers papers() {
    return papers;
  }

  Watch watch() {
    return watch;
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

  Walker walker() {
    return walker;
  }

  Player player() {
    return player;
  }

  Destinations destinations() {
    return new Destinations(store, desk, navigator);
  }

  void show(Sheet sheet) {
    prepare(sheet);
    overlay.show(sheet, Pos.CENTER);
  }

  /// Shows a sheet over another one, to which closing it leads back.
  void showOver(Sheet sheet) {
    prepare(sheet);
    overlay.showOver(sheet, Pos.CENTER);
  }

  private void prepare(Sheet sheet) {
    sheet.onClose(this::closeSheet);
    sheet.hear(store.notice());
  }

  /// Lets the reader choose from a list by a few letters.
  void choose(String prompt, List<PaletteItem> from) {
    overlay.show(new Palette(prompt, from, this::closeSheet), Pos.TOP_CENTER);
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

  /// Compares what is open with itself under its reference plan, or with what the reader chooses.
  void showComparison() {
    showComparison(CompareSheet.reference(store.document()));
  }

  void showComparison(Document before) {
    Files files = new Files(this);
    CompareSheet sheet =
        new CompareSheet(store, before, theme, files::chooseOther, files::chooseComparison);
    sheet.prefWidthProperty().bind(widthProperty().subtract(2 * GAP));
    sheet.prefHeightProperty().bind(heightProperty().subtract(2 * GAP));
    show(sheet);
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

  void closeSheet() {
    overlay.hide();
  }

  private void explain(String name, Loaded.Failed<?> failed) {
    show(
        new DiagnosticsSheet(
            name + " cannot be opened",
            "Nothing in the window has changed.",
            failed.diagnostics()));
  }

  private void warn(String name, List<Diagnostic> warnings) {
    show(new DiagnosticsSheet(name, "It was opened all the same; nothing is lost.", warnings));
  }

  private static void offer(DragEvent event) {
    if (event.getDragboard().hasFiles()) {
      event.acceptTransferModes(TransferMode.COPY);
    }
    event.consume();
  }

  private void dropped(DragEvent event) {
    event.getDragboard().getFiles().stream()
        .findFirst()
        .map(File::toPath)
        .ifPresent(new Imports(this)::open);
    event.setDropCompleted(true);
    event.consume();
  }
}
