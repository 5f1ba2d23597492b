// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Autosaves;
import entryscope.file.Preferences;
import entryscope.file.UserFolders;
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
    stage.setOnShown(_ -> shell.papers().fx().execute(() -> shown(shell, start, keeper)));
  }

  /// What is said once the window can show it.
  private static void shown(Shell shell, Start start, Keeper keeper) {
    start
        .left()
        .ifPresentOrElse(
            restored -> keeper.tell(start.opened(), restored.left(), start.saved()),
            () ->
                start
                    .opened()
                    .file()
                    .ifPresent(
                        file -> {
                          shell.papers().sayWarnings(file);
                          keeper.offer(file);
                        }));
    watch(shell);
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
