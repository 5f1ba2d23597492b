// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Place;
import entryscope.inlining.CallPath;
import entryscope.layout.Rectangle;
import entryscope.quantity.Probability;
import entryscope.session.Edit;
import entryscope.session.FunctionRow;
import entryscope.session.Selection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.controlsfx.control.NotificationPane;
import org.controlsfx.control.ToggleSwitch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// What a person does to the window and sees in it.
@ExtendWith(ApplicationExtension.class)
final class WindowTest {
  private static final CallPath LEAVE = CallPath.of("entry").then("save").then("out");

  private Shell shell;
  private Store store;

  @Start
  void start(Stage stage) {
    WindowOptions options =
        new WindowOptions(
            Samples.catalogue(),
            Samples.document(),
            Theme.DARK,
            Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), 1000, 900)));
    shell = Window.show(stage, options, Runnable::run, Runnable::run);
    store = shell.store();
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

  private static String text(FxRobot robot, String id) {
    robot.interrupt();
    return robot.lookup(id).queryAs(Label.class).getText();
  }

  /// Where something drawn stands on the canvas.
  private Rectangle onScreen(Selection selection) {
    return onFx(
        () ->
            shell
                .canvas()
                .viewport()
                .get()
                .toScreen(shell.canvas().drawn().bounds(selection).orElseThrow()));
  }

  private void click(FxRobot robot, Selection selection) {
    Rectangle at = onScreen(selection);
    var point = onFx(() -> shell.canvas().localToScreen(at.x() + 20, at.y() + 8));
    robot.clickOn(point);
  }

  @Test
  void aSwitchChangesTheFigureAndUndoBringsItBack(FxRobot robot) {
    robot.clickOn("#panel-left");
    String before = text(robot, "#latency");
    robot.clickOn("#inline-leave");
    String after = text(robot, "#latency");
    assertThat(after).isNotEqualTo(before);
    assertThat(robot.lookup("#inline-leave").queryAs(ToggleSwitch.class).isSelected()).isTrue();
    assertThat(text(robot, "#change")).contains("−", "% vs “before”");
    robot.clickOn("#graph").press(KeyCode.CONTROL, KeyCode.Z).release(KeyCode.Z, KeyCode.CONTROL);
    assertThat(text(robot, "#latency")).isEqualTo(before);
    assertThat(robot.lookup("#inline-leave").queryAs(ToggleSwitch.class).isSelected()).isFalse();
    robot.press(KeyCode.CONTROL, KeyCode.Y).release(KeyCode.Y, KeyCode.CONTROL);
    assertThat(text(robot, "#latency")).isEqualTo(after);
  }

  @Test
  void keysChooseAFunctionOfTheListAndToggleIt(FxRobot robot) {
    robot.clickOn("#panel-left");
    ListView<FunctionList.Item> list = robot.lookup("#functions").queryListView();
    int leave = onFx(() -> indexOf(list, "leave"));
    onFx(
        () -> {
          list.requestFocus();
          list.getSelectionModel().select(leave - 1);
          list.getFocusModel().focus(leave - 1);
          return true;
        });
    robot.press(KeyCode.DOWN).release(KeyCode.DOWN);
    robot.press(KeyCode.SPACE).release(KeyCode.SPACE);
    robot.interrupt();
    assertThat(robot.lookup("#inline-leave").queryAs(ToggleSwitch.class).isSelected()).isTrue();
    robot.press(KeyCode.SPACE).release(KeyCode.SPACE);
    robot.interrupt();
    assertThat(robot.lookup("#inline-leave").queryAs(ToggleSwitch.class).isSelected()).isFalse();
  }

  private static int indexOf(ListView<FunctionList.Item> list, String function) {
    for (int i = 0; i < list.getItems().size(); i++) {
      if (list.getItems().get(i) instanceof FunctionList.Item.Line(FunctionRow row)
          && row.function().name().equals(function)) {
        return i;
      }
    }
    throw new AssertionError(function + " is not in the list");
  }

  @Test
  void ofEqualPlansTheOneThatWasAskedForIsLitAndBothSaySo(FxRobot robot) {
    robot.clickOn("#panel-left");
    assertThat(lit(robot)).containsExactly("compiled");
    robot.clickOn("#plan-before").interrupt();
    assertThat(lit(robot)).containsExactly("before = compiled");
    robot.clickOn("#plan-after").interrupt();
    assertThat(lit(robot)).containsExactly("after");
  }

  private static List<String> lit(FxRobot robot) {
    robot.interrupt();
    return robot.lookup(".presets").queryAs(Pane.class).getChildren().stream()
        .map(ToggleButton.class::cast)
        .filter(ToggleButton::isSelected)
        .map(ToggleButton::getText)
        .toList();
  }

  @Test
  void theToggledCallStaysUnderTheEye(FxRobot robot) {
    robot.clickOn("#panel-left");
    Selection call = new Selection.OfBody(LEAVE);
    onFx(
        () -> {
          store.select(call);
          return call;
        });
    robot.interrupt();
    double zoom = onFx(() -> shell.canvas().viewport().get().zoom());
    Rectangle before = onScreen(call);
    for (int i = 0; i < 6; i++) {
      robot.clickOn("#inline-leave");
      robot.interrupt();
      Rectangle after = onScreen(call);
      assertThat(Math.abs(after.x() - before.x())).isLessThan(2);
      assertThat(Math.abs(after.y() - before.y())).isLessThan(2);
    }
    assertThat(onFx(() -> shell.canvas().viewport().get().zoom())).isEqualTo(zoom);
  }

  @Test
  void aRefusedSwitchShowsItsReason(FxRobot robot) {
    robot.clickOn("#panel-left");
    robot.clickOn("#inline-handler");
    robot.interrupt();
    NotificationPane notices = robot.lookup("#notices").queryAs(NotificationPane.class);
    assertThat(notices.isShowing()).isTrue();
    assertThat(notices.getText()).contains("handler cannot be inlined: called through a pointer");
  }

  @Test
  void aScenarioChangesFigureAndSwitches(FxRobot robot) {
    String before = text(robot, "#latency");
    onFx(
        () -> {
          store.send(
              new Edit.ChooseScenario(
                  store.catalogue().get().scenarios().values().stream()
                      .filter(s -> s.id().equals("traced"))
                      .findFirst()
                      .orElseThrow()));
          return true;
        });
    assertThat(text(robot, "#latency")).isNotEqualTo(before);
    robot.clickOn("#switch-traced-off");
    assertThat(text(robot, "#latency")).isEqualTo(before);
    robot.clickOn("#switch-traced").write("50").type(KeyCode.ENTER);
    robot.interrupt();
    assertThat(store.document().scenario().set()).containsEntry("traced", new Probability(0.5));
    assertThat(robot.lookup("#switch-traced").queryAs(TextField.class).getText()).isEqualTo("50 %");
  }

  @Test
  void aClickOnABlockShowsWhatItCosts(FxRobot robot) {
    click(robot, new Selection.OfBlock(new Place(CallPath.of("entry").then("save"), "test")));
    assertThat(text(robot, "#selected-title")).isEqualTo("test");
    assertThat(text(robot, "#selected-cost")).startsWith("2.0 ns");
  }

  @Test
  void aDoubleClickOnTheBackgroundIsNoFold(FxRobot robot) {
    robot.clickOn("#graph").type(KeyCode.W);
    var corner = onFx(() -> shell.canvas().localToScreen(3, shell.canvas().getHeight() - 3));
    robot.doubleClickOn(corner);
    robot.interrupt();
    assertThat(store.selection().get().isNothing()).isTrue();
    assertThat(store.history().get().canUndo()).isFalse();
    assertThat(robot.lookup(".selected").query().getPseudoClassStates())
        .doesNotContain(Style.CHOSEN);
  }

  @Test
  void keysInlineFoldAndFollow(FxRobot robot) {
    click(robot, new Selection.OfBody(LEAVE.caller()));
    assertThat(text(robot, "#verdict")).contains("cannot be inlined: called from assembly");
    robot.type(KeyCode.ENTER);
    assertThat(store.selection().get()).isNotEqualTo(new Selection.OfBody(LEAVE.caller()));
    onFx(
        () -> {
          store.select(new Selection.OfBody(LEAVE));
          return true;
        });
    robot.type(KeyCode.I);
    assertThat(store.document().plan().everywhere()).contains("leave");
    robot.type(KeyCode.E);
    robot.interrupt();
    assertThat(onFx(() -> shell.canvas().drawn().frames())).doesNotContain(LEAVE);
    robot.type(KeyCode.ESCAPE);
    assertThat(store.selection().get()).isEqualTo(new Selection.Nothing());
  }

  @Test
  void typingInTheSearchFieldIsNoCommand(FxRobot robot) {
    robot.press(KeyCode.CONTROL, KeyCode.F).release(KeyCode.F, KeyCode.CONTROL);
    robot.write("irq");
    robot.interrupt();
    assertThat(text(robot, "#hits")).isEqualTo("1 of 1");
    assertThat(store.selection().get())
        .isEqualTo(new Selection.OfBlock(new Place(LEAVE, "irq-off")));
    assertThat(store.history().get().canUndo()).isFalse();
    robot.type(KeyCode.F3).type(KeyCode.ESCAPE);
    assertThat(robot.lookup("#search").queryAs(TextField.class).getText()).isEmpty();
  }

  @Test
  void aBrokenFileIsExplainedAndTheWindowKeepsWhatItHad(FxRobot robot, @TempDir Path folder)
      throws IOException {
    Path broken = folder.resolve("broken.flow.json");
    java.nio.file.Files.writeString(broken, "{ \"format\": 1,\n  \"id\": }\n");
    var before = store.document();
    onFx(
        () -> {
          shell.papers().open(broken);
          return true;
        });
    robot.interrupt();
    assertThat(robot.lookup("#diagnostics").queryAs(TextArea.class).getText())
        .contains("broken.flow.json:2:");
    assertThat(store.document()).isEqualTo(before);
    robot.clickOn("#close-sheet");
  }

  @Test
  void zoomKeysZoomAndFitShowsEverything(FxRobot robot) {
    robot.clickOn("#graph").type(KeyCode.Z);
    assertThat(text(robot, "#zoom")).isEqualTo("100 %");
    robot.type(KeyCode.MINUS);
    assertThat(text(robot, "#zoom")).isEqualTo("80 %");
    robot.type(KeyCode.W);
    Rectangle all = onScreen(new Selection.OfBody(CallPath.of("entry")));
    assertThat(all.bottom()).isLessThan(onFx(() -> shell.canvas().getHeight()));
  }

  @Test
  void noBlockIsWhiteInTheDarkTheme(FxRobot robot) {
    robot.clickOn("#graph").type(KeyCode.W);
    robot.interrupt();
    WritableImage image = onFx(() -> shell.canvas().snapshot(null, null));
    Rectangle block = onScreen(new Selection.OfBlock(new Place(CallPath.of("entry"), "restore")));
    int white = 0;
    for (int x = (int) block.x(); x < block.right(); x++) {
      for (int y = (int) block.y(); y < block.bottom(); y++) {
        white += image.getPixelReader().getColor(x, y).equals(Color.WHITE) ? 1 : 0;
      }
    }
    assertThat(white).isZero();
  }
}
