// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.SynchronousQueue;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;

/// Moves the drawing of a window and waits until that frame was laid out and the next one begins.
final class Frames {
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final List<Long> ids;
  private final SynchronousQueue<UnaryOperator<Viewport>> moves = new SynchronousQueue<>();
  private final Computed computed = new Computed("frame");
  private long before;

  private Frames(List<Long> ids) {
    this.ids = ids;
  }

  /// To be made on the thread of the window.
  static Frames of(Shell shell, boolean minimap) {
    Parts.show(shell.lookup("#minimap"), minimap);
    GraphCanvas canvas = shell.canvas();
    canvas.fullSize();
    Frames frames =
        new Frames(
            Stream.of(ManagementFactory.getThreadMXBean().dumpAllThreads(false, false))
                .filter(
                    t ->
                        t.getThreadName().startsWith("JavaFX Application")
                            || t.getThreadName().startsWith("QuantumRenderer"))
                .map(t -> t.getThreadId())
                .toList());
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        UnaryOperator<Viewport> move = frames.moves.poll();
        if (move != null) {
          frames.count();
          canvas.look(move.apply(canvas.viewport().get()));
        }
      }
    }.start();
    return frames;
  }

  /// Does it in the next frame.
  long next(UnaryOperator<Viewport> move) {
    try {
      moves.put(move);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return before;
  }

  /// What was computed since the last frame by the threads that make them.
  private void count() {
    long now = ids.stream().mapToLong(threads::getThreadCpuTime).sum();
    if (before > 0) {
      computed.add(now - before);
    }
    before = now;
  }

  @Override
  public String toString() {
    return computed.toString();
  }
}
