// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.session.Edit;
import entryscope.session.Selection;
import entryscope.session.Timeline;
import entryscope.session.Timeline.Bar;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.controlsfx.control.PopOver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// What a person does to the timeline, and how it hangs together with the drawing.
@ExtendWith(ApplicationExtension.class)
final class TimelineWindowTest {
  private static final double ROW = 18;

  private Shell shell;
  private Store store;

  @Start
  void start(Stage stage) {
    WindowOptions options =
        new WindowOptions(
            Samples.catalogue(),
            Samples.document(),
            Theme.LIGHT,
            Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), 1000, 900)));
    shell = Window.show(stage, options, Runnable::run, Runnable::run);
    store = shell.store();
  }

  private Bar widest() {
    Timeline timeline = Timeline.of(store.figures().get());
    return timeline.bars().stream()
        .filter(bar -> bar.row() == 1)
        .max(java.util.Comparator.comparingDouble(Bar::width))
        .orElseThrow();
  }

  private void moveTo(FxRobot robot, Bar bar) {
    Region canvas = robot.lookup("#timeline").queryAs(Region.class);
    double total = Timeline.of(store.figures().get()).total().value();
    double x = (bar.start() + bar.width() / 2) / total * canvas.getWidth();
    robot.moveTo(canvas.localToScreen(x, (bar.row() + 0.5) * ROW));
    robot.interrupt();
  }

  @Test
  void pointingAtABarPointsAtItInTheDrawingAndAClickSelectsIt(FxRobot robot) {
    Bar bar = widest();
    moveTo(robot, bar);
    assertThat(shell.canvas().pointed().get()).isEqualTo(bar.what());
    moveTo(robot, bar);
    robot
        .press(javafx.scene.input.MouseButton.PRIMARY)
        .release(javafx.scene.input.MouseButton.PRIMARY);
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(store.selection().get()).isEqualTo(bar.what());
  }

  @Test
  void aRowIsHighEnoughForItsNameInAnyPath(FxRobot robot) {
    Region canvas = robot.lookup("#timeline").queryAs(Region.class);
    robot.interact(() -> store.send(new Edit.InlineEverything()));
    int rows = Timeline.of(store.figures().get()).rows();
    assertThat((canvas.getPrefHeight() - TimelinePainter.AXIS) / Math.min(rows, 9))
        .isBetween(16.0, 18.0);
  }

  @Test
  void escapeClosesTheExplanationThoughAListHasTheFocus(FxRobot robot) throws TimeoutException {
    robot.interact(() -> store.select(widest().what()));
    robot.clickOn("#why-selected");
    robot.interact(() -> robot.lookup("#explained").query().requestFocus());
    robot.type(KeyCode.ESCAPE);
    WaitForAsyncUtils.waitFor(
        10,
        TimeUnit.SECONDS,
        () -> robot.listWindows().stream().noneMatch(window -> window instanceof PopOver));
  }

  @Test
  void aPageTakesThePlaceOfTheExplanation(FxRobot robot) throws TimeoutException {
    robot.interact(() -> store.select(widest().what()));
    robot.clickOn("#why-selected");
    robot.interact(() -> shell.commands().get("palette").run());
    WaitForAsyncUtils.waitFor(
        10,
        TimeUnit.SECONDS,
        () -> robot.listWindows().stream().noneMatch(window -> window instanceof PopOver));
    assertThat(robot.lookup("#palette").tryQuery()).isPresent();
  }

  @Test
  void aKeyHidesItAndBringsItBack(FxRobot robot) {
    Region canvas = robot.lookup("#timeline").queryAs(Region.class);
    robot.clickOn("#graph");
    robot.press(KeyCode.CONTROL, KeyCode.T).release(KeyCode.T, KeyCode.CONTROL);
    assertThat(canvas.getParent().isVisible()).isFalse();
    robot.press(KeyCode.CONTROL, KeyCode.T).release(KeyCode.T, KeyCode.CONTROL);
    assertThat(canvas.getParent().isVisible()).isTrue();
  }

  @Test
  void theTextOfWhatIsSelectedIsCopiedInFull(FxRobot robot) {
    robot.interact(() -> store.select(widest().what()));
    robot.clickOn("#graph");
    robot.interact(() -> store.select(widest().what()));
    robot.press(KeyCode.CONTROL, KeyCode.C).release(KeyCode.C, KeyCode.CONTROL);
    String expected = shell.canvas().drawn().text(widest().what());
    String[] copied = {""};
    robot.interact(() -> copied[0] = Clipboard.getSystemClipboard().getString());
    assertThat(copied[0]).isEqualTo(expected).isNotBlank();
  }

  @Test
  void whatIsSelectedIsExplained(FxRobot robot) {
    Selection selected = widest().what();
    robot.interact(() -> store.select(selected));
    robot.clickOn("#why-selected");
    String text = robot.lookup("#explanation").queryAs(TextArea.class).getText();
    assertThat(text).contains("count x cost", "low/typ/high", "An estimate by model", "invented");
  }
}
