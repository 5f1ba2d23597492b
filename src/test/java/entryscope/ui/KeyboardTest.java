// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.session.Selection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theKeyboardGoesRoundInsideAPageAndEscapeClosesIt(boolean isBackward, FxRobot robot) {
    robot.clickOn("#graph").type(KeyCode.F1).interrupt();
    Set<Node> met = new HashSet<>();
    for (int i = 0; i < 70; i++) {
      if (isBackward) {
        robot.press(KeyCode.SHIFT).type(KeyCode.TAB).release(KeyCode.SHIFT);
      } else {
        robot.type(KeyCode.TAB);
      }
      robot.interrupt();
      Node owner = shell.getScene().getFocusOwner();
      assertThat(isBelow(owner)).as(String.valueOf(owner)).isFalse();
      met.add(owner);
    }
    assertThat(met).extracting(Node::getId).contains("close-sheet", "reset-keys", "keys-open");
    robot.type(KeyCode.ESCAPE).interrupt();
    assertThat(robot.lookup("#close-sheet").tryQuery()).isEmpty();
    assertThat(shell.getScene().getFocusOwner().getId()).isEqualTo("graph");
  }

  @Test
  void tabLeavesTheListsOfAPage(FxRobot robot) {
    robot.clickOn("#graph").press(KeyCode.CONTROL, KeyCode.D);
    robot.release(KeyCode.D, KeyCode.CONTROL).interrupt();
    Set<String> met = new HashSet<>();
    for (int i = 0; i < 30; i++) {
      robot.type(KeyCode.TAB).interrupt();
      met.add(String.valueOf(shell.getScene().getFocusOwner().getId()));
    }
    assertThat(met)
        .contains("compare-flow", "compare-plan", "compare-scenario", "compare-machine")
        .contains("compare-swap", "differences", "close-sheet")
        .doesNotContain("graph", "flow", "scenario");
  }

  @Test
  void whilePresentingLeftTakesBackWhatRightDid(FxRobot robot) {
    robot.interact(
        () -> {
          shell.canvas().requestFocus();
          shell.store().select(new Selection.Nothing());
          shell.panels().present();
        });
    List<Selection> seen = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      robot.type(KeyCode.RIGHT).interrupt();
      seen.add(shell.store().selection().get());
    }
    for (int i = 2; i >= 0; i--) {
      robot.type(KeyCode.LEFT).interrupt();
      assertThat(shell.store().selection().get()).as(seen.toString()).isEqualTo(seen.get(i));
    }
  }

  private boolean isBelow(Node owner) {
    Node overlay = shell.lookup(".overlay");
    for (Node node = owner; node != null; node = node.getParent()) {
      if (node == overlay) {
        return false;
      }
    }
    return true;
  }

  @Test
  void aKeyThatWasGivenByKeyboardLeavesTheKeyboardOnItsButton(FxRobot robot) {
    robot.clickOn("#graph").type(KeyCode.F1).interrupt();
    Platform.runLater(() -> robot.lookup("#keys-callers").query().requestFocus());
    robot.interrupt();
    robot.type(KeyCode.ENTER).type(KeyCode.Q).interrupt();
    assertThat(robot.lookup("#keys-callers").queryAs(Button.class).getText()).isEqualTo("Q");
    assertThat(shell.getScene().getFocusOwner().getId()).isEqualTo("keys-callers");
  }

  @Test
  void aKeyThatMeansNothingNowSaysWhy(FxRobot robot) {
    robot.clickOn("#graph").type(KeyCode.ESCAPE).type(KeyCode.X).interrupt();
    assertThat(shell.store().notice().get().text())
        .isEqualTo("Not now: select a called function first.");
  }

  @Test
  void backFromTheDrawingIsAWayThroughTheWindow(FxRobot robot) {
    robot.clickOn("#graph");
    Set<Node> met = new HashSet<>();
    for (int i = 0; i < 12; i++) {
      robot.press(KeyCode.SHIFT).type(KeyCode.TAB).release(KeyCode.SHIFT).interrupt();
      met.add(shell.getScene().getFocusOwner());
    }
    assertThat(met).hasSizeGreaterThan(8);
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
