// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.listing.Architecture;
import entryscope.listing.read.Options;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// How a listing is read: its architecture, and the objdump for an ELF file.
final class ReadingPane extends VBox {
  private final Choice<Optional<Architecture>> architecture;
  private final TextField objdump = new TextField();
  private final CheckBox lines = new CheckBox("Source lines and inlined functions (-l --inlines)");
  private final Label origin = Parts.wrapped("", Style.MUTED, Style.CODE);
  private Optional<Architecture> recognised = Optional.empty();
  private Optional<Architecture> chosen = Optional.empty();

  /// @param isFile whether an objdump may have to be run
  /// @param changed is run when it is to be read anew
  ReadingPane(boolean isFile, Runnable changed) {
    super(6);
    architecture =
        new Choice<>(
            this::title,
            pick -> {
              chosen = pick;
              changed.run();
            });
    architecture.setId("listing-architecture");
    objdump.setId("listing-objdump");
    objdump.setPromptText("objdump that fits");
    objdump.setAccessibleText("objdump to run on an ELF file");
    objdump.setTooltip(Parts.tip("A name in PATH or a path; Enter reads the file anew"));
    objdump.setOnAction(
        event -> {
          changed.run();
          event.consume();
        });
    lines.setId("listing-lines");
    lines.setOnAction(_ -> changed.run());
    origin.setId("listing-origin");
    HBox row = Parts.row(Parts.label("Architecture"), architecture);
    if (isFile) {
      HBox.setHgrow(objdump, Priority.ALWAYS);
      row.getChildren().addAll(Parts.label("objdump"), objdump);
    }
    getChildren().add(row);
    if (isFile) {
      getChildren().setAll(row, lines, origin);
    }
    show("", Optional.empty());
  }

  private String title(Optional<Architecture> one) {
    return one.map(Architecture::id)
        .orElseGet(
            () -> recognised.map(found -> found.id() + ", recognised").orElse("as recognised"));
  }

  Options options() {
    Options with = Options.DEFAULT;
    with = chosen.isPresent() ? with.withArchitecture(chosen.get()) : with;
    String tool = objdump.getText().strip();
    with = tool.isEmpty() ? with : with.withObjdump(tool);
    return lines.isSelected() ? with.withLines() : with;
  }

  /// @param read where the text came from; empty where nothing is read
  /// @param found the architecture that it is read as
  void show(String read, Optional<Architecture> found) {
    recognised = chosen.isPresent() ? Optional.empty() : found;
    origin.setText(read);
    Parts.show(origin, !read.isEmpty());
    // Cleared first: the words for the one that is recognised change while the choice stays.
    architecture.setItems(FXCollections.observableArrayList());
    architecture.setValue(null);
    architecture.show(
        Stream.concat(
                Stream.of(Optional.<Architecture>empty()),
                Stream.of(Architecture.values()).map(Optional::of))
            .toList(),
        chosen);
  }
}
