// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.Library;
import entryscope.layout.Hiding;
import entryscope.quantity.Probability;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// Hiding what is cold, as a reader does it.
@ExtendWith(ApplicationExtension.class)
final class ColdSliderTest {
  private Shell shell;

  @Start
  void start(Stage stage) {
    Catalogue catalogue = Catalogue.of(Library.load(Path.of("flows")));
    var flow = Optional.ofNullable(catalogue.flows().get("arm64-6.12")).orElseThrow();
    Document document = Document.of(flow, catalogue.defaultScenario(), catalogue.machineFor(flow));
    shell =
        Window.show(
            stage,
            new WindowOptions(
                catalogue,
                document,
                Theme.LIGHT,
                Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), 1000, 900))),
            Runnable::run,
            Runnable::run);
  }

  private int blocks() {
    return shell.canvas().drawn().blocks();
  }

  private Hiding hiding() {
    return shell.store().document().folds().hiding();
  }

  @Test
  void theSliderHidesMoreToTheRightAndIsUndone(FxRobot robot) {
    int usual = blocks();
    Slider slider = robot.lookup("#cold").queryAs(Slider.class);
    robot.interact(slider::requestFocus);
    robot.type(KeyCode.RIGHT);
    int hidden = blocks();
    assertThat(hidden).isLessThan(usual);
    assertThat(hiding()).isEqualTo(Hiding.colderThan(new Probability(0.0001)));
    robot.interact(shell.store()::undo);
    assertThat(blocks()).isEqualTo(usual);
    assertThat(slider.getValue()).isEqualTo(1);
    robot.interact(slider::requestFocus);
    robot.type(KeyCode.LEFT);
    assertThat(blocks()).isGreaterThan(usual);
    assertThat(hiding()).isEqualTo(Hiding.nothing());
  }

  @Test
  void oneKeyHidesMoreAndAnotherLess(FxRobot robot) {
    int usual = blocks();
    robot.interact(shell.canvas()::requestFocus);
    robot.type(KeyCode.PERIOD);
    assertThat(blocks()).isLessThan(usual);
    robot.type(KeyCode.COMMA);
    assertThat(blocks()).isEqualTo(usual);
  }

  @Test
  void foldingAStubOpensItAndGoingToAHiddenBlockDoesToo(FxRobot robot) {
    int usual = blocks();
    var visible = shell.store().figures().get().visible();
    var body = visible.stubs().entrySet().iterator().next();
    var stub = body.getValue().entrySet().iterator().next();
    var first = new entryscope.cost.Place(body.getKey(), stub.getKey());
    var last = new entryscope.cost.Place(body.getKey(), stub.getValue().blocks().getLast());
    robot.interact(
        () -> {
          shell.store().select(new entryscope.session.Selection.OfBlock(first));
          shell.toggles().fold();
        });
    assertThat(blocks()).isEqualTo(usual + stub.getValue().blocks().size() - 1);
    robot.interact(shell.store()::undo);
    assertThat(shell.canvas().drawn().boxes()).doesNotContainKey(last);
    robot.interact(() -> shell.navigator().show(new entryscope.session.Selection.OfBlock(last)));
    assertThat(shell.canvas().drawn().boxes()).containsKey(last);
  }
}
