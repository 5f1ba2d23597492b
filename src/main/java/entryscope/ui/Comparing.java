// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Export;
import entryscope.session.compare.ComparisonExport;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The comparison that was asked for last, made away from the thread of the window.
public final class Comparing {
  private final ReadOnlyObjectWrapper<Optional<Compared>> newest =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final Executor work;
  private final Executor fx;
  private int asked;

  Comparing(Executor work, Executor fx) {
    this.work = work;
    this.fx = fx;
  }

  /// Empty while it is being made.
  ReadOnlyObjectProperty<Optional<Compared>> newest() {
    return newest.getReadOnlyProperty();
  }

  void ask(Document before, Document after, Catalogue catalogue) {
    int number = ++asked;
    newest.set(Optional.empty());
    work.execute(
        () -> {
          Compared made = Compared.of(before, after, catalogue);
          fx.execute(() -> show(number, made));
        });
  }

  /// Writes the newest comparison; the ending of the file's name tells as what.
  ///
  /// @param look of a drawing
  /// @param tell is told on the window's thread what came of it
  void save(Path file, Export look, Consumer<String> tell) {
    newest
        .get()
        .ifPresent(
            now ->
                work.execute(
                    () -> {
                      String told =
                          ExportDesk.saved(
                              file,
                              ComparisonExport.of(file, now.comparison(), now.naming(), look));
                      fx.execute(() -> tell.accept(told));
                    }));
  }

  private void show(int number, Compared made) {
    if (number == asked) {
      newest.set(Optional.of(made));
    }
  }
}
