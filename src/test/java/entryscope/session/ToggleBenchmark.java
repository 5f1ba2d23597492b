// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.cost.Scenario;
import entryscope.file.FlowReader;
import entryscope.file.Library;
import entryscope.flow.BigFlow;
import entryscope.flow.Flow;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import entryscope.picture.Picture;
import java.nio.file.Path;
import java.util.Map;
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

/// What one toggle costs: to the figure, and to the picture; and what it would cost from scratch.
///
/// `mvn -q test-compile exec:exec@benchmark -Dbenchmark=ToggleBenchmark`. On a shared machine only
/// the ratios within one run say something.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(1)
public class ToggleBenchmark {
  /// A flow's id, or the number of blocks of an invented one.
  @Param({"s390-6.7", "1000"})
  private String flow = "";

  private Document[] documents = {};
  private Workbench workbench = new Workbench();
  private int toggles;

  @Setup
  public void open() {
    Catalogue catalogue = Catalogue.of(Library.load(Path.of("flows")));
    boolean shipped = catalogue.flows().containsKey(flow);
    Flow shown =
        shipped
            ? FlowReader.read(Path.of("flows", flow + ".flow.json")).toOptional().orElseThrow()
            : BigFlow.of(Integer.parseInt(flow));
    Document closed =
        Document.of(
            shown,
            new Scenario("null-call", "", "", Map.of()),
            shipped ? catalogue.defaultMachine(shown).orElseThrow() : EditTest.machine());
    String function = shipped ? "enter_from_user_mode" : "f5";
    Document open =
        ((Edit.Outcome.Done) new Edit.InlineFunction(function, true).apply(closed)).document();
    documents = new Document[] {closed, open};
    workbench = new Workbench();
    workbench.picture(closed);
  }

  private Document toggled() {
    return documents[++toggles & 1];
  }

  @Benchmark
  public Figures toggleToFigure() {
    return workbench.figures(toggled());
  }

  @Benchmark
  public Picture toggleToPicture() {
    return workbench.picture(toggled());
  }

  @Benchmark
  public Picture pictureFromScratch() {
    return new Workbench().picture(toggled());
  }

  @Benchmark
  public Object expandOnly() {
    Document document = toggled();
    return Expander.expand(document.flow(), document.root(), InlinePlan.NONE);
  }
}
