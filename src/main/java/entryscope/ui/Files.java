// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.SafeWriter;
import entryscope.session.SvgDrawing;
import java.io.File;
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
    chooser.setInitialFileName(document.flow().id() + "-" + document.planId() + ".svg");
    Optional.ofNullable(chooser.showSaveDialog(shell.getScene().getWindow()))
        .map(File::toPath)
        .ifPresent(this::save);
  }

  void save(Path file) {
    String svg = SvgDrawing.of(store.document(), shell.theme().get().palette());
    store.tell(SafeWriter.write(file, svg).orElse("Saved " + file));
  }

  private static FileChooser chooser(String title, String kind, String pattern) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    chooser.getExtensionFilters().add(new ExtensionFilter(kind, pattern));
    return chooser;
  }
}
