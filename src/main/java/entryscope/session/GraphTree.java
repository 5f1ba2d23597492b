// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.file.GraphWriter;
import entryscope.picture.graph.Attributes;
import entryscope.picture.graph.Graph;
import entryscope.picture.graph.Value;
import java.util.LinkedHashMap;
import java.util.Map;

/// A graph in the plain values that files are made of.
final class GraphTree {
  private GraphTree() {}

  static GraphWriter.Shape of(Graph graph) {
    return new GraphWriter.Shape(
        graph.title(),
        graph.description(),
        graph.frames().stream().map(frame -> with(frame.id(), Attributes.of(frame))).toList(),
        graph.nodes().stream().map(node -> with(node.id(), Attributes.of(node))).toList(),
        graph.edges().stream().map(GraphTree::edge).toList());
  }

  private static Map<String, Object> edge(Graph.Edge edge) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("id", edge.id());
    plain.put("from", edge.from());
    plain.put("to", edge.to());
    plain.putAll(plain(Attributes.of(edge)));
    return plain;
  }

  private static Map<String, Object> with(String id, Map<String, Value> values) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("id", id);
    plain.putAll(plain(values));
    return plain;
  }

  private static Map<String, Object> plain(Map<String, ? extends Value> values) {
    Map<String, Object> plain = new LinkedHashMap<>();
    values.forEach((name, value) -> plain.put(name, plain(value)));
    return plain;
  }

  private static Object plain(Value value) {
    return switch (value) {
      case Value.Text(String text) -> text;
      case Value.Figure(double figure) -> figure;
      case Value.Truth(boolean truth) -> truth;
      case Value.Figures(var byName) -> plain(byName);
    };
  }
}
