// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;

/// The files opened or saved last, the newest first. One that is no longer there is grey.
final class RecentMenu extends Menu {
  private final Settings settings;
  private final Papers papers;

  RecentMenu(Settings settings, Papers papers) {
    super("Open recent");
    this.settings = settings;
    this.papers = papers;
    setId("recent");
    settings.preferences().subscribe(_ -> fill(Map.of()));
    setOnShowing(_ -> look());
  }

  /// Asks the disk, which may be slow, and shows the answer when it comes.
  private void look() {
    List<Path> files = settings.preferences().get().recent();
    papers
        .disk()
        .execute(
            () -> {
              Map<Path, Boolean> there = new LinkedHashMap<>();
              files.forEach(file -> there.put(file, Files.exists(file)));
              papers.fx().execute(() -> fill(there));
            });
  }

  /// @param there which files are there, as far as that is known
  private void fill(Map<Path, Boolean> there) {
    List<Path> files = settings.preferences().get().recent();
    getItems()
        .setAll(files.stream().map(file -> item(file, there.getOrDefault(file, true))).toList());
    setDisable(files.isEmpty());
  }

  private MenuItem item(Path file, boolean there) {
    String name = "%s  (%s)".formatted(file.getFileName(), file.getParent());
    MenuItem item = new MenuItem(there ? name : name + "  – no longer there");
    item.setMnemonicParsing(false);
    item.setDisable(!there);
    item.setOnAction(_ -> papers.open(file));
    return item;
  }
}
