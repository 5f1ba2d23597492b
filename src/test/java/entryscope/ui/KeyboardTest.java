// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// Where the keyboard is, and what a key means there.
@ExtendWith(ApplicationExtension.class)
final class KeyboardTest {
  private Shell shell;

  @Start
  void start(Stage stage) {
    WindowOptions options =
        new WindowOptions(
            Samples.catalogue(),
            Samples.document(),
            Theme.LIGHT,
            Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), 1400, 900)));
    shell = Window.show(stage, options, Runnable::run, Runnable::run);
  }

  @Test
  void aLetterInAnOpenListIsNoCommand(FxRobot robot) {
    ComboBox<?> machine = robot.lookup("#machine").queryAs(ComboBox.class);
    robot.clickOn(machine).type(KeyCode.G).interrupt();
    assertThat(machine.isShowing()).isTrue();
    assertThat(robot.lookup("#palette").tryQuery()).isEmpty();
    robot.type(KeyCode.ESCAPE).type(KeyCode.G).interrupt();
    assertThat(robot.lookup("#palette").tryQuery()).isPresent();
  }

  @Test
  void aRingShowsWhichLinkTheKeyboardIsOn(FxRobot robot) {
    List<String> links = List.of("#inline-all", "#inline-nothing", "#inline-compiled");
    Platform.runLater(() -> robot.lookup("#functions").query().requestFocus());
    robot.interrupt();
    for (String ringed : links) {
      robot.type(KeyCode.TAB).interrupt();
      assertThat(shell.getScene().getFocusOwner().getId()).isEqualTo(ringed.substring(1));
      for (String link : links) {
        boolean isRinged = robot.lookup(link).queryAs(Region.class).getBorder() != null;
        assertThat(isRinged).as(link).isEqualTo(link.equals(ringed));
      }
    }
  }
}
