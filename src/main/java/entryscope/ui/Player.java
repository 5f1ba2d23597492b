// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Selection;
import entryscope.session.Words;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.util.Duration;

/// Walks along the path by itself, for an audience: a block each second, or as fast as is wanted.
final class Player {
  private static final List<Double> SPEEDS = List.of(0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0);

  private final Store store;
  private final Walker walker;
  private final Timeline clock = new Timeline();
  private final ReadOnlyStringWrapper words = new ReadOnlyStringWrapper("");
  private int speed = SPEEDS.indexOf(1.0);

  Player(Store store, Walker walker) {
    this.store = store;
    this.walker = walker;
    clock.getKeyFrames().add(new KeyFrame(Duration.seconds(1), _ -> step()));
    clock.setCycleCount(Animation.INDEFINITE);
    clock.statusProperty().subscribe(_ -> tell());
  }

  /// What it does now; empty while it does nothing.
  ReadOnlyStringProperty words() {
    return words.getReadOnlyProperty();
  }

  /// Walks on from what is selected, from the start where that is the end; or stops.
  void toggle() {
    if (isWalking()) {
      clock.stop();
    } else {
      clock.play();
      if (!moves()) {
        store.select(new Selection.Nothing());
        step();
      }
    }
  }

  void stop() {
    clock.stop();
  }

  /// Takes the next of the speeds, or the one before.
  void faster(int steps) {
    speed = Math.clamp(speed + (long) steps, 0, SPEEDS.size() - 1);
    clock.setRate(SPEEDS.get(speed));
    tell();
    if (!isWalking()) {
      store.tell("Walks along the path at " + pace());
    }
  }

  private void step() {
    if (!moves()) {
      clock.stop();
    }
  }

  private boolean moves() {
    Selection before = store.selection().get();
    walker.into();
    return !store.selection().get().equals(before);
  }

  private boolean isWalking() {
    return clock.getStatus() == Animation.Status.RUNNING;
  }

  private void tell() {
    words.set(isWalking() ? "walking at " + pace() : "");
  }

  private String pace() {
    double perSecond = SPEEDS.get(speed);
    return perSecond < 1
        ? "a block in %d s".formatted(Math.round(1 / perSecond))
        : "%s a second".formatted(Words.counted((int) perSecond, "block"));
  }
}
