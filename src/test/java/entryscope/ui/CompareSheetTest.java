// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.session.Selection;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// What a person does to a comparison and sees in it: the toy flow as it was before its patch
/// against after.
@ExtendWith(ApplicationExtension.class)
final class CompareSheetTest {
  private Shell shell;
  private Store store;

  @Start
  void start(Stage stage) {
    var before = Samples.document();
    var after = before.withPlan(entryscope.inlining.InlinePlan.of(before.flow().plan("after")));
    WindowOptions options =
        new WindowOptions(
            Samples.catalogue(),
            after,
            Theme.LIGHT,
            Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), 1300, 900)));
    shell = Window.show(stage, options, Runnable::run, Runnable::run);
    store = shell.store();
  }

  @BeforeEach
  void open(FxRobot robot) {
    robot.press(KeyCode.CONTROL, KeyCode.D).release(KeyCode.D, KeyCode.CONTROL).interrupt();
  }

  private static <T> T onFx(Callable<T> task) {
    FutureTask<T> future = new FutureTask<>(task);
    Platform.runLater(future);
    try {
      return future.get();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static CompareCanvas canvas(FxRobot robot, String id) {
    return robot.lookup("#" + id).queryAs(CompareCanvas.class);
  }

  private static CompareTable table(FxRobot robot) {
    return robot.lookup("#differences").queryAs(CompareTable.class);
  }

  private static String change(FxRobot robot) {
    robot.interrupt();
    return robot.lookup("#compare-change").queryAs(Label.class).getText();
  }

  @Test
  void thePlanIsComparedWithItsReference(FxRobot robot) {
    assertThat(change(robot)).startsWith("−").contains("calls −", "not a measurement");
    assertThat(table(robot).getItems()).isNotEmpty().noneMatch(CompareRow::isSame);
    assertThat(robot.lookup("#compare-legend").queryAs(CompareLegend.class).getChildren())
        .hasSizeGreaterThan(6);
  }

  @Test
  void closingTheSheetOfAListingLeadsBackToTheComparison(FxRobot robot) {
    String change = change(robot);
    onFx(
        () -> {
          new Imports(shell).compare(Path.of("src/test/resources/builds/before.txt"));
          return true;
        });
    assertThat(robot.lookup("#listing").query().isVisible()).isTrue();
    robot.type(KeyCode.ESCAPE).interrupt();
    assertThat(robot.lookup("#listing").tryQuery()).isEmpty();
    assertThat(change(robot)).isEqualTo(change);
    robot.clickOn("#compare-functions").interrupt();
    assertThat(table(robot).getItems()).isNotEmpty().allMatch(row -> !row.name().contains(":"));
    robot.type(KeyCode.ESCAPE).interrupt();
    assertThat(robot.lookup("#differences").tryQuery()).isEmpty();
  }

  @Test
  void bothSidesMoveTogether(FxRobot robot) {
    CompareCanvas left = canvas(robot, "compare-before");
    CompareCanvas right = canvas(robot, "compare-after");
    Viewport before = onFx(right::view);
    robot.drag(left).dropBy(-40, -30).interrupt();
    assertThat(onFx(right::view)).isNotEqualTo(before);
    assertThat(onFx(right::view).x() - before.x()).isBetween(-41.0, -20.0);
    double zoom = onFx(right::view).zoom();
    robot.type(KeyCode.EQUALS).interrupt();
    assertThat(onFx(right::view).zoom()).isNotEqualTo(zoom).isEqualTo(onFx(left::view).zoom());
  }

  @Test
  void digitsChooseHowItIsLookedAt(FxRobot robot) {
    robot.type(KeyCode.DIGIT2).interrupt();
    assertThat(canvas(robot, "compare-overlay").getParent().isVisible()).isTrue();
    robot.type(KeyCode.DIGIT1).interrupt();
    assertThat(canvas(robot, "compare-overlay").getParent().isVisible()).isFalse();
  }

  @Test
  void aLineOfTheTableIsShownOnBothSides(FxRobot robot) {
    CompareTable table = table(robot);
    CompareRow row = table.getItems().getLast();
    onFx(
        () -> {
          table.getSelectionModel().select(row);
          return row;
        });
    robot.interrupt();
    CompareCanvas right = canvas(robot, "compare-after");
    var shown = onFx(() -> right.drawn().orElseThrow().bounds(row.later()).orElseThrow());
    var seen = onFx(() -> right.view().toScreen(shown));
    assertThat(seen.x()).isGreaterThanOrEqualTo(0);
    assertThat(seen.y()).isBetween(0.0, right.getHeight());
  }

  @Test
  void aClickOnADrawingSelectsItsLine(FxRobot robot) {
    CompareRow first = table(robot).getItems().getFirst();
    CompareCanvas left = canvas(robot, "compare-before");
    CompareRow wanted = table(robot).getItems().getLast();
    assertThat(wanted.earlier()).isInstanceOf(Selection.OfBlock.class).isNotEqualTo(first);
    onFx(
        () -> {
          left.select(wanted.earlier());
          return left;
        });
    robot.interrupt();
    var point =
        onFx(
            () -> {
              var at =
                  left.view()
                      .toScreen(left.drawn().orElseThrow().bounds(wanted.earlier()).orElseThrow());
              return left.localToScreen(at.x() + 8, at.y() + 8);
            });
    robot.clickOn(point).interrupt();
    assertThat(table(robot).getSelectionModel().getSelectedItem()).isEqualTo(wanted);
  }

  @Test
  void theOtherScenarioSwapAndOverlayWork(FxRobot robot) {
    String change = change(robot);
    robot.clickOn("#compare-swap");
    assertThat(change(robot)).startsWith("+").isNotEqualTo(change);
    robot.clickOn("#compare-over").interrupt();
    assertThat(canvas(robot, "compare-overlay").getParent().isVisible()).isTrue();
    assertThat(canvas(robot, "compare-before").getParent().getParent().isVisible()).isFalse();
    robot.clickOn("#compare-over").interrupt();
    assertThat(canvas(robot, "compare-overlay").getParent().isVisible()).isTrue();
    robot.clickOn("#compare-functions").interrupt();
    assertThat(table(robot).getItems()).extracting(CompareRow::name).contains("leave");
  }

  @Test
  void theTextGoesToTheClipboard(FxRobot robot) {
    robot.clickOn("#compare-copy").interrupt();
    assertThat(onFx(() -> Clipboard.getSystemClipboard().getString()))
        .contains("| Metric", "add/remove:", "not a measurement")
        .matches(text -> text.lines().allMatch(line -> line.length() <= 75));
  }

  @Test
  void whatIsToldIsReadOnThePageThatCoversTheWindow(FxRobot robot) {
    robot.clickOn("#compare-copy").interrupt();
    assertThat(robot.lookup("#sheet-notice").queryAs(Label.class).getText())
        .isEqualTo("Copied the comparison as text");
  }

  @Test
  void escapeClosesAlsoFromAClosedMenu(FxRobot robot) {
    robot.clickOn("#compare-save").type(KeyCode.ESCAPE).interrupt();
    assertThat(robot.lookup("#differences").tryQuery()).isPresent();
    robot.type(KeyCode.ESCAPE).interrupt();
    assertThat(robot.lookup("#differences").tryQuery()).isEmpty();
  }

  @Test
  void closingLeavesTheDocumentAsItWas(FxRobot robot) {
    var document = store.document();
    robot.type(KeyCode.I).interrupt();
    robot.type(KeyCode.ESCAPE).interrupt();
    assertThat(robot.lookup("#differences").tryQuery()).isEmpty();
    assertThat(store.document()).isEqualTo(document);
  }
}
