// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// A drop-down list shows what it is told.
@ExtendWith(ApplicationExtension.class)
final class ChoiceTest {
  private final List<String> chosen = new ArrayList<>();
  private Choice<String> choice;

  @Start
  void start(Stage stage) {
    choice = new Choice<>(name -> name, chosen::add);
    stage.setScene(new Scene(choice, 300, 60));
    stage.show();
  }

  @Test
  void whatIsShownStaysWhenMoreIsOfferedBeforeIt(FxRobot robot) {
    robot.interact(() -> choice.show(List.of("s390"), "s390"));
    robot.interact(() -> choice.show(List.of("arm64", "s390", "x86"), "s390"));
    assertThat(choice.getValue()).isEqualTo("s390");
    assertThat(choice.getSelectionModel().getSelectedIndex()).isEqualTo(1);
    assertThat(robot.lookup(".combo-box > .list-cell").queryLabeled().getText()).isEqualTo("s390");
    assertThat(chosen).isEmpty();
  }
}
