// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Autosaves;
import entryscope.file.Preferences;
import entryscope.file.UserFolders;
import entryscope.session.Opened;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.PauseTransition;
import javafx.animation.Timeline;
import javafx.stage.Stage;
import javafx.util.Duration;

/// What a window remembers for the next one: unsaved work, and where it stood.
final class Memory {
  /// At most this much work is lost when the program is killed.
  private static final Duration SOON = Duration.millis(400);

  private static final Duration LOOK = Duration.seconds(1);

  private Memory() {}

  /// @param folders where things are kept
  static void attach(Stage stage, Shell shell, Start start, UserFolders folders) {
    Autosaves autosaves = Autosaves.of(folders);
    Keeper keeper =
        new Keeper(
            shell.store(),
            shell.desk(),
            shell.papers(),
            autosaves,
            start.left().map(Start.Restored::place),
            Memory::soon);
    Preferences preferences = shell.settings().preferences().get();
    preferences.window().ifPresent(place -> Placing.put(stage, place));
    Placing.limit(stage);
    stage.setOnHiding(
        _ -> {
          keeper.leave();
          shell.settings().change(now -> now.withWindow(Placing.of(stage, now.window())));
        });
    stage.setOnShown(
        _ -> shell.papers().fx().execute(() -> shown(shell, start, keeper, autosaves)));
  }

  /// What is said once the window can show it.
  private static void shown(Shell shell, Start start, Keeper keeper, Autosaves autosaves) {
    start.left().ifPresent(restored -> tell(shell, start, restored, autosaves.left().size()));
    start.opened().file().filter(_ -> start.left().isEmpty()).ifPresent(keeper::offer);
    watch(shell);
  }

  /// @param others how much more work is left over
  private static void tell(Shell shell, Start start, Start.Restored restored, int others) {
    String on =
        start
            .opened()
            .file()
            .map(file -> String.valueOf(file.getFileName()))
            .orElse(start.opened().document().flow().id());
    shell
        .store()
        .tell(
            "Brought back unsaved work on %s (%s)%s"
                .formatted(
                    on,
                    Start.time(restored.left().when()),
                    others == 0 ? "" : "; a second window brings back more"),
            List.of(
                new Notice.Offer("Keep", () -> {}),
                new Notice.Offer("Discard", () -> shell.desk().show(Opened.of(start.saved())))));
  }

  private static void watch(Shell shell) {
    Timeline timer = new Timeline(new KeyFrame(LOOK, _ -> shell.watch().look()));
    timer.setCycleCount(Animation.INDEFINITE);
    timer.play();
    shell.watch().look();
  }

  private static void soon(Runnable task) {
    PauseTransition pause = new PauseTransition(SOON);
    pause.setOnFinished(_ -> task.run());
    pause.play();
  }
}
