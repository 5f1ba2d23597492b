// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// Other keys for commands, and how large and in which colours everything is.
@ExtendWith(ApplicationExtension.class)
final class KeysSheetTest {
  private Shell shell;

  @Start
  void start(Stage stage) {
    WindowOptions options =
        new WindowOptions(
            Samples.catalogue(),
            Samples.document(),
            Theme.DARK,
            Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), 1000, 900)));
    shell = Window.show(stage, options, Runnable::run, Runnable::run);
  }

  private static String text(FxRobot robot, String id) {
    robot.interrupt();
    return robot.lookup(id).queryAs(Button.class).getText();
  }

  @Test
  void aCommandGetsOtherKeysWhichAreShownEverywhere(FxRobot robot) {
    robot.type(KeyCode.F1);
    robot.clickOn("#keys-search").type(KeyCode.Q);
    assertThat(text(robot, "#keys-search")).isEqualTo("Q");
    assertThat(shell.settings().preferences().get().keys()).containsEntry("search", List.of("Q"));
    robot.type(KeyCode.ESCAPE).type(KeyCode.Q);
    robot.interrupt();
    TextField search = robot.lookup("#search").queryAs(TextField.class);
    assertThat(search.isFocused()).isTrue();
    assertThat(search.getPromptText()).endsWith("Q");
  }

  @Test
  void keysInUseAreTakenOverOnlyWhenAsked(FxRobot robot) {
    robot.type(KeyCode.F1);
    robot.clickOn("#keys-search").type(KeyCode.I);
    robot.interrupt();
    assertThat(robot.lookup("#key-question").queryAs(Label.class).getText())
        .isEqualTo("I does “Inline everywhere, or out of line” already");
    robot.clickOn("#leave-keys");
    assertThat(text(robot, "#keys-search")).startsWith("Ctrl+F");
    robot.clickOn("#keys-search").type(KeyCode.I);
    robot.clickOn("#take-over");
    assertThat(text(robot, "#keys-search")).isEqualTo("I");
    assertThat(text(robot, "#keys-inline-everywhere")).isEqualTo("–");
    robot.clickOn("#reset-keys");
    assertThat(text(robot, "#keys-search")).startsWith("Ctrl+F");
    assertThat(text(robot, "#keys-inline-everywhere")).isEqualTo("I");
  }

  @Test
  void noTwoCommandsHaveTheSameKeys() {
    List<Command> all = shell.commands().all();
    assertThat(all)
        .allSatisfy(
            command ->
                assertThat(command.keys())
                    .allSatisfy(
                        keys -> assertThat(shell.commands().rival(command, keys)).isEmpty()));
    assertThat(all).extracting(Command::id).doesNotHaveDuplicates();
  }

  @Test
  void thePresentationEnlargesHidesAndGivesBack(FxRobot robot) {
    Label latency = robot.lookup("#latency").queryAs(Label.class);
    double before = latency.getFont().getSize();
    double zoom = shell.canvas().viewport().get().zoom();
    robot.press(KeyCode.SHIFT, KeyCode.F11).release(KeyCode.F11, KeyCode.SHIFT);
    robot.interrupt();
    assertThat(latency.getFont().getSize()).isGreaterThan(1.3 * before);
    assertThat(shell.canvas().viewport().get().zoom()).isGreaterThan(1.3 * zoom);
    assertThat(robot.lookup("#search").query().getParent().isVisible()).isTrue();
    assertThat(robot.lookup("#menus").query().getParent().isVisible()).isFalse();
    robot.press(KeyCode.SHIFT, KeyCode.F11).release(KeyCode.F11, KeyCode.SHIFT);
    robot.interrupt();
    assertThat(latency.getFont().getSize()).isEqualTo(before);
    assertThat(shell.canvas().viewport().get().zoom())
        .isCloseTo(zoom, org.assertj.core.api.Assertions.within(1e-9));
    assertThat(robot.lookup("#menus").query().getParent().isVisible()).isTrue();
  }

  private static MenuItem item(FxRobot robot, String id) {
    return robot.lookup("#menus").queryAs(MenuBar.class).getMenus().stream()
        .flatMap(menu -> menu.getItems().stream())
        .filter(item -> id.equals(item.getId()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aMenuDoesACommandAndGreysWhatCannotBeDone(FxRobot robot) {
    robot.clickOn("#menu-Edit");
    robot.interrupt();
    assertThat(item(robot, "menu-undo").isDisable()).isTrue();
    assertThat(item(robot, "menu-undo").getAccelerator()).isNotNull();
    robot.clickOn("#menu-inline-all");
    robot.interrupt();
    assertThat(shell.store().document().plan().everywhere()).contains("leave");
    robot.clickOn("#menu-Edit");
    robot.clickOn("#menu-undo");
    robot.interrupt();
    assertThat(shell.store().history().get().canUndo()).isFalse();
  }

  @Test
  void theScenarioGoesBackToWhatItWas(FxRobot robot) {
    var before = shell.store().document().scenario();
    robot.clickOn("#switch-traced-on");
    robot.interrupt();
    assertThat(shell.store().document().scenario()).isNotEqualTo(before);
    robot.clickOn("#reset-scenario");
    robot.interrupt();
    assertThat(shell.store().document().scenario()).isEqualTo(before);
    assertThat(robot.lookup("#reset-scenario").query().isVisible()).isFalse();
  }
}
