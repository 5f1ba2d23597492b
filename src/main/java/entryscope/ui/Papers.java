// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Diagnostic;
import entryscope.file.FlowReader;
import entryscope.file.FlowWriter;
import entryscope.file.KeptFlows;
import entryscope.file.Loaded;
import entryscope.file.SafeWriter;
import entryscope.file.SessionFile;
import entryscope.file.SessionFile.View;
import entryscope.flow.Flow;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Filing.Filed;
import entryscope.session.Opened;
import entryscope.session.Words;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Opens, reloads and saves flows and sessions. Files are read and written by `disk`, so that the
/// window never waits for a disk.
final class Papers {
  private final Store store;
  private final Desk desk;
  private final Settings settings;
  private final Executor disk;
  private final Executor fx;
  private BiConsumer<String, Loaded.Failed<?>> complain = (_, _) -> {};
  private BiConsumer<String, List<Diagnostic>> warn = (_, _) -> {};
  private Consumer<Path> opened = _ -> {};
  private Optional<KeptFlows> made = Optional.empty();
  private Supplier<Optional<View>> view = Optional::empty;

  Papers(Store store, Desk desk, Settings settings, Executor disk, Executor fx) {
    this.store = store;
    this.desk = desk;
    this.settings = settings;
    this.disk = disk;
    this.fx = fx;
  }

  /// @param failure shows what is wrong with a file of some name
  /// @param warnings shows what is to be said of one that was opened
  void onFindings(
      BiConsumer<String, Loaded.Failed<?>> failure, BiConsumer<String, List<Diagnostic>> warnings) {
    complain = failure;
    warn = warnings;
  }

  /// @param action is told of every session file that was opened
  void onOpened(Consumer<Path> action) {
    opened = action;
  }

  /// @param seen the part of the drawing that is looked at
  void onLook(Supplier<Optional<View>> seen) {
    view = seen;
  }

  Executor disk() {
    return disk;
  }

  Executor fx() {
    return fx;
  }

  /// What is open, with all that a file keeps of it.
  Opened present() {
    Document document = store.document();
    return new Opened(
        document,
        store.catalogue().get().ownFile(document.flow()),
        desk.filed().file(),
        view.get(),
        store.selection().get());
  }

  /// Opens a file, or shows what is wrong with it and leaves everything as it is.
  void open(Path file) {
    Catalogue catalogue = store.catalogue().get();
    read(file, () -> read(file, catalogue), read -> open(file, read));
  }

  private static Loaded<Opened> read(Path file, Catalogue catalogue) {
    if (SessionFile.is(file)) {
      return Opened.read(file, catalogue);
    }
    return switch (FlowReader.read(file)) {
      case Loaded.Ok<Flow>(Flow flow, var warnings) ->
          new Loaded.Ok<>(
              Opened.of(Desk.document(catalogue, flow)).withFlowFile(Optional.of(file)), warnings);
      case Loaded.Failed<Flow> failed -> failed.cast();
    };
  }

  private void open(Path file, Loaded.Ok<Opened> read) {
    store.offer(read.value().addedTo(store.catalogue().get()));
    if (desk.open(read.value())) {
      remember(file);
      tell("Opened " + file.getFileName(), file, read.warnings());
      read.value().file().ifPresent(opened);
    }
  }

  /// @param folder where flows that were made of listings are kept
  void keepMade(Path folder) {
    made = Optional.of(new KeptFlows(folder, Clock.systemUTC()));
  }

  /// Opens a flow that was made of a listing. It is kept in a file of its own, so that sessions and
  /// work that is not saved find it again; where there is no place for that, the reader is told.
  ///
  /// @param save asks where the reader wants the flow
  void openMade(Flow flow, List<Diagnostic> warnings, Runnable save) {
    disk.execute(
        () -> {
          Optional<Path> file =
              made.flatMap(
                  kept ->
                      kept.keep(
                          flow.id(), FlowWriter.write(flow).getBytes(StandardCharsets.UTF_8)));
          fx.execute(() -> openMade(flow, file, warnings, save));
        });
  }

  private void openMade(Flow flow, Optional<Path> file, List<Diagnostic> warnings, Runnable save) {
    Opened fresh = Opened.of(Desk.document(store.catalogue().get(), flow)).withFlowFile(file);
    store.offer(fresh.addedTo(store.catalogue().get()));
    if (desk.open(fresh)) {
      file.ifPresent(this::remember);
      List<Notice.Offer> offers = new ArrayList<>();
      offers.add(new Notice.Offer("Save the flow …", save));
      if (!warnings.isEmpty()) {
        offers.add(new Notice.Offer("Show", () -> warn.accept(flow.title(), warnings)));
      }
      store.tell(
          "Made %s%s%s"
              .formatted(
                  flow.id(),
                  warnings.isEmpty() ? "" : ", with " + Words.counted(warnings.size(), "warning"),
                  file.isPresent() ? "" : "; it is lost with the window unless you save it"),
          offers);
    }
  }

  /// Writes the flow that is open into a file, to which sessions then refer.
  void saveFlow(Path file) {
    Flow flow = store.document().flow();
    disk.execute(
        () -> {
          Optional<String> problem = SafeWriter.write(file, FlowWriter.write(flow));
          fx.execute(
              () ->
                  problem.ifPresentOrElse(
                      store::tell,
                      () -> {
                        store.offer(store.catalogue().get().with(flow, file));
                        remember(file);
                        store.tell("Saved " + file);
                      }));
        });
  }

  /// Reads the file of the flow or of the session again. What was chosen stays chosen for a flow; a
  /// session is shown as it now is, and undoing brings back what was open.
  void reload(Path file) {
    if (SessionFile.is(file)) {
      open(file);
    } else {
      read(file, () -> FlowReader.read(file), flow -> reload(file, flow));
    }
  }

  /// Reads all of them again, sessions after the flows that they are about.
  void reload(List<Path> files) {
    files.stream().filter(file -> !SessionFile.is(file)).forEach(this::reload);
    disk.execute(
        () -> fx.execute(() -> files.stream().filter(SessionFile::is).forEach(this::reload)));
  }

  private void reload(Path file, Loaded.Ok<Flow> read) {
    Flow flow = read.value();
    switch (present().movedTo(flow, store.catalogue().get())) {
      case Loaded.Ok<Opened>(Opened moved, var warnings) -> {
        store.offer(store.catalogue().get().with(flow, file));
        if (desk.show(moved)) {
          tell("Reloaded " + file.getFileName(), file, warnings);
        }
      }
      case Loaded.Failed<Opened> failed -> complain.accept(name(file), failed);
    }
  }

  /// Tells the warnings of a session that a window was started with.
  void sayWarnings(Path file) {
    Catalogue catalogue = store.catalogue().get();
    disk.execute(
        () -> {
          if (Opened.read(file, catalogue) instanceof Loaded.Ok<Opened>(var _, var warnings)
              && !warnings.isEmpty()) {
            fx.execute(() -> tell("Opened " + name(file), file, warnings));
          }
        });
  }

  private <T> void read(Path file, Supplier<Loaded<T>> read, Consumer<Loaded.Ok<T>> use) {
    disk.execute(
        () -> {
          Loaded<T> loaded = read.get();
          fx.execute(
              () -> {
                switch (loaded) {
                  case Loaded.Ok<T> ok -> use.accept(ok);
                  case Loaded.Failed<T> failed -> complain.accept(name(file), failed);
                }
              });
        });
  }

  /// Saves what is open as a session file, to which it then belongs. A file that is not as it was
  /// read, since something else has written it, is left as it is until the reader has decided.
  void save(Path file) {
    save(file.toAbsolutePath().normalize(), false);
  }

  /// @param anyway whether something else may be overwritten
  private void save(Path file, boolean anyway) {
    Filed filed = desk.filed();
    Opened present = present();
    Catalogue catalogue = store.catalogue().get();
    disk.execute(
        () -> {
          if (!anyway && isOther(file, filed, catalogue)) {
            fx.execute(() -> askAbout(file));
            return;
          }
          Optional<String> problem = SafeWriter.write(file, present.text(file, catalogue));
          fx.execute(
              () ->
                  problem.ifPresentOrElse(
                      store::tell, () -> saved(filed, file, present.document())));
        });
  }

  private void askAbout(Path file) {
    store.tell(
        name(file) + " has changed on disk since it was read",
        List.of(
            new Notice.Offer("Save all the same", () -> save(file, true)),
            new Notice.Offer("Reload", () -> reload(file))));
  }

  /// Whether something else stands in a file than was read from it or written to it last.
  private static boolean isOther(Path file, Filed filed, Catalogue catalogue) {
    return filed.file().equals(Optional.of(file))
        && java.nio.file.Files.exists(file)
        && Opened.read(file, catalogue)
            .toOptional()
            .filter(now -> now.document().equals(filed.saved()))
            .isEmpty();
  }

  private void saved(Filed filed, Path file, Document document) {
    desk.saved(filed.opened(), file, document);
    remember(file);
    store.tell("Saved " + file);
  }

  private void remember(Path file) {
    settings.change(preferences -> preferences.withRecent(file.toAbsolutePath().normalize()));
  }

  private void tell(String done, Path file, List<Diagnostic> warnings) {
    if (warnings.isEmpty()) {
      store.tell(done);
    } else {
      store.tell(
          done + ", with " + Words.counted(warnings.size(), "warning"),
          List.of(new Notice.Offer("Show", () -> warn.accept(name(file), warnings))));
    }
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }
}
