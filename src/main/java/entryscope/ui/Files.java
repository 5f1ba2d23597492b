// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
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

  void saveDrawing() {
    FileChooser chooser = chooser("Save the drawing", "SVG drawings", "*.svg");
    var document = store.document();
    chooser.setInitialFileName(document.flow().id() + "-" + document.planName() + ".svg");
    Optional.ofNullable(chooser.showSaveDialog(shell.getScene().getWindow()))
        .map(File::toPath)
        .ifPresent(this::save);
  }

  void save(Path file) {
    try {
      java.nio.file.Files.writeString(file, store.svg(), StandardCharsets.UTF_8);
      store.tell("Saved " + file);
    } catch (IOException e) {
      store.tell("Could not save " + file + ": " + e.getMessage());
    }
  }

  private static FileChooser chooser(String title, String kind, String pattern) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    chooser.getExtensionFilters().add(new ExtensionFilter(kind, pattern));
    return chooser;
  }
}
