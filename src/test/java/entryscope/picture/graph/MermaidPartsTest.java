// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.picture.Preset;
import entryscope.picture.graph.MermaidParts.Cutter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class MermaidPartsTest {
  private static final int TEXT = 9_000;
  private static final int EDGES = 60;

  @TestFactory
  Stream<DynamicTest> eachDiagramIsWithinTheLimitsUnlessItCannotBeCut() {
    return Paths.eachPlan(
        graphs -> {
          MermaidParts parts =
              new Cutter(Paths.unfolded(graphs), Preset.PAPER.palette(), TEXT, EDGES).cut();
          long tooLarge =
              parts.diagrams().stream()
                  .filter(d -> d.length() > TEXT || ReadBack.mermaid(d).edges().size() > EDGES)
                  .count();
          assertThat(parts.warnings())
              .hasSize((int) tooLarge + (parts.diagrams().size() > 1 ? 1 : 0));
        });
  }

  @TestFactory
  Stream<DynamicTest> theDiagramsTogetherHoldEveryBlockOnce() {
    return Paths.eachPlan(
        graphs -> {
          Graphs all = Paths.unfolded(graphs);
          MermaidParts parts = new Cutter(all, Preset.PAPER.palette(), TEXT, EDGES).cut();
          List<String> blocks = new ArrayList<>();
          for (String diagram : parts.diagrams()) {
            blocks.addAll(titles(ReadBack.mermaid(diagram)));
          }
          String whole =
              new Cutter(all, Preset.PAPER.palette(), 10_000_000, 1_000_000)
                  .cut()
                  .diagrams()
                  .getFirst();
          assertThat(blocks).containsExactlyInAnyOrderElementsOf(titles(ReadBack.mermaid(whole)));
        });
  }

  /// First lines of the nodes but the two ends.
  private static List<String> titles(ReadBack read) {
    return read.nodes().entrySet().stream()
        .filter(node -> node.getKey().startsWith("n"))
        .map(node -> String.valueOf(node.getValue().get("label")))
        .filter(label -> !label.equals("in") && !label.equals("out"))
        .map(label -> label.lines().findFirst().orElse(""))
        .toList();
  }
}
