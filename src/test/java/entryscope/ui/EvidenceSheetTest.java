// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// What a person does to the board of evidence and sees on it.
@ExtendWith(ApplicationExtension.class)
final class EvidenceSheetTest {
  private Store store;

  @Start
  void start(Stage stage) {
    WindowOptions options =
        new WindowOptions(
            Samples.withEvidence(),
            Samples.document(),
            Theme.LIGHT,
            Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), 1300, 900)));
    store = Window.show(stage, options, Runnable::run, Runnable::run).store();
  }

  private static String text(FxRobot robot, String id) {
    robot.interrupt();
    return robot.lookup(id).queryAs(Label.class).getText();
  }

  @Test
  void theBoardShowsPublishedAndPredicted(FxRobot robot) {
    robot.clickOn("#evidence");
    assertThat(text(robot, "#published-S1")).isEqualTo("60.0 ns");
    assertThat(text(robot, "#verdict-S1")).isEqualTo("missed");
    assertThat(text(robot, "#published-S2")).isEqualTo("+30.0 %");
    assertThat(text(robot, "#evidence-summary")).startsWith("2 published figures");
  }

  @Test
  void aCaseOfTheSameFlowInAnotherScenarioIsOneClickAway(FxRobot robot) {
    assertThat(robot.lookup("#published").queryAs(Label.class).isVisible()).isFalse();
    robot.clickOn("#case-S1");
    assertThat(text(robot, "#published")).contains("S1: published 60.0 ns");
    assertThat(store.document().scenario().id()).isEqualTo("traced");
    assertThat(robot.lookup("#case-S1").tryQuery()).isEmpty();
    robot.interrupt();
    assertThat(robot.lookup("#graph").query().isFocused()).isTrue();
  }

  @Test
  void caveatsUnfoldAndFold(FxRobot robot) {
    robot.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
    robot.release(KeyCode.E, KeyCode.SHIFT, KeyCode.CONTROL).interrupt();
    robot.clickOn("#more-S1").interrupt();
    assertThat(robot.lookup("#details-S1").tryQuery()).isPresent();
    robot.clickOn("#more-S1").interrupt();
    assertThat(robot.lookup("#details-S1").tryQuery()).isEmpty();
  }

  @Test
  void showOpensTheFlowAndUndoReturns(FxRobot robot) {
    var before = store.document();
    robot.clickOn("#evidence").clickOn("#show-S1").interrupt();
    assertThat(store.document().planName()).isEqualTo("after");
    assertThat(text(robot, "#change")).contains("vs “before”");
    assertThat(text(robot, "#published"))
        .contains("S1: published 60.0 ns, 94.9 before, predicted", "missed");
    robot.press(KeyCode.CONTROL, KeyCode.Z).release(KeyCode.Z, KeyCode.CONTROL).interrupt();
    assertThat(store.document()).isEqualTo(before);
  }
}
