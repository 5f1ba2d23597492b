// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.EstimateReport;
import entryscope.session.Format;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;

/// Asks for files to open and to save.
final class Files {
  private final Store store;
  private final Shell shell;

  Files(Store store, Shell shell) {
    this.store = store;
    this.shell = shell;
  }

  void choose() {
    FileChooser chooser = chooser("Open a flow", "Flows", "*.flow.json");
    Optional.ofNullable(chooser.showOpenDialog(shell.getScene().getWindow()))
        .map(File::toPath)
        .ifPresent(shell::open);
  }

  /// Shows the drawing as it will be written, with all that can be chosen.
  void export() {
    shell.show(
        new ExportSheet(
            store.exports(),
            store.document(),
            this::chooseTarget,
            this::copyEstimate,
            store::tell));
  }

  private Optional<Path> chooseTarget(Format format) {
    FileChooser chooser =
        chooser("Save the drawing", format.title() + " drawings", "*." + format.extension());
    var document = store.document();
    chooser.setInitialFileName(
        document.flow().id() + "-" + document.planId() + "." + format.extension());
    return Optional.ofNullable(chooser.showSaveDialog(shell.getScene().getWindow()))
        .map(File::toPath);
  }

  private void copyEstimate() {
    ClipboardContent content = new ClipboardContent();
    content.putString(
        EstimateReport.of(
            store.figures().get(),
            store.document().scenarioName(store.catalogue().get().scenarios()),
            false));
    Clipboard.getSystemClipboard().setContent(content);
    store.tell("Copied the estimate as text");
  }

  private static FileChooser chooser(String title, String kind, String pattern) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    chooser.getExtensionFilters().add(new ExtensionFilter(kind, pattern));
    return chooser;
  }
}
