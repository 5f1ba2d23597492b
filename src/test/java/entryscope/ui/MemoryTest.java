// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.Autosaves;
import entryscope.file.PreferencesFile;
import entryscope.file.UserFolders;
import entryscope.session.Edit;
import entryscope.session.Opened;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/// What a window leaves for the next one when it is closed.
@ExtendWith(ApplicationExtension.class)
final class MemoryTest {
  @TempDir private static Path folder;

  private final UserFolders folders =
      new UserFolders(folder.resolve("config"), folder.resolve("state"));
  private Shell shell;
  private Stage stage;

  private Shell show(Stage on) {
    WindowOptions options =
        new WindowOptions(
            Samples.catalogue(),
            Opened.of(Samples.document()),
            false,
            Optional.empty(),
            Optional.empty(),
            Optional.of(folders));
    return Window.show(on, options, Runnable::run, Runnable::run);
  }

  @Start
  void start(Stage first) {
    // A stage of its own: the one that all tests share would keep its place and width.
    stage = new Stage();
    shell = show(stage);
  }

  @Stop
  void stop() {
    stage.hide();
  }

  @Test
  void closingKeepsWorkAndPlaceForTheNextWindow(FxRobot robot) {
    robot.interact(
        () -> {
          shell.store().send(new Edit.InlineFunction("leave", true));
          shell.switchTheme();
          stage.setX(70);
          stage.setWidth(900);
        });
    assertThat(stage.getTitle()).startsWith("• ");
    robot.interact(stage::hide);
    assertThat(new PreferencesFile(folders.config().resolve("preferences.json")).load().value())
        .satisfies(kept -> assertThat(kept.theme()).contains("dark"))
        .satisfies(kept -> assertThat(kept.window().orElseThrow().width()).isEqualTo(900));
    assertThat(Autosaves.of(folders).left()).hasSize(1);
    robot.interact(
        () -> {
          Stage second = new Stage();
          Shell next = show(second);
          assertThat(next.store().document()).isEqualTo(shell.store().document());
          assertThat(next.theme().get()).isEqualTo(Theme.DARK);
          assertThat(second.getX()).isEqualTo(70);
          second.hide();
        });
  }
}
