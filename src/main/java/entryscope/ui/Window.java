// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Loaded;
import entryscope.file.Preferences;
import entryscope.file.PreferencesFile;
import entryscope.file.SafeWriter;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit;
import entryscope.session.Workbench;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javafx.util.Duration;

/// Opens the window, or writes a picture of it without a display.
public final class Window {
  private static final double WIDTH = 1440;
  private static final double HEIGHT = 900;
  private static final String OTHERWISE = "; all that needs none: entryscope help";

  /// Long enough for a few frames, which come first.
  private static final Duration AFTER_PAINTING = Duration.millis(500);

  private Window() {}

  /// Shows the window until it is closed. To be called once in a program's life, since JavaFX
  /// starts once.
  ///
  /// @return why there is no window, if there is none
  public static Optional<String> open(WindowOptions options) {
    if (options.snapshot().isPresent()) {
      System.setProperty("glass.platform", "Headless");
      System.setProperty("prism.order", "sw");
    } else if (lacksDisplay()) {
      return Optional.of("no display for the window" + OTHERWISE);
    }
    CompletableFuture<Optional<String>> end = new CompletableFuture<>();
    try (ExecutorService work = inTurn("work");
        ExecutorService reading = inTurn("reading");
        ExecutorService disk = inTurn("disk")) {
      Workers workers = new Workers(work, reading, disk, Platform::runLater);
      Platform.startup(() -> start(options, workers, end));
      Optional<String> problem = end.join();
      Platform.exit();
      return problem;
    } catch (UnsupportedOperationException | IllegalStateException | CompletionException e) {
      return Optional.of("the window does not open: " + e.getMessage() + OTHERWISE);
    }
  }

  /// Does one task after the other.
  private static ExecutorService inTurn(String name) {
    return Executors.newSingleThreadExecutor(Thread.ofVirtual().name(name).factory());
  }

  private static boolean lacksDisplay() {
    boolean linux = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("linux");
    return linux
        && System.getenv("DISPLAY") == null
        && System.getenv("WAYLAND_DISPLAY") == null
        && !"Headless".equals(System.getProperty("glass.platform"));
  }

  private static void start(
      WindowOptions options, Workers workers, CompletableFuture<Optional<String>> end) {
    try {
      Stage stage = new Stage();
      Shell shell =
          options.snapshot().isPresent()
              ? show(stage, options, Runnable::run, Runnable::run)
              : show(stage, options, workers);
      Thread.setDefaultUncaughtExceptionHandler(
          (_, e) -> Platform.runLater(() -> shell.store().tell(Mishap.of(e))));
      options
          .snapshot()
          .ifPresentOrElse(
              snapshot -> end.complete(write(shell.getScene(), snapshot)),
              () -> {
                stage.setOnHidden(_ -> end.complete(Optional.empty()));
                soon(() -> workers.work().execute(() -> warmUp(options.document())));
              });
    } catch (RuntimeException e) {
      end.completeExceptionally(e);
    }
  }

  /// Does what a toggle does once, so that the first one of the reader is as quick as all others.
  private static void warmUp(Document document) {
    Workbench spare = new Workbench();
    spare.picture(document);
    if (new Edit.InlineEverything().apply(document) instanceof Edit.Outcome.Done(Document all)) {
      spare.picture(all);
    }
  }

  /// Fills a stage and shows it.
  static Shell show(Stage stage, WindowOptions options, Executor work, Executor fx) {
    return show(stage, options, Workers.of(work, fx));
  }

  static Shell show(Stage stage, WindowOptions asked, Workers workers) {
    Executor disk = workers.disk();
    Executor fx = workers.fx();
    Theme.loadFonts();
    WindowOptions options = Start.isAfterOther(asked) ? asked.whole() : asked;
    Start start = Start.of(options);
    Document document = start.opened().document();
    Store store = new Store(start.catalogue(), document, new Workbench(), workers);
    Settings settings = settings(options, store, disk, fx);
    Desk desk = new Desk(store, start.opened().file(), start.saved());
    Papers papers = new Papers(store, desk, settings, disk, fx);
    options.folders().ifPresent(folders -> papers.keepMade(folders.state().resolve("imported")));
    Theme theme = options.theme().orElseGet(() -> preferred(settings));
    Shell shell = new Shell(store, desk, papers, settings, theme);
    double width = options.snapshot().map(s -> (double) s.width()).orElse(WIDTH);
    double height = options.snapshot().map(s -> (double) s.height()).orElse(HEIGHT);
    Scene scene = new Scene(shell, width, height);
    shell.dress(scene);
    store.history().subscribe(_ -> stage.setTitle(desk.title() + " – Entryscope"));
    desk.filing().subscribe(_ -> stage.setTitle(desk.title() + " – Entryscope"));
    stage.setScene(scene);
    desk.show(start.opened());
    options
        .folders()
        .ifPresentOrElse(
            folders -> Memory.attach(stage, shell, start, folders),
            () -> {
              stage.setX(0);
              stage.setY(0);
            });
    stage.show();
    shell.canvas().requestFocus();
    options.against().ifPresent(shell::showComparison);
    options.code().ifPresent(new Imports(shell)::open);
    options.rest().ifPresent(rest -> soon(() -> disk.execute(() -> offer(rest.get(), store, fx))));
    return shell;
  }

  /// Does what the reader does not wait for, when the window has been painted.
  private static void soon(Runnable task) {
    PauseTransition pause = new PauseTransition(AFTER_PAINTING);
    pause.setOnFinished(_ -> task.run());
    pause.play();
  }

  private static void offer(Catalogue rest, Store store, Executor fx) {
    fx.execute(() -> store.offer(store.catalogue().get().and(rest)));
  }

  private static Settings settings(WindowOptions options, Store store, Executor disk, Executor fx) {
    Optional<PreferencesFile> file = options.folders().map(PreferencesFile::of);
    Loaded.Ok<Preferences> start =
        file.map(PreferencesFile::load)
            .orElseGet(() -> new Loaded.Ok<>(Preferences.DEFAULT, List.of()));
    start.warnings().forEach(warning -> fx.execute(() -> store.tell("Preferences: " + warning)));
    return new Settings(
        start.value(), file, disk, problem -> fx.execute(() -> store.tell(problem)));
  }

  private static Theme preferred(Settings settings) {
    return settings.preferences().get().theme().map(Theme::of).orElse(Theme.LIGHT);
  }

  private static Optional<String> write(Scene scene, WindowOptions.Snapshot snapshot) {
    WritableImage image = scene.snapshot(new WritableImage(snapshot.width(), snapshot.height()));
    return SafeWriter.write(snapshot.file(), Png.encode(image));
  }
}
