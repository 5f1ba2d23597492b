// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.SessionFile.View;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// The part of the drawing that was looked at is in the middle again, however the window gets its
/// size.
@ExtendWith(ApplicationExtension.class)
final class ViewRestoredTest {
  private static final View VIEW = new View(1.5, 300, 400);

  private Stage stage;
  private Shell shell;

  @Start
  void start(Stage shared) {
    // A stage of its own, since its size is changed.
    stage = new Stage();
    shell =
        Window.show(
            stage,
            new WindowOptions(
                Samples.catalogue(),
                Samples.document(),
                Theme.LIGHT,
                Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), 700, 600))),
            Runnable::run,
            Runnable::run);
  }

  private Optional<View> seenAfter(FxRobot robot, Runnable action) {
    robot.interact(action);
    robot.interrupt();
    return shell.canvas().view();
  }

  @Test
  void itStaysInTheMiddleUntilTheReaderMovesIt(FxRobot robot) {
    assertThat(seenAfter(robot, () -> shell.canvas().goTo(VIEW))).contains(VIEW);
    assertThat(seenAfter(robot, () -> resize(1000, 800))).contains(VIEW);
    assertThat(seenAfter(robot, () -> resize(900, 700))).contains(VIEW);
    GraphCanvas canvas = shell.canvas();
    robot.interact(() -> canvas.look(canvas.viewport().get().panned(-40, -60)));
    var held = canvas.viewport().get();
    robot.interact(() -> resize(1000, 760));
    robot.interrupt();
    assertThat(canvas.viewport().get()).isEqualTo(held);
    robot.interact(stage::hide);
  }

  private void resize(double width, double height) {
    stage.setWidth(width);
    stage.setHeight(height);
  }
}
