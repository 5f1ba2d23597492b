// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.inlining.InlinePlan;
import entryscope.session.Document;
import entryscope.session.Selection;
import entryscope.session.compare.ComparisonReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// Two documents side by side or over one another, and a table of what differs.
final class CompareSheet extends Sheet {
  private final Store store;
  private final CompareViews views;
  private final CompareTable table = new CompareTable();
  private final CompareLegend legend = new CompareLegend();
  private final CompareLook look;
  private final Label headline = Parts.wrapped("", "compare-headline");
  private final CheckBox all = new CheckBox("what is the same too");
  private final ToggleButton blocks = new ToggleButton("Blocks");
  private final ToggleButton functions = new ToggleButton("Functions");
  private final CompareChooser chooser;
  private final CompareSave save;
  private Document after;
  private boolean isTelling;

  /// @param before what the open document is compared with
  /// @param other asks for a file and gives what is in it to who wants it
  /// @param target asks for the file to write, given a name for it
  CompareSheet(
      Store store,
      Document before,
      ObservableValue<Theme> theme,
      Consumer<Consumer<Document>> other,
      Function<String, Optional<Path>> target) {
    VBox content = new VBox(8);
    super("Compare", content);
    this.store = store;
    this.after = store.document();
    this.views = new CompareViews(theme, this::clicked);
    this.look = new CompareLook(views, legend);
    this.chooser = new CompareChooser(store.catalogue().get(), before, _ -> ask(), other);
    this.save = new CompareSave(store, target);
    build(content);
    headline.setId("compare-change");
    getStyleClass().add("compare");
    table.getSelectionModel().selectedItemProperty().subscribe(this::selected);
    all.setOnAction(_ -> rows());
    Subscription subscription =
        store
            .comparing()
            .newest()
            .subscribe(this::show)
            .and(
                theme.subscribe(
                    now -> {
                      legend.show(now.palette());
                      views.repaint();
                    }));
    addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    sceneProperty()
        .subscribe(
            (_, scene) -> {
              if (scene == null) {
                subscription.unsubscribe();
              }
            });
    ask();
  }

  /// What a document is compared with at first: itself under its reference plan, else under the
  /// first plan of its flow that is another one.
  static Document reference(Document document) {
    InlinePlan reference = InlinePlan.of(document.flow().plan(document.reference()));
    return Stream.concat(
            Stream.of(reference), document.flow().plans().values().stream().map(InlinePlan::of))
        .filter(plan -> !plan.equals(document.plan()))
        .findFirst()
        .map(document::withPlan)
        .orElse(document);
  }

  private void build(VBox content) {
    Button swap = new Button("Swap");
    swap.setId("compare-swap");
    swap.setMinWidth(USE_PREF_SIZE);
    swap.setOnAction(_ -> swap());
    chooser.getChildren().add(swap);
    blocks.setId("compare-blocks");
    functions.setId("compare-functions");
    CompareLook.group(blocks, functions);
    functions.selectedProperty().subscribe(_ -> rows());
    Button copy =
        CompareLook.button("Copy as text", "Copy the comparison as text for a mail", this::copy);
    copy.setId("compare-copy");
    VBox below = new VBox(6, Parts.row(blocks, functions, all, Parts.spacer(), copy, save), table);
    VBox.setVgrow(table, Priority.ALWAYS);
    SplitPane split = new SplitPane(views, below);
    split.setOrientation(Orientation.VERTICAL);
    split.setDividerPositions(0.66);
    VBox.setVgrow(split, Priority.ALWAYS);
    VBox.setVgrow(content, Priority.ALWAYS);
    content.getChildren().addAll(chooser, headline, look, split);
  }

  /// Keys of the window's commands would change what lies below.
  private void press(KeyEvent event) {
    switch (event.getCode()) {
      case W, DIGIT0 -> views.fit();
      case PLUS, ADD, EQUALS -> views.zoomIn();
      case MINUS, SUBTRACT -> views.zoomOut();
      case DIGIT1, NUMPAD1 -> look.showSides();
      case DIGIT2, NUMPAD2 -> look.showOverlaid();
      default -> {}
    }
    if (event.getCode() != KeyCode.ESCAPE) {
      event.consume();
    }
  }

  /// The keyboard is first where lines are chosen, once the split pane holds them.
  @Override
  public void requestFocus() {
    applyCss();
    table.requestFocus();
  }

  private void ask() {
    store.comparing().ask(chooser.present(), after, store.catalogue().get());
  }

  private void swap() {
    Document old = chooser.present();
    chooser.show(after);
    after = old;
    ask();
  }

  private void show(Optional<Compared> compared) {
    headline.setText(
        compared.map(c -> CompareWords.headline(c.comparison())).orElse("Comparing …"));
    compared.ifPresent(views::show);
    save.setDisable(compared.isEmpty());
    rows();
    table.getSelectionModel().selectFirst();
  }

  private Optional<Compared> compared() {
    return store.comparing().newest().get();
  }

  private void rows() {
    table.show(
        compared()
            .map(Compared::comparison)
            .map(c -> functions.isSelected() ? CompareRow.ofFunctions(c) : CompareRow.ofBlocks(c))
            .orElse(List.of())
            .stream()
            .filter(row -> all.isSelected() || !row.isSame())
            .toList(),
        compared().isPresent() ? "No differences" : "Comparing …");
  }

  private void selected(CompareRow row) {
    if (row != null && !isTelling) {
      views.select(row);
    }
  }

  /// A click on a drawing selects its line.
  private void clicked(Selection what, boolean isBefore) {
    table.getItems().stream()
        .filter(row -> (isBefore ? row.earlier() : row.later()).equals(what))
        .findFirst()
        .ifPresent(
            row -> {
              isTelling = true;
              table.getSelectionModel().select(row);
              table.scrollTo(row);
              isTelling = false;
              views.select(row);
            });
  }

  private void copy() {
    compared()
        .ifPresent(
            c -> {
              Clipboard.getSystemClipboard()
                  .setContent(
                      java.util.Map.of(
                          DataFormat.PLAIN_TEXT, ComparisonReport.of(c.comparison(), c.naming())));
              store.tell("Copied the comparison as text");
            });
  }
}
