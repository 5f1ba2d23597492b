// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Place;
import entryscope.file.Preferences.PanelPlace;
import entryscope.inlining.CallPath;
import entryscope.layout.Rectangle;
import entryscope.session.Edit;
import entryscope.session.Selection;
import entryscope.session.Workbench;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// How a small window shares its room, and what a reader makes of it.
@ExtendWith(ApplicationExtension.class)
final class ShellTest {
  private static final double WIDTH = 1000;

  private Shell shell;
  private Stage stage;

  @Start
  void start(Stage on) {
    WindowOptions options =
        new WindowOptions(
            Samples.catalogue(),
            Samples.document(),
            Theme.LIGHT,
            Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), (int) WIDTH, 700)));
    stage = on;
    shell = Window.show(on, options, Runnable::run, Runnable::run);
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

  private static void chord(FxRobot robot, KeyCode... keys) {
    robot.press(keys);
    for (int i = keys.length - 1; i >= 0; i--) {
      robot.release(keys[i]);
    }
    robot.interrupt();
  }

  private static Node node(FxRobot robot, String id) {
    robot.interrupt();
    return robot.lookup(id).query();
  }

  private static Bounds inScene(Node node) {
    return onFx(() -> node.localToScene(node.getBoundsInLocal()));
  }

  private void clickBlock(FxRobot robot) {
    Selection block = new Selection.OfBlock(new Place(CallPath.of("entry").then("save"), "test"));
    var at =
        onFx(
            () -> {
              Rectangle box =
                  shell
                      .canvas()
                      .viewport()
                      .get()
                      .toScreen(shell.canvas().drawn().bounds(block).orElseThrow());
              return shell.canvas().localToScreen(box.x() + 20, box.y() + 8);
            });
    robot.clickOn(at);
    robot.interrupt();
  }

  @Test
  void mostOfASmallWindowIsForTheDrawing(FxRobot robot) {
    assertThat(shell.canvas().getWidth()).isGreaterThan(0.6 * WIDTH);
    assertThat(node(robot, "#column-left").isVisible()).isFalse();
    assertThat(node(robot, "#latency").isVisible()).isTrue();
  }

  @Test
  void aColumnComesAndGoesAndThatIsRemembered(FxRobot robot) {
    robot.clickOn("#panel-left");
    assertThat(node(robot, "#column-left").isVisible()).isTrue();
    robot.clickOn("#inline-leave");
    assertThat(shell.store().document().plan().everywhere()).contains("leave");
    chord(robot, KeyCode.CONTROL, KeyCode.B);
    assertThat(node(robot, "#column-left").isVisible()).isFalse();
    assertThat(shell.settings().preferences().get().panels().get("left"))
        .isEqualTo(new PanelPlace(false, 390));
  }

  @Test
  void theFigureIsStillSeenWithoutItsColumn(FxRobot robot) {
    double before = shell.canvas().getWidth();
    robot.clickOn("#panel-right");
    assertThat(node(robot, "#column-right").isVisible()).isFalse();
    assertThat(shell.canvas().getWidth()).isGreaterThan(before + 200);
    assertThat(((Label) node(robot, "#figure-line")).getText()).endsWith(" ns");
    assertThat(inScene(node(robot, "#figure-line")).getWidth()).isGreaterThan(40);
  }

  @Test
  void draggingTheEdgeWidensAColumnForGood(FxRobot robot) {
    double before = node(robot, "#column-right").getLayoutBounds().getWidth() - Column.GAP;
    Node edge = node(robot, "#column-right > .edge");
    robot.interact(
        () -> {
          edge.fireEvent(at(MouseEvent.MOUSE_PRESSED, 700));
          for (int x = 690; x >= 640; x -= 10) {
            edge.fireEvent(at(MouseEvent.MOUSE_DRAGGED, x));
          }
          edge.fireEvent(at(MouseEvent.MOUSE_RELEASED, 640));
        });
    robot.interrupt();
    double kept =
        Objects.requireNonNull(shell.settings().preferences().get().panels().get("right")).width();
    assertThat(kept).isEqualTo(Math.rint(before + 60));
    assertThat(node(robot, "#column-right").getLayoutBounds().getWidth())
        .isEqualTo(kept + Column.GAP);
  }

  /// The mouse on the screen, with its first button.
  private static MouseEvent at(EventType<MouseEvent> type, double x) {
    return new MouseEvent(
        type,
        0,
        0,
        x,
        300,
        MouseButton.PRIMARY,
        1,
        false,
        false,
        false,
        false,
        true,
        false,
        false,
        true,
        false,
        true,
        null);
  }

  @Test
  void aClickOnABlockShowsItsFactsWithoutScrolling(FxRobot robot) {
    clickBlock(robot);
    Bounds pane = inScene(node(robot, ".selected"));
    Bounds why = inScene(node(robot, "#why-selected"));
    assertThat(pane.contains(why)).isTrue();
    assertThat(pane.getMaxY()).isLessThan(inScene(node(robot, ".timeline")).getMinY());
    robot.clickOn("#why-selected");
    assertThat(((TextArea) node(robot, "#explanation")).getText()).contains("x cost");
  }

  @Test
  void switchesThatGaveWayComeBack(FxRobot robot) {
    clickBlock(robot);
    robot.clickOn("#more-switches");
    robot.clickOn("#switch-traced-on");
    assertThat(shell.store().document().scenario().set()).containsKey("traced");
  }

  @Test
  void theFigureIsTakenApartByFunction(FxRobot robot) {
    onFx(
        () -> {
          stage.setHeight(1000);
          return true;
        });
    robot.clickOn("#by-function");
    robot.interrupt();
    assertThat(robot.lookup(".legend-name").queryAllAs(Label.class))
        .extracting(Labeled::getText)
        .contains("entry", "dispatch");
    robot.clickOn("#by-kind");
    robot.interrupt();
    assertThat(robot.lookup(".legend-name").queryAllAs(Label.class))
        .extracting(Labeled::getText)
        .doesNotContain("dispatch");
  }

  @Test
  void altWithALetterOpensItsMenu(FxRobot robot) {
    MenuBar bar = (MenuBar) node(robot, "#menus");
    chord(robot, KeyCode.ALT, KeyCode.E);
    assertThat(onFx(() -> bar.getMenus().get(1).isShowing())).isTrue();
    robot.type(KeyCode.ESCAPE);
    chord(robot, KeyCode.ALT, KeyCode.V);
    assertThat(onFx(() -> bar.getMenus().get(2).isShowing())).isTrue();
    robot.type(KeyCode.ESCAPE);
  }

  @Test
  void aPresentationLeavesTheDrawingInLargeAndEndsAsItBegan(FxRobot robot) {
    double zoom = shell.canvas().viewport().get().zoom();
    double width = shell.canvas().getWidth();
    double text = ((Label) node(robot, "#zoom")).getFont().getSize();
    chord(robot, KeyCode.SHIFT, KeyCode.F11);
    assertThat(node(robot, "#column-right").isVisible()).isFalse();
    assertThat(shell.canvas().getWidth()).isGreaterThan(0.95 * WIDTH);
    assertThat(shell.canvas().viewport().get().zoom()).isGreaterThan(1.4 * zoom);
    assertThat(((Label) node(robot, "#zoom")).getFont().getSize()).isGreaterThan(1.4 * text);
    chord(robot, KeyCode.SHIFT, KeyCode.F11);
    assertThat(node(robot, "#column-right").isVisible()).isTrue();
    assertThat(node(robot, "#menus").getParent().isVisible()).isTrue();
    assertThat(shell.canvas().getWidth()).isEqualTo(width);
    assertThat(shell.canvas().viewport().get().zoom()).isEqualTo(zoom);
    assertThat(((Label) node(robot, "#zoom")).getFont().getSize()).isEqualTo(text);
  }

  @Test
  void theOutlineStandsBesideTheDrawingAndItsColumns(FxRobot robot) {
    robot.clickOn("#panel-left");
    chord(robot, KeyCode.SPACE);
    assertThat(node(robot, ".outline").isVisible()).isTrue();
    assertThat(node(robot, "#inline-leave").isVisible()).isTrue();
    assertThat(node(robot, "#column-left").isVisible()).isTrue();
  }

  @Test
  void anOldFigureIsMarkedUntilTheNewOneIsThere(FxRobot robot) throws TimeoutException {
    List<Runnable> later = new ArrayList<>();
    Store store =
        new Store(
            Samples.catalogue(),
            Samples.document(),
            new Workbench(),
            Workers.of(later::add, Runnable::run));
    EstimatePane pane = onFx(() -> new EstimatePane(store, shell.theme(), _ -> {}));
    Label model = (Label) pane.lookup("#model");
    assertThat(model.getText()).startsWith("estimate");
    robot.interact(() -> store.send(new Edit.InlineFunction("leave", true)));
    WaitForAsyncUtils.waitFor(
        20, TimeUnit.SECONDS, () -> model.getText().equals("before the last change"));
    robot.interact(() -> later.forEach(Runnable::run));
    assertThat(model.getText()).startsWith("estimate");
  }
}
