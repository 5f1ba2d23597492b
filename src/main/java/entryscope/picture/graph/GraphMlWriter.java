// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import entryscope.picture.graph.Graph.Edge;
import entryscope.picture.graph.Graph.Frame;
import entryscope.picture.graph.Graph.Node;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jgrapht.graph.DirectedPseudograph;
import org.jgrapht.nio.Attribute;
import org.jgrapht.nio.AttributeType;
import org.jgrapht.nio.DefaultAttribute;
import org.jgrapht.nio.graphml.GraphMLExporter;
import org.jgrapht.nio.graphml.GraphMLExporter.AttributeCategory;

/// Writes a graph as GraphML with typed attributes.
///
/// GraphML's nested graphs are read by few programs; here every node names its frame instead, and
/// says what is to be known of it. An id is a word in GraphML (`NMTOKEN`), so nodes are `n0`, `n1`,
/// … and edges `e0`, `e1`, …; the graph's own ids are the attributes `place` and `wayPlace`.
public final class GraphMlWriter {
  private final Graph graph;
  private final Map<String, Node> nodes;
  private final Map<String, Frame> frames;

  private GraphMlWriter(Graph graph) {
    this.graph = graph;
    this.nodes = byId(graph.nodes(), Node::id);
    this.frames = byId(graph.frames(), Frame::id);
  }

  private static <T> Map<String, T> byId(List<T> all, Function<T, String> id) {
    return all.stream()
        .collect(Collectors.toMap(id, each -> each, (a, _) -> a, LinkedHashMap::new));
  }

  /// The text of a `.graphml` file, to be stored as UTF-8.
  public static String write(Graph graph) {
    return new GraphMlWriter(graph).write();
  }

  private String write() {
    DirectedPseudograph<Node, Edge> edges = new DirectedPseudograph<>(Edge.class);
    nodes.values().forEach(edges::addVertex);
    graph.edges().forEach(edge -> edges.addEdge(node(edge.from()), node(edge.to()), edge));
    Map<String, String> names = new LinkedHashMap<>();
    nodes.keySet().forEach(id -> names.put(id, "n" + names.size()));
    graph.edges().forEach(edge -> names.put(edge.id(), "e" + (names.size() - nodes.size())));
    GraphMLExporter<Node, Edge> exporter =
        new GraphMLExporter<>(node -> names.getOrDefault(node.id(), ""));
    exporter.setEdgeIdProvider(edge -> names.getOrDefault(edge.id(), ""));
    exporter.setGraphAttributeProvider(this::ofGraph);
    exporter.setVertexAttributeProvider(this::ofNode);
    exporter.setEdgeAttributeProvider(GraphMlWriter::ofEdge);
    declare(exporter);
    StringWriter out = new StringWriter();
    exporter.exportGraph(edges, out);
    return out.toString();
  }

  private Node node(String id) {
    return Optional.ofNullable(nodes.get(id)).orElseThrow();
  }

  /// Every attribute that any element has, with its type.
  private void declare(GraphMLExporter<Node, Edge> exporter) {
    register(exporter, AttributeCategory.GRAPH, ofGraph());
    SequencedMap<String, Attribute> ofNodes = new LinkedHashMap<>();
    graph.nodes().forEach(node -> ofNodes.putAll(ofNode(node)));
    register(exporter, AttributeCategory.NODE, ofNodes);
    SequencedMap<String, Attribute> ofEdges = new LinkedHashMap<>();
    graph.edges().forEach(edge -> ofEdges.putAll(ofEdge(edge)));
    register(exporter, AttributeCategory.EDGE, ofEdges);
  }

  private static void register(
      GraphMLExporter<Node, Edge> exporter,
      AttributeCategory category,
      Map<String, Attribute> attributes) {
    attributes.forEach(
        (name, value) -> exporter.registerAttribute(name, category, value.getType()));
  }

  private Map<String, Attribute> ofGraph() {
    Map<String, Attribute> attributes = new LinkedHashMap<>();
    attributes.put("pathTitle", text(graph.title()));
    attributes.put("pathDescription", text(graph.description()));
    return attributes;
  }

  private Map<String, Attribute> ofNode(Node node) {
    Map<String, Attribute> attributes = new LinkedHashMap<>();
    attributes.put("label", text(String.join("\n", Labels.of(node))));
    attributes.put("place", text(node.id()));
    attributes.putAll(typed(Attributes.of(node)));
    node.frame()
        .map(frames::get)
        .ifPresent(
            frame -> {
              attributes.put("frameManner", text(frame.manner().id()));
              frame.parent().ifPresent(parent -> attributes.put("frameParent", text(parent)));
            });
    return attributes;
  }

  private static Map<String, Attribute> ofEdge(Edge edge) {
    Map<String, Attribute> attributes = new LinkedHashMap<>();
    attributes.put("wayPlace", text(edge.id()));
    attributes.putAll(typed(Attributes.of(edge)));
    return attributes;
  }

  private static Map<String, Attribute> typed(Map<String, Value> values) {
    Map<String, Attribute> typed = new LinkedHashMap<>();
    values.forEach((name, value) -> typed.put(name, typed(value)));
    return typed;
  }

  private static Attribute typed(Value value) {
    return switch (value) {
      case Value.Text(String text) -> text(text);
      case Value.Figure _ -> new DefaultAttribute<>(value.inLine(), AttributeType.DOUBLE);
      case Value.Truth(boolean truth) -> DefaultAttribute.createAttribute(truth);
      case Value.Figures _ -> text(value.inLine());
    };
  }

  private static Attribute text(String text) {
    return DefaultAttribute.createAttribute(legal(text));
  }

  private static String legal(String text) {
    return Characters.legal(text);
  }
}
