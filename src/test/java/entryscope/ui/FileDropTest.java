// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.scene.input.DragboardHelper;
import entryscope.file.FlowWriter;
import entryscope.file.UserFolders;
import entryscope.session.Document;
import entryscope.session.Opened;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// Files of every kind are dropped onto the window; what cannot be opened changes nothing.
@ExtendWith(ApplicationExtension.class)
final class FileDropTest {
  private static final Path TOY = Path.of("src/test/resources/listing/x86_64-gnu.txt");

  @TempDir private Path folder;
  private Shell shell;

  @Start
  void start(Stage stage) {
    UserFolders folders = new UserFolders(folder.resolve("config"), folder.resolve("state"));
    WindowOptions options =
        new WindowOptions(
            Samples.catalogue(),
            Opened.of(Samples.document()),
            true,
            Optional.empty(),
            Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), 1000, 900)),
            Optional.of(folders));
    stage.setX(0);
    stage.setY(0);
    shell = Window.show(stage, options, Runnable::run, Runnable::run);
  }

  private void drop(FxRobot robot, Path... files) {
    robot.interact(
        () -> {
          Dragboard board =
              DragboardHelper.createDragboard(
                  new DraggedFiles(List.of(files).stream().map(Path::toFile).toList()));
          DragEvent over = event(DragEvent.DRAG_OVER, board);
          Event.fireEvent(shell.canvas(), over);
          assertThat(over.getAcceptedTransferMode()).isEqualTo(TransferMode.COPY);
          Event.fireEvent(shell.canvas(), event(DragEvent.DRAG_DROPPED, board));
        });
    robot.interrupt();
  }

  private DragEvent event(EventType<DragEvent> type, Dragboard board) {
    return new DragEvent(
        board, shell, type, board, 400, 300, 400, 300, TransferMode.COPY, null, shell, null);
  }

  private String shown(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(Label.class).getText();
  }

  @Test
  void aListingAsksForItsFunctions(FxRobot robot) {
    drop(robot, TOY);
    assertThat(shown(robot, "#listing-summary")).contains("starts in system_call");
    robot.clickOn("#listing-open").interrupt();
    assertThat(shell.store().document().flow().functions()).containsKey("system_call");
  }

  @Test
  void aFlowAndASessionAreOpenedAtOnce(FxRobot robot) throws IOException {
    Document present = shell.store().document();
    Path flow = folder.resolve("toy.flow.json");
    Files.writeString(flow, FlowWriter.write(present.flow()));
    drop(robot, flow);
    assertThat(shell.store().notice().get().text()).isEqualTo("Opened toy.flow.json");
    Path session = folder.resolve("mine.entryscope.json");
    robot.clickOn("#panel-left").clickOn("#inline-leave").interrupt();
    Document changed = shell.store().document();
    robot.interact(() -> shell.papers().save(session));
    robot.clickOn("#inline-leave").interrupt();
    assertThat(shell.store().document()).isNotEqualTo(changed);
    drop(robot, session);
    assertThat(shell.store().document()).isEqualTo(changed);
    assertThat(shell.settings().preferences().get().recent()).contains(session, flow);
  }

  @Test
  void ofSeveralFilesTheFirstIsOpened(FxRobot robot) throws IOException {
    Path flow = folder.resolve("toy.flow.json");
    Files.writeString(flow, FlowWriter.write(shell.store().document().flow()));
    drop(robot, flow, TOY);
    assertThat(robot.lookup("#listing").tryQuery()).isEmpty();
    assertThat(shell.store().notice().get().text()).contains("toy.flow.json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Dear list,\n\nplease apply.\n", "\u0000\u0001\u0002\u00ff binary"})
  void whatIsNoListingIsSaidWithAHintAndEscapeCloses(String text, @TempDir Path other)
      throws IOException {
    FxRobot robot = new FxRobot();
    Path file = other.resolve("x.txt");
    Files.writeString(file, text);
    Document before = shell.store().document();
    drop(robot, file);
    assertThat(shown(robot, "#listing-problem")).startsWith("x.txt").contains("; ");
    assertThat(robot.lookup("#listing-open").queryAs(Button.class).isDisabled()).isTrue();
    robot.type(KeyCode.ESCAPE).interrupt();
    assertThat(robot.lookup("#listing").tryQuery()).isEmpty();
    assertThat(shell.store().document()).isEqualTo(before);
  }

  @Test
  void aBrokenFlowIsExplainedWithItsPlace(FxRobot robot) throws IOException {
    Path file = folder.resolve("x.flow.json");
    Files.writeString(file, "{\n  \"format\": 1,\n  \"id\": \n}");
    Document before = shell.store().document();
    drop(robot, file);
    assertThat(robot.lookup("#diagnostics").queryAs(TextArea.class).getText())
        .contains("x.flow.json:");
    robot.type(KeyCode.ESCAPE).interrupt();
    assertThat(robot.lookup("#diagnostics").tryQuery()).isEmpty();
    assertThat(shell.store().document()).isEqualTo(before);
  }
}
