// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.flow.BigFlow;
import entryscope.flow.Flow;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import java.util.concurrent.TimeUnit;
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
import org.openjdk.jmh.annotations.Warmup;

/// What placing a whole drawing costs that nothing of is known.
///
/// `mvn -q test-compile exec:exec@benchmark -Dbenchmark=LayoutBenchmark`
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(1)
public class LayoutBenchmark {
  @Param({"300", "1000", "5000"})
  private int blocks;

  /// Functions of ten blocks each, or all blocks in one body, of which the first
  /// [Arrangement#MOST_BLOCKS] are placed.
  @Param({"functions", "one-body"})
  private String shape = "";

  private final TextMeasure measure = new TextMeasure();
  private Flow flow = BigFlow.of(1);
  private Expansion root = Expander.expand(flow, "entry", InlinePlan.NONE);

  @Setup
  public void open() {
    boolean functions = shape.equals("functions");
    flow = functions ? BigFlow.of(blocks) : RandomBodies.body(1, blocks);
    root = Expander.expand(flow, functions ? "entry" : "f", InlinePlan.NONE);
  }

  @Benchmark
  public Placement fromScratch() {
    return new Placer(flow.switches().values(), measure).place(root, Folds.DEFAULT);
  }
}
