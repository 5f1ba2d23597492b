// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Edit;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Parent;
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
  private final Turns figures = new Turns("taking over figures");
  private final Turns picture = new Turns("taking over a picture");

  @Setup
  public void open() {
    window = Optional.of(BigWindow.open(blocks, work::add, news::add));
  }

  @TearDown
  public void close() {
    Stream.of(figures, picture).forEach(turns -> System.out.println(turns.computed));
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

  /// All panes take over the new figures, then the new picture.
  @Benchmark
  public long takeOver() {
    Parent panes = window.orElseThrow().shell();
    return figures.add(news.remove(), panes) + picture.add(news.remove(), panes);
  }

  /// Turns of the window's thread, each with the styles and the layout that a frame would do.
  private static final class Turns {
    private final Computed computed;

    Turns(String what) {
      computed = new Computed(what);
    }

    long add(Runnable task, Parent panes) {
      return BigWindow.onFx(
          () -> {
            ThreadMXBean threads = ManagementFactory.getThreadMXBean();
            long before = threads.getCurrentThreadCpuTime();
            task.run();
            panes.applyCss();
            panes.layout();
            long took = threads.getCurrentThreadCpuTime() - before;
            computed.add(took);
            return took;
          });
    }
  }
}
