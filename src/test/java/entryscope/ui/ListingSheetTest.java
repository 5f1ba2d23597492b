// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.UserFolders;
import entryscope.session.Opened;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// What a person does to open a listing.
@ExtendWith(ApplicationExtension.class)
final class ListingSheetTest {
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

  private static <T> T onFx(Callable<T> task) {
    FutureTask<T> future = new FutureTask<>(task);
    Platform.runLater(future);
    try {
      return future.get();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static void paste(FxRobot robot, String text) {
    onFx(
        () ->
            Clipboard.getSystemClipboard()
                .setContent(java.util.Map.of(DataFormat.PLAIN_TEXT, text)));
    robot
        .press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V)
        .release(KeyCode.V, KeyCode.SHIFT, KeyCode.CONTROL)
        .interrupt();
  }

  private static String mail(String text) {
    return text.lines().map(line -> "> " + line + "\n").reduce("", String::concat);
  }

  private static String text(FxRobot robot, String id) {
    robot.interrupt();
    Label label = robot.lookup(id).queryAs(Label.class);
    return label.isVisible() ? label.getText() : "";
  }

  private static List<String> functions(FxRobot robot) {
    robot.interrupt();
    ListView<String> list = robot.lookup("#listing-functions").queryListView();
    return List.copyOf(list.getItems());
  }

  private static String shown(ComboBox<?> box) {
    return onFx(
        () -> ((ListCell<?>) ((ComboBoxListViewSkin<?>) box.getSkin()).getDisplayNode()).getText());
  }

  private static boolean isOffered(FxRobot robot) {
    robot.interrupt();
    return !robot.lookup("#listing-open").queryAs(Button.class).isDisabled();
  }

  @Test
  void quotedDisassemblyOfAMailIsOpenedAndKept(FxRobot robot) throws IOException {
    paste(robot, mail(Files.readString(TOY)));
    assertThat(functions(robot)).contains("system_call");
    assertThat(text(robot, "#listing-summary")).contains("starts in system_call", "3 calls deep");
    robot.clickOn("#listing-open").interrupt();
    assertThat(robot.lookup("#listing").tryQuery()).isEmpty();
    assertThat(shell.store().document().flow().id()).isEqualTo("pasted");
    assertThat(shell.store().notice().get().text())
        .startsWith("Made pasted")
        .doesNotContain("lost");
    Path kept = folder.resolve("state", "imported", "pasted.flow.json");
    assertThat(kept).exists();
    Opened present = shell.papers().present();
    assertThat(present.flowFile()).contains(kept);
    String session = present.unsavedText(shell.store().catalogue().get());
    assertThat(Opened.read("session", session, Samples.catalogue()).toOptional())
        .map(Opened::document)
        .contains(shell.store().document());
  }

  @Test
  void aFunctionIsFoundByTypingAndSeveralAreDescribed(FxRobot robot) throws IOException {
    paste(robot, Files.readString(TOY));
    List<String> all = functions(robot);
    String other =
        all.stream().filter(name -> !name.equals("system_call")).findFirst().orElseThrow();
    onFx(
        () -> {
          robot.lookup("#listing-search").queryAs(TextField.class).setText(other);
          return true;
        });
    assertThat(functions(robot)).first().isEqualTo(other);
    robot.clickOn("#listing-search").type(KeyCode.ENTER).interrupt();
    assertThat(text(robot, "#listing-summary")).contains("starts in " + other);
    onFx(
        () -> {
          robot.lookup("#listing-search").queryAs(TextField.class).setText("system_call");
          return true;
        });
    robot.clickOn("#listing-search").type(KeyCode.ENTER).interrupt();
    assertThat(text(robot, "#listing-summary")).startsWith("2 functions are described");
    assertThat(robot.lookup("#listing-depth").query().isDisabled()).isTrue();
    robot.clickOn("#listing-open").interrupt();
    assertThat(shell.store().document().flow().functions().keySet()).contains("system_call", other);
  }

  @Test
  void enterOpensWhatIsProposed(FxRobot robot) throws IOException {
    paste(robot, Files.readString(TOY));
    robot.clickOn("#listing-search").type(KeyCode.ENTER).interrupt();
    assertThat(shell.store().document().flow().id()).isEqualTo("pasted");
  }

  @Test
  void whatIsNoListingIsSaidWithItsLineAndAHint(FxRobot robot) {
    paste(robot, "Dear list,\n\nplease apply.\n");
    assertThat(text(robot, "#listing-problem")).startsWith("pasted:1: ").contains("; ");
    assertThat(isOffered(robot)).isFalse();
    Node text = robot.lookup("#listing-text").query();
    onFx(
        () -> {
          ((TextArea) text).setText(Files.readString(TOY));
          return true;
        });
    assertThat(text(robot, "#listing-problem")).isEmpty();
    assertThat(isOffered(robot)).isTrue();
    robot.type(KeyCode.ESCAPE).interrupt();
    assertThat(shell.store().document().flow().id()).isEqualTo("toy");
    assertThat(shell.store().importing().state().get()).isInstanceOf(Importing.State.Idle.class);
  }

  @Test
  void theArchitectureIsRecognisedAndCanBeTold(FxRobot robot) throws IOException {
    paste(robot, Files.readString(TOY));
    ComboBox<?> box = robot.lookup("#listing-architecture").queryComboBox();
    assertThat(shown(box)).isEqualTo("x86_64, recognised");
    onFx(
        () -> {
          box.getSelectionModel().selectLast();
          return true;
        });
    robot.interrupt();
    assertThat(shown(box)).isEqualTo("loongarch64");
  }

  @Test
  void aListingIsComparedWithAnEarlierOne(FxRobot robot) throws IOException {
    paste(robot, Files.readString(Path.of("src/test/resources/builds/after.txt")));
    robot.clickOn("#listing-open").interrupt();
    onFx(
        () -> {
          new Imports(shell).compare(Path.of("src/test/resources/builds/before.txt"));
          return true;
        });
    robot.interrupt();
    assertThat(text(robot, "#listing-summary")).contains("starts in system_call");
    robot.clickOn("#listing-open").interrupt();
    assertThat(text(robot, "#compare-change")).contains("instructions −", "calls −");
    CompareTable table = robot.lookup("#differences").queryAs(CompareTable.class);
    assertThat(table.getItems()).extracting(CompareRow::story).contains("added", "removed");
    robot.clickOn("#compare-functions").interrupt();
    assertThat(table.getItems())
        .extracting(row -> row.name() + " " + row.story())
        .contains("work inlined into system_call", "small gone");
  }

  @Test
  void aMissingObjdumpIsNamedAndNothingElseChanges(FxRobot robot) {
    onFx(
        () -> {
          new Imports(shell).open(Path.of("src/test/resources/listing/x86_64.o"));
          return true;
        });
    onFx(
        () -> {
          TextField objdump = robot.lookup("#listing-objdump").queryAs(TextField.class);
          objdump.setText("no-such-objdump");
          return true;
        });
    robot.clickOn("#listing-objdump").type(KeyCode.ENTER).interrupt();
    assertThat(text(robot, "#listing-problem"))
        .isEqualTo("x86_64.o: no disassembler no-such-objdump; name a path or a program in PATH");
    assertThat(isOffered(robot)).isFalse();
  }
}
