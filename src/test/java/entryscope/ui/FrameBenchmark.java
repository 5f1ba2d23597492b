// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// A frame of panning and of zooming, layout and rasterising by software included, with its
/// percentiles; and what the minimap adds.
///
/// On a shared machine the time that the frame's threads computed says more than the time that
/// passed: its percentiles are printed at the end of each run.
///
/// `mvn -q test-compile exec:exec@benchmark -Dbenchmark=FrameBenchmark`
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(
    value = 1,
    jvmArgsAppend = {
      "-Dglass.platform=Headless",
      "-Dprism.order=sw",
      "-Djavafx.animation.fullspeed=true"
    })
public class FrameBenchmark {
  private static final int STEPS = 40;

  @Param({"1000"})
  private int blocks;

  @Param({"true", "false"})
  private boolean minimap;

  private Optional<Frames> frames = Optional.empty();
  private int step;

  @Setup
  public void open() {
    BigWindow opened = BigWindow.open(blocks, Runnable::run, Runnable::run);
    frames = Optional.of(BigWindow.onFx(() -> Frames.of(opened.shell(), minimap)));
  }

  @TearDown
  public void close() {
    frames.ifPresent(f -> System.out.println(f));
    Platform.exit();
  }

  @Benchmark
  public long pan() {
    return frames.orElseThrow().next(view -> view.panned(0, forwards() ? -25 : 25));
  }

  @Benchmark
  public long zoom() {
    return frames.orElseThrow().next(view -> view.zoomed(forwards() ? 0.95 : 1 / 0.95, 400, 300));
  }

  private boolean forwards() {
    step = (step + 1) % (2 * STEPS);
    return step < STEPS;
  }
}
