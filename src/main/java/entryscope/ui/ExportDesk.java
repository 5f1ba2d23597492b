// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.SafeWriter;
import entryscope.session.Document;
import entryscope.session.ExportPreview;
import entryscope.session.Exported;
import entryscope.session.Exporter;
import entryscope.session.Format;
import entryscope.session.Made;
import entryscope.session.Target;
import entryscope.session.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Makes exports away from the thread of the window, and remembers the last choice while the
/// program runs.
public final class ExportDesk {
  private static final int PREVIEW_WIDTH = 1400;

  /// How far the preview is.
  sealed interface State {
    /// It is being made.
    record Making() implements State {}

    /// The reader had enough of waiting.
    record Cancelled() implements State {}

    /// It is made.
    ///
    /// @param sheets the pages, ready to be shown
    record Ready(ExportWish wish, ExportPreview preview, List<PageImage> sheets) implements State {}
  }

  private final ReadOnlyObjectWrapper<ExportWish> choice =
      new ReadOnlyObjectWrapper<>(ExportWish.DEFAULT);
  private final ReadOnlyObjectWrapper<State> preview =
      new ReadOnlyObjectWrapper<>(new State.Making());
  private final Executor work;
  private final Executor fx;
  private volatile Optional<ExportWish> newest = Optional.empty();

  ExportDesk(Executor work, Executor fx) {
    this.work = work;
    this.fx = fx;
  }

  /// What an export shall be.
  public ReadOnlyObjectProperty<ExportWish> choice() {
    return choice.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<State> preview() {
    return preview.getReadOnlyProperty();
  }

  /// Remembers a choice and shows what it makes of a document; what was asked for before is
  /// dropped.
  void choose(ExportWish wish, Document document) {
    choice.set(wish);
    newest = Optional.of(wish);
    preview.set(new State.Making());
    work.execute(
        () -> {
          if (isNewest(wish)) {
            ExportPreview made =
                ExportPreview.of(
                    document, wish.target(), wish.export(), PREVIEW_WIDTH, () -> isNewest(wish));
            List<PageImage> sheets = made.pages().stream().map(PageImage::of).toList();
            fx.execute(() -> show(new State.Ready(wish, made, sheets)));
          }
        });
  }

  /// Makes no preview; what was chosen can be saved all the same.
  void cancel() {
    newest = Optional.empty();
    preview.set(new State.Cancelled());
  }

  private void show(State.Ready made) {
    if (isNewest(made.wish())) {
      preview.set(made);
    }
  }

  private boolean isNewest(ExportWish wish) {
    return newest.filter(known -> known == wish).isPresent();
  }

  /// Writes a document as it was chosen; the file's name may ask for another format.
  ///
  /// @param done is told on the window's thread what came of it
  public void save(Path file, Document document, Consumer<String> done) {
    ExportWish wish = choice.get();
    work.execute(
        () -> {
          String told = save(file, document, wish);
          fx.execute(() -> done.accept(told));
        });
  }

  private static String save(Path file, Document document, ExportWish wish) {
    Optional<Target> target = Target.of(file);
    if (target.isEmpty()) {
      return "Cannot save %s: the ending tells no format; there is: %s"
          .formatted(file.getFileName(), Target.endings());
    }
    ExportWish named = wish.withTarget(target.get());
    return switch (named.target().make(document, file, named.export(), false)) {
      case Made.Refused(String reason) -> "Cannot save: " + reason;
      case Made.Files made -> written(file, made);
    };
  }

  private static String written(Path file, Made.Files made) {
    for (Map.Entry<Path, byte[]> one : made.files().entrySet()) {
      Optional<String> problem = SafeWriter.write(one.getKey(), one.getValue());
      if (problem.isPresent()) {
        return problem.get();
      }
    }
    int more = made.files().size() - 1;
    return "Saved "
        + file
        + (made.size().isEmpty() ? "" : ", " + made.size())
        + (more == 0 ? "" : " and " + Words.counted(more, "more file"))
        + made.warnings().stream().findFirst().map(first -> "; " + first).orElse("");
  }

  /// Writes what was made, and says in words what came of it.
  static String saved(Path file, Exported made) {
    return switch (made) {
      case Exported.Refused(String reason) ->
          "Cannot save %s: %s".formatted(file.getFileName(), reason);
      case Exported.Done(byte[] bytes, String summary) ->
          SafeWriter.write(file, bytes).orElse("Saved " + file + ", " + summary);
    };
  }

  /// Makes what can be copied: the text of a graph, or a PNG of a drawing whatever its format.
  ///
  /// @param done is given it, or why there is none, on the window's thread
  public void copy(Document document, Consumer<Exported> done) {
    ExportWish wish = choice.get();
    work.execute(
        () -> {
          Exported made =
              wish.target() instanceof Target.Graph
                  ? ExportPreview.of(document, wish.target(), wish.export(), 1, () -> true).file()
                  : Exporter.of(document, wish.export().withFormat(Format.PNG));
          fx.execute(() -> done.accept(made));
        });
  }
}
