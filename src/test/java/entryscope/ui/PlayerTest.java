// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.session.Selection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The path walks by itself, at a speed that the reader chooses.
@ExtendWith(ApplicationExtension.class)
final class PlayerTest {
  private final List<Selection> seen = new ArrayList<>();
  private Shell shell;

  @Start
  void start(Stage stage) {
    shell =
        Window.show(
            stage,
            new WindowOptions(
                Samples.catalogue(),
                Samples.document(),
                Theme.LIGHT,
                Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), 1000, 900))),
            Runnable::run,
            Runnable::run);
    shell.store().selection().subscribe(at -> seen.add(at));
  }

  private String words() {
    return shell.player().words().get();
  }

  private void waitForTheEnd() throws Exception {
    WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> words().isEmpty());
  }

  private static void faster(FxRobot robot) {
    robot.press(KeyCode.SHIFT, KeyCode.PERIOD).release(KeyCode.PERIOD, KeyCode.SHIFT);
  }

  @Test
  void itWalksFromTheStartIntoCallsToTheEndAndAgain(FxRobot robot) throws Exception {
    robot.clickOn("#graph");
    faster(robot);
    faster(robot);
    faster(robot);
    robot.type(KeyCode.ESCAPE).interrupt();
    seen.clear();
    robot.type(KeyCode.P).interrupt();
    assertThat(words()).isEqualTo("walking at 10 blocks a second");
    waitForTheEnd();
    List<Selection> first = seen.stream().distinct().toList();
    assertThat(first).hasSizeGreaterThan(8).hasSameSizeAs(seen);
    assertThat(first.toString()).contains("block=mark", "block=table", "block=restore");
    Selection end = seen.getLast();
    seen.clear();
    robot.type(KeyCode.P).interrupt();
    waitForTheEnd();
    assertThat(seen.getLast()).isEqualTo(end);
    assertThat(seen).contains(first.getFirst());
  }

  @Test
  void theSameKeyStopsItAndSpeedsHaveAnEnd(FxRobot robot) {
    robot.clickOn("#graph");
    for (int i = 0; i < 5; i++) {
      robot.press(KeyCode.SHIFT, KeyCode.COMMA).release(KeyCode.COMMA, KeyCode.SHIFT);
    }
    robot.type(KeyCode.P).interrupt();
    assertThat(words()).isEqualTo("walking at a block in 10 s");
    faster(robot);
    robot.interrupt();
    assertThat(words()).isEqualTo("walking at a block in 5 s");
    robot.type(KeyCode.P).interrupt();
    assertThat(words()).isEmpty();
  }
}
