// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.picture.Preset;
import entryscope.picture.graph.Graph.Edge;
import entryscope.picture.graph.Graph.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Each format is read back and compared with the graph: all nodes, all edges, all attributes.
class WritersTest {
  @TestFactory
  Stream<DynamicTest> dotHoldsTheGraph() {
    return Paths.eachPlan(graphs -> checkDot(graphs.whole()));
  }

  @TestFactory
  Stream<DynamicTest> graphMlHoldsTheGraph() {
    return Paths.eachPlan(graphs -> checkGraphMl(graphs.whole()));
  }

  @TestFactory
  Stream<DynamicTest> mermaidHoldsTheGraph() {
    return Paths.eachPlan(graphs -> checkMermaid(graphs.whole()));
  }

  @Test
  void noNameBreaksDot() {
    checkDot(Hostile.graphs().whole());
  }

  /// Graphviz reads two backslashes before the closing quote as such; JGraphT's importer does not.
  @Test
  void aBackslashAtTheEndOfAStringDoesNotEscapeItsQuote() {
    assertThat(DotText.quoted("end\\")).isEqualTo("\"end\\\\\"");
    assertThat(DotText.quoted("\"")).isEqualTo("\"\\\"\"");
  }

  @Test
  void noNameBreaksGraphMl() {
    checkGraphMl(Hostile.graphs().whole());
  }

  @Test
  void noNameBreaksMermaid() {
    checkMermaid(Hostile.graphs().whole());
  }

  private static void checkDot(Graph graph) {
    ReadBack read = ReadBack.dot(DotWriter.write(graph, Preset.PAPER.palette()));
    assertThat(read.nodes().keySet()).containsExactlyInAnyOrderElementsOf(ids(graph));
    for (Node node : graph.nodes()) {
      Map<String, String> expected = inLine(Attributes.of(node));
      expected.put("heat", String.valueOf(expected.remove("style")));
      assertThat(read.nodes().get(node.id())).as(node.id()).containsAllEntriesOf(expected);
    }
    assertThat(read.edges().stream().map(e -> line(e, "id")).toList())
        .containsExactlyInAnyOrderElementsOf(edges(graph, "id"));
  }

  private static void checkGraphMl(Graph graph) {
    String text = GraphMlWriter.write(graph);
    ReadBack read = ReadBack.graphMl(text);
    assertThat(read.nodes().keySet()).containsExactlyInAnyOrderElementsOf(ids(graph));
    for (Node node : graph.nodes()) {
      assertThat(read.nodes().get(node.id()))
          .as(node.id())
          .containsAllEntriesOf(inLine(Attributes.of(node)));
    }
    assertThat(read.edges().stream().map(e -> line(e, "wayPlace")).toList())
        .containsExactlyInAnyOrderElementsOf(edges(graph, "wayPlace"));
    assertThat(text)
        .contains("attr.name=\"ns\" attr.type=\"double\"")
        .contains("attr.name=\"lowerBound\" attr.type=\"boolean\"")
        .contains("attr.name=\"condition\" attr.type=\"string\"");
  }

  private static void checkMermaid(Graph graph) {
    ReadBack read = ReadBack.mermaid(MermaidWriter.write(graph, Preset.PAPER.palette()));
    Map<String, String> labels = new LinkedHashMap<>();
    for (int i = 0; i < graph.nodes().size(); i++) {
      labels.put("n" + i, String.join("\n", Labels.of(graph.nodes().get(i))));
    }
    for (int i = 0; i < graph.frames().size(); i++) {
      labels.put("f" + i, String.join(" · ", Labels.of(graph.frames().get(i))));
    }
    Map<String, String> readLabels = new LinkedHashMap<>();
    read.nodes().forEach((id, values) -> readLabels.put(id, String.valueOf(values.get("label"))));
    assertThat(readLabels).containsExactlyInAnyOrderEntriesOf(labels);
    List<String> names = ids(graph);
    assertThat(
            read.edges().stream()
                .map(e -> e.from() + " → " + e.to() + " " + e.attributes().get("label"))
                .toList())
        .containsExactlyElementsOf(
            graph.edges().stream()
                .map(
                    e ->
                        "n"
                            + names.indexOf(e.from())
                            + " → n"
                            + names.indexOf(e.to())
                            + " "
                            + e.condition())
                .toList());
  }

  private static List<String> ids(Graph graph) {
    return graph.nodes().stream().map(Node::id).toList();
  }

  private static List<String> edges(Graph graph, String id) {
    List<String> lines = new ArrayList<>();
    for (Edge edge : graph.edges()) {
      Map<String, String> values = new TreeMap<>(inLine(Attributes.of(edge)));
      values.put(id, edge.id());
      lines.add(edge.from() + " → " + edge.to() + " " + values);
    }
    return lines;
  }

  /// An edge with the attributes that are the graph's and not the drawing's.
  private static String line(ReadBack.Edge edge, String id) {
    Map<String, String> values = new TreeMap<>(edge.attributes());
    values.keySet().retainAll(List.of("way", "condition", "times", "enters", id));
    return edge.from() + " → " + edge.to() + " " + values;
  }

  private static Map<String, String> inLine(Map<String, Value> values) {
    Map<String, String> inLine = new TreeMap<>();
    values.forEach((name, value) -> inLine.put(name, value.inLine()));
    return inLine;
  }
}
