// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Scenario;
import entryscope.flow.BigFlow;
import entryscope.flow.Flow;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.stage.Stage;

/// A window with an invented flow of any size, without a display, for benchmarks.
final class BigWindow {
  private static final int WIDTH = 1440;
  private static final int HEIGHT = 900;

  private final Shell shell;

  private BigWindow(Shell shell) {
    this.shell = shell;
  }

  static BigWindow open(int blocks, Executor work, Executor fx) {
    CompletableFuture<BigWindow> window = new CompletableFuture<>();
    Platform.startup(() -> window.complete(new BigWindow(show(new Stage(), blocks, work, fx))));
    return window.join();
  }

  private static Shell show(Stage stage, int blocks, Executor work, Executor fx) {
    Flow flow = BigFlow.of(blocks);
    Scenario quiet = new Scenario("null-call", "null call", "", Map.of());
    Catalogue catalogue =
        new Catalogue(
            Map.of(flow.id(), flow),
            Map.of("toy-machine", Samples.machine()),
            Map.of("null-call", quiet),
            Map.of());
    return Window.show(
        stage,
        new WindowOptions(
            catalogue,
            Document.of(flow, quiet, Samples.machine()),
            Theme.LIGHT,
            Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), WIDTH, HEIGHT))),
        work,
        fx);
  }

  Shell shell() {
    return shell;
  }

  static <T> T onFx(Callable<T> task) {
    FutureTask<T> future = new FutureTask<>(task);
    Platform.runLater(future);
    try {
      return future.get();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
