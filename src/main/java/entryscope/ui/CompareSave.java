// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// Saves the comparison that is shown: as a drawing that looks like the last export, or as tables.
final class CompareSave extends MenuButton {
  private final Store store;
  private final Function<String, Optional<Path>> target;

  /// @param target asks for the file to write, given a name for it
  CompareSave(Store store, Function<String, Optional<Path>> target) {
    super("Save as");
    this.store = store;
    this.target = target;
    setId("compare-save");
    getItems()
        .setAll(
            item("Drawing, SVG …", "svg"),
            item("Drawing, PDF …", "pdf"),
            item("Drawing, PNG …", "png"),
            new SeparatorMenuItem(),
            item("Text for a mail …", "txt"),
            item("Tables, Markdown …", "md"),
            item("Tables, CSV …", "csv"),
            item("Tables, JSON …", "json"));
  }

  private MenuItem item(String title, String ending) {
    MenuItem item = new MenuItem(title);
    item.setId("compare-save-" + ending);
    item.setOnAction(_ -> save(ending));
    return item;
  }

  private void save(String ending) {
    store
        .comparing()
        .newest()
        .get()
        .flatMap(now -> target.apply(name(now) + "." + ending))
        .ifPresent(
            file ->
                store.comparing().save(file, store.exports().choice().get().export(), store::tell));
  }

  /// `s390-6.7-before-sven-v2`, or both flows with their plans.
  private static String name(Compared compared) {
    Map<String, String> before = compared.naming().before();
    Map<String, String> after = compared.naming().after();
    String flow =
        Objects.equals(before.get("flow"), after.get("flow")) ? "" : after.get("flow") + "-";
    return before.get("flow") + "-" + before.get("plan") + "-" + flow + after.get("plan");
  }
}
