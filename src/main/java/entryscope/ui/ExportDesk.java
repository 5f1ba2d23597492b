// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.SafeWriter;
import entryscope.session.Document;
import entryscope.session.Export;
import entryscope.session.ExportPreview;
import entryscope.session.Exported;
import entryscope.session.Exporter;
import entryscope.session.Format;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Makes exports away from the thread of the window, and remembers the last choice while the
/// program runs.
public final class ExportDesk {
  private static final int PREVIEW_WIDTH = 1000;

  private final ReadOnlyObjectWrapper<Export> choice = new ReadOnlyObjectWrapper<>(Export.DEFAULT);
  private final ReadOnlyObjectWrapper<Optional<ExportPreview>> preview =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final Executor work;
  private final Executor fx;
  private volatile Optional<Export> newest = Optional.empty();

  ExportDesk(Executor work, Executor fx) {
    this.work = work;
    this.fx = fx;
  }

  /// What an exported drawing shall be.
  public ReadOnlyObjectProperty<Export> choice() {
    return choice.getReadOnlyProperty();
  }

  /// The newest preview there is; empty while the first one is made.
  public ReadOnlyObjectProperty<Optional<ExportPreview>> preview() {
    return preview.getReadOnlyProperty();
  }

  /// Remembers a choice and shows what it makes of a document; what was asked for before is
  /// dropped.
  public void choose(Export export, Document document) {
    choice.set(export);
    newest = Optional.of(export);
    work.execute(
        () -> {
          if (isNewest(export)) {
            ExportPreview made = ExportPreview.of(document, export, PREVIEW_WIDTH);
            fx.execute(() -> show(made));
          }
        });
  }

  /// Forgets what was shown, so that nobody sees another document's drawing.
  public void clear() {
    newest = Optional.empty();
    preview.set(Optional.empty());
  }

  private void show(ExportPreview made) {
    if (isNewest(made.export())) {
      preview.set(Optional.of(made));
    }
  }

  private boolean isNewest(Export export) {
    return newest.filter(known -> known == export).isPresent();
  }

  /// Writes a document as it was chosen; the file's name may ask for another format.
  ///
  /// @param done is told on the window's thread what came of it
  public void save(Path file, Document document, Consumer<String> done) {
    Export export = choice.get();
    work.execute(
        () -> {
          String told = save(file, document, export);
          fx.execute(() -> done.accept(told));
        });
  }

  private static String save(Path file, Document document, Export export) {
    Optional<Format> format = Format.of(file);
    if (format.isEmpty()) {
      return "Cannot save %s: the ending tells no format; there is: %s"
          .formatted(file.getFileName(), Format.extensions());
    }
    return switch (Exporter.of(document, export.withFormat(format.get()))) {
      case Exported.Refused(String reason) -> "Cannot save: " + reason;
      case Exported.Done(byte[] bytes, String summary) ->
          SafeWriter.write(file, bytes).orElse("Saved " + file + ", " + summary);
    };
  }

  /// Makes a PNG of the drawing as it was chosen, whatever the chosen format.
  ///
  /// @param done is given the PNG, or why there is none, on the window's thread
  public void copy(Document document, Consumer<Exported> done) {
    Export export = choice.get().withFormat(Format.PNG);
    work.execute(
        () -> {
          Exported made = Exporter.of(document, export);
          fx.execute(() -> done.accept(made));
        });
  }
}
