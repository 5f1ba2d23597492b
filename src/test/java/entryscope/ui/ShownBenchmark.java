// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Edit;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// For how long a toggle keeps the thread of the window: sending it, and showing what was derived
/// meanwhile elsewhere.
///
/// `mvn -q test-compile exec:exec@benchmark -Dbenchmark=ShownBenchmark`
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(
    value = 1,
    jvmArgsAppend = {"-Dglass.platform=Headless", "-Dprism.order=sw"})
public class ShownBenchmark {
  @Param({"1000"})
  private int blocks;

  private final Queue<Runnable> work = new ArrayDeque<>();
  private final Queue<Runnable> news = new ConcurrentLinkedQueue<>();
  private Optional<BigWindow> window = Optional.empty();
  private boolean inlined;

  @Setup
  public void open() {
    window = Optional.of(BigWindow.open(blocks, work::add, news::add));
  }

  @TearDown
  public void close() {
    Platform.exit();
  }

  /// Derives what a toggle changes, outside of what is measured and of the window's thread.
  @Setup(Level.Invocation)
  public void toggle() {
    inlined = !inlined;
    Store store = window.orElseThrow().shell().store();
    BigWindow.onFx(
        () -> {
          store.send(new Edit.InlineFunction("f5", inlined));
          return true;
        });
    while (!work.isEmpty()) {
      work.remove().run();
    }
  }

  /// All panes take over the new figures and the new picture.
  @Benchmark
  public int takeOver() {
    return BigWindow.onFx(
        () -> {
          int tasks = 0;
          for (Runnable task = news.poll(); task != null; task = news.poll()) {
            task.run();
            tasks++;
          }
          window.orElseThrow().shell().layout();
          return tasks;
        });
  }
}
