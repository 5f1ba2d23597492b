// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Words;
import entryscope.session.importing.Contents;
import entryscope.session.importing.ImportRequest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.cell.CheckBoxListCell;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Chooses functions of a listing: one is where the path starts, several are all that is described.
final class FunctionPicker extends VBox {
  private static final int USUAL = 3;
  private static final int DEEPEST = 50;

  private final TextField search = new TextField();
  private final ListView<String> list = new ListView<>();
  private final Spinner<Integer> depth = new Spinner<>(0, DEEPEST, USUAL);
  private final Label summary = Parts.wrapped("", Style.MUTED);
  private final Set<String> chosen = new LinkedHashSet<>();
  private final Map<String, BooleanProperty> checks = new HashMap<>();
  private final Runnable changed;
  private List<String> all = List.of();

  /// Whether what is chosen is the program's proposal and not yet the reader's choice.
  private boolean isProposed;

  /// @param changed is run when another choice is made
  /// @param done is run when Enter is pressed on what is chosen already
  FunctionPicker(Runnable changed, Runnable done) {
    super(6);
    this.changed = changed;
    search.setId("listing-search");
    search.setPromptText("Find a function");
    search.setAccessibleText("Find a function of the listing");
    search.textProperty().subscribe(_ -> filter());
    search.setOnAction(
        event -> {
          enter(done);
          event.consume();
        });
    list.setId("listing-functions");
    list.setAccessibleText("Functions of the listing");
    list.setPrefHeight(190);
    list.setMinHeight(80);
    list.setCellFactory(CheckBoxListCell.forListView(this::check));
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    VBox.setVgrow(list, Priority.ALWAYS);
    depth.setId("listing-depth");
    depth.setPrefWidth(84);
    depth.setEditable(true);
    depth.valueProperty().subscribe(_ -> tell());
    summary.setId("listing-summary");
    search.setPrefWidth(280);
    getChildren()
        .addAll(
            Parts.row(search, Parts.spacer(), Parts.label("Depth of calls"), depth), list, summary);
  }

  /// Offers the functions of a listing, with one of them chosen where that is among them.
  void show(Contents contents, String wanted) {
    if (contents.functions().equals(all)) {
      return;
    }
    all = contents.functions();
    chosen.clear();
    checks.clear();
    List.of(wanted, contents.start().orElse("")).stream()
        .filter(all::contains)
        .findFirst()
        .ifPresent(name -> check(name).set(true));
    isProposed = true;
    search.clear();
    filter();
    tell();
  }

  void clear() {
    all = List.of();
    chosen.clear();
    checks.clear();
    filter();
    tell();
  }

  /// What was chosen.
  ImportRequest request() {
    if (chosen.size() == 1) {
      return ImportRequest.DEFAULT.from(chosen.iterator().next(), depth.getValue());
    }
    return ImportRequest.DEFAULT.only(List.copyOf(chosen));
  }

  boolean isEmpty() {
    return chosen.isEmpty();
  }

  @Override
  public void requestFocus() {
    search.requestFocus();
  }

  private BooleanProperty check(String name) {
    return checks.computeIfAbsent(
        name,
        _ -> {
          BooleanProperty check = new SimpleBooleanProperty();
          check.subscribe(on -> check(name, on));
          return check;
        });
  }

  private void check(String name, boolean on) {
    if (on ? chosen.add(name) : chosen.remove(name)) {
      isProposed = false;
      tell();
    }
  }

  /// Enter chooses what is found, in the place of what was only proposed; then it is done.
  private void enter(Runnable done) {
    String first = list.getItems().stream().findFirst().orElse("");
    if (search.getText().isBlank() || chosen.contains(first)) {
      done.run();
    } else if (!first.isEmpty()) {
      if (isProposed) {
        List.copyOf(chosen).forEach(this::toggle);
      }
      toggle(first);
    }
  }

  private void toggle(String name) {
    BooleanProperty check = check(name);
    check.set(!check.get());
  }

  private void press(KeyEvent event) {
    String name = list.getSelectionModel().getSelectedItem();
    boolean means = event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER;
    if (means && name != null) {
      toggle(name);
      event.consume();
    }
  }

  /// Chosen ones first, then names that begin with what is searched.
  private void filter() {
    String wanted = search.getText().strip().toLowerCase(Locale.ROOT);
    List<String> shown = new ArrayList<>(chosen);
    all.stream()
        .filter(name -> !chosen.contains(name))
        .filter(name -> name.toLowerCase(Locale.ROOT).contains(wanted))
        .sorted(Comparator.comparingInt(name -> rank(name.toLowerCase(Locale.ROOT), wanted)))
        .forEach(shown::add);
    if (!wanted.isEmpty()) {
      shown.removeIf(name -> !name.toLowerCase(Locale.ROOT).contains(wanted));
    }
    list.getItems().setAll(shown);
  }

  private static int rank(String name, String wanted) {
    return name.equals(wanted) ? 0 : name.startsWith(wanted) ? 1 : 2;
  }

  private void tell() {
    depth.setDisable(chosen.size() != 1);
    summary.setText(
        switch (chosen.size()) {
          case 0 -> all.isEmpty() ? "" : "Tick the function where the path starts.";
          case 1 ->
              "The path starts in %s; what it calls is described %s deep."
                  .formatted(chosen.iterator().next(), Words.counted(depth.getValue(), "call"));
          default ->
              "%s are described; paths start in those that none of them calls."
                  .formatted(Words.counted(chosen.size(), "function"));
        });
    changed.run();
  }
}
