// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Place;
import entryscope.inlining.CallPath;
import entryscope.layout.Folds;
import entryscope.layout.Rectangle;
import entryscope.session.Edit;
import entryscope.session.Outline;
import entryscope.session.Selection;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// Finding one's way with the keyboard: palette, places, callers, outline.
@ExtendWith(ApplicationExtension.class)
final class WayfindingTest {
  private static final CallPath DISPATCH = CallPath.of("entry").then("save");
  private static final CallPath LEAVE = DISPATCH.then("out");
  private static final CallPath LOOP = LEAVE.then("loop-call");
  private static final Selection TEST = block(DISPATCH, "test");
  private static final Selection RESTORE = block(CallPath.of("entry"), "restore");

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

  private static Selection block(CallPath path, String id) {
    return new Selection.OfBlock(new Place(path, id));
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

  private void select(Selection selection) {
    onFx(
        () -> {
          store.select(selection);
          return true;
        });
  }

  private static void chord(FxRobot robot, KeyCode... keys) {
    robot.press(keys);
    for (int i = keys.length - 1; i >= 0; i--) {
      robot.release(keys[i]);
    }
    robot.interrupt();
  }

  private static void type(FxRobot robot, KeyCode... keys) {
    robot.type(keys);
    robot.interrupt();
  }

  private Rectangle onScreen(Selection selection) {
    return onFx(
        () ->
            shell
                .canvas()
                .viewport()
                .get()
                .toScreen(shell.canvas().drawn().bounds(selection).orElseThrow()));
  }

  @Test
  void aFewLettersFindACommandAndEnterDoesIt(FxRobot robot) {
    chord(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
    robot.write("ievthingcb");
    type(robot, KeyCode.ENTER);
    assertThat(store.document().plan().everywhere()).contains("enter", "leave");
    assertThat(robot.lookup("#palette").tryQuery()).isEmpty();
    assertThat(onFx(() -> shell.canvas().isFocused())).isTrue();
  }

  @Test
  void whatCannotBeDoneSaysWhyAndStays(FxRobot robot) {
    chord(robot, KeyCode.CONTROL, KeyCode.K);
    robot.write("undo");
    robot.interrupt();
    assertThat(robot.lookup("#palette-why").queryAs(Label.class).getText())
        .isEqualTo("Not now: nothing was done yet");
    type(robot, KeyCode.ENTER);
    assertThat(robot.lookup("#palette").queryAs(TextField.class).getText()).isEqualTo("undo");
    type(robot, KeyCode.ESCAPE);
    assertThat(robot.lookup("#palette").tryQuery()).isEmpty();
  }

  @Test
  void goingToABlockUnfoldsTheCallsAroundItAndShowsIt(FxRobot robot) {
    Selection again = block(LOOP, "again");
    type(robot, KeyCode.G);
    robot.write("again");
    type(robot, KeyCode.ENTER);
    assertThat(store.selection().get()).isEqualTo(again);
    Rectangle at = onScreen(again);
    assertThat(at.y()).isBetween(0.0, onFx(() -> shell.canvas().getHeight()) - at.height());
  }

  @Test
  void theSearchCountsAndOpensWhatIsFolded(FxRobot robot) {
    chord(robot, KeyCode.CONTROL, KeyCode.F);
    robot.write("en");
    robot.interrupt();
    String count = robot.lookup("#hits").queryAs(Label.class).getText();
    assertThat(count).startsWith("1 of ");
    type(robot, KeyCode.F3);
    assertThat(robot.lookup("#hits").queryAs(Label.class).getText())
        .isEqualTo(count.replaceFirst("1", "2"));
    chord(robot, KeyCode.SHIFT, KeyCode.F3);
    chord(robot, KeyCode.SHIFT, KeyCode.F3);
    assertThat(store.selection().get()).isEqualTo(block(LOOP, "end"));
    assertThat(onFx(() -> shell.canvas().drawn().shows(block(LOOP, "end")))).isTrue();
  }

  @Test
  void backAndForwardAreKeysAndMouseButtons(FxRobot robot) {
    select(TEST);
    select(RESTORE);
    robot.clickOn("#zoom-in");
    onFx(
        () -> {
          shell.canvas().requestFocus();
          return true;
        });
    chord(robot, KeyCode.ALT, KeyCode.LEFT);
    assertThat(store.selection().get()).isEqualTo(TEST);
    chord(robot, KeyCode.ALT, KeyCode.RIGHT);
    assertThat(store.selection().get()).isEqualTo(RESTORE);
    robot.clickOn("#graph", MouseButton.BACK);
    robot.interrupt();
    assertThat(store.selection().get()).isEqualTo(TEST);
  }

  @Test
  void backLeadsToAnotherEntryOrFlowAsItWas(FxRobot robot) {
    var first = store.document();
    select(TEST);
    onFx(
        () -> {
          var same = first.flow();
          var copy =
              new entryscope.flow.Flow(
                  "copy",
                  same.title(),
                  same.provenance(),
                  same.convention(),
                  same.switches(),
                  same.entries(),
                  same.functions(),
                  same.plans());
          store.send(new Edit.Open(Desk.document(store.catalogue().get(), copy)));
          store.select(RESTORE);
          return true;
        });
    chord(robot, KeyCode.ALT, KeyCode.LEFT);
    assertThat(store.document()).isEqualTo(first);
    assertThat(store.selection().get()).isEqualTo(TEST);
  }

  @Test
  void enterGoesIntoACallAndCallersLeadBackToIt(FxRobot robot) {
    onFx(
        () -> {
          store.send(new Edit.Fold(Folds.DEFAULT.with(LEAVE, false)));
          store.select(block(DISPATCH, "out"));
          shell.canvas().requestFocus();
          return true;
        });
    type(robot, KeyCode.ENTER);
    assertThat(store.selection().get()).isEqualTo(block(LEAVE, "irq-off"));
    type(robot, KeyCode.X);
    ListView<?> list = robot.lookup("#palette-list").queryListView();
    assertThat(list.getItems()).hasSize(1);
    type(robot, KeyCode.ENTER);
    assertThat(store.selection().get()).isEqualTo(block(DISPATCH, "out"));
  }

  @Test
  void conditionKeysWalkTheirWay(FxRobot robot) {
    select(TEST);
    type(robot, KeyCode.T);
    assertThat(store.selection().get()).isEqualTo(block(DISPATCH, "trace-call"));
    chord(robot, KeyCode.ALT, KeyCode.LEFT);
    type(robot, KeyCode.F);
    assertThat(store.selection().get()).isEqualTo(block(DISPATCH, "table"));
  }

  @Test
  void theOutlineAndTheDrawingSelectTheSame(FxRobot robot) {
    type(robot, KeyCode.SPACE);
    TreeView<?> tree = robot.lookup("#outline").queryAs(TreeView.class);
    assertThat(onFx(tree::isFocused)).isTrue();
    select(TEST);
    assertThat(onFx(() -> tree.getSelectionModel().getSelectedItem().getValue()))
        .isInstanceOfSatisfying(
            Outline.class, outline -> assertThat(outline.target()).isEqualTo(TEST));
    type(robot, KeyCode.DOWN);
    assertThat(store.selection().get())
        .isEqualTo(new Selection.OfBody(DISPATCH.then("trace-call")));
    type(robot, KeyCode.SPACE);
    assertThat(onFx(() -> shell.canvas().isFocused())).isTrue();
    assertThat(tree.getParent().isVisible()).isFalse();
  }

  @Test
  void aCrumbListsWhatElseThereIs(FxRobot robot) {
    select(new Selection.OfBody(DISPATCH));
    robot.interrupt();
    onFx(
        () -> {
          robot.lookup("#crumb-4").query().requestFocus();
          return true;
        });
    type(robot, KeyCode.DOWN);
    robot.clickOn("#crumb-choice-enter");
    robot.interrupt();
    assertThat(store.selection().get())
        .isEqualTo(new Selection.OfBody(DISPATCH.then("enter-call")));
  }
}
