// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jgrapht.graph.DirectedPseudograph;
import org.jgrapht.nio.Attribute;
import org.jgrapht.nio.dot.DOTImporter;
import org.jgrapht.nio.graphml.GraphMLImporter;

/// A graph as another program reads it from a file.
///
/// @param nodes attributes by id
/// @param edges in the order of the file
public record ReadBack(Map<String, Map<String, String>> nodes, List<Edge> edges) {

  /// An edge with its attributes.
  public record Edge(String from, String to, Map<String, String> attributes) {}

  /// What JGraphT's importer of DOT reads.
  public static ReadBack dot(String text) {
    Map<String, Map<String, String>> nodes = new LinkedHashMap<>();
    DOTImporter<String, Link> importer = new DOTImporter<>();
    importer.setVertexWithAttributesFactory(
        (id, attributes) -> {
          nodes.put(unescaped(id), unescaped(attributes));
          return unescaped(id);
        });
    importer.setEdgeWithAttributesFactory(attributes -> new Link(unescaped(attributes)));
    DirectedPseudograph<String, Link> graph = graph();
    importer.importGraph(graph, new StringReader(text));
    return new ReadBack(nodes, edges(graph));
  }

  /// What JGraphT's importer of GraphML reads, which checks the file against GraphML's schema.
  public static ReadBack graphMl(String text) {
    Map<String, Map<String, String>> nodes = new LinkedHashMap<>();
    GraphMLImporter<String, Link> importer = new GraphMLImporter<>();
    importer.setVertexFactory(id -> id);
    importer.addVertexAttributeConsumer(
        (at, value) ->
            nodes
                .computeIfAbsent(at.getFirst(), _ -> new TreeMap<>())
                .put(at.getSecond(), value.getValue()));
    importer.addEdgeAttributeConsumer(
        (at, value) -> at.getFirst().attributes.put(at.getSecond(), value.getValue()));
    DirectedPseudograph<String, Link> graph = graph();
    importer.importGraph(graph, new StringReader(text));
    Map<String, Map<String, String>> byPlace = new LinkedHashMap<>();
    nodes.values().forEach(values -> byPlace.put(String.valueOf(values.get("place")), values));
    return new ReadBack(
        byPlace,
        edges(graph).stream()
            .map(e -> new Edge(place(e.from(), nodes), place(e.to(), nodes), e.attributes()))
            .toList());
  }

  private static String place(String id, Map<String, Map<String, String>> nodes) {
    return String.valueOf(nodes.getOrDefault(id, Map.of()).get("place"));
  }

  private static final Pattern NODE =
      Pattern.compile(" *(n\\d+)(?:\\[|\\(\\[)\"([^\"]*)\"(?:\\]|\\]\\)):::[a-z0-9-]+");
  private static final Pattern FRAME = Pattern.compile(" *subgraph (f\\d+)\\[\"([^\"]*)\"\\]");
  private static final Pattern EDGE =
      Pattern.compile(" *(n\\d+) (?:-->|-\\.->)(?:\\|\"([^\"]*)\"\\|)? (n\\d+)");
  private static final Pattern OTHER =
      Pattern.compile(
          "---|title: \".*\"|flowchart TB| *end| *%% .*| *classDef [a-z0-9-]+ \\S+.*| *style f\\d+"
              + " \\S+.*");

  /// A strict reader of the little that is written of Mermaid; every line must be understood.
  public static ReadBack mermaid(String text) {
    Map<String, Map<String, String>> nodes = new LinkedHashMap<>();
    List<Edge> edges = new ArrayList<>();
    for (String line : text.split("\n", -1)) {
      Matcher node = NODE.matcher(line);
      Matcher frame = FRAME.matcher(line);
      Matcher edge = EDGE.matcher(line);
      if (node.matches()) {
        nodes.put(node.group(1), Map.of("label", decoded(node.group(2))));
      } else if (frame.matches()) {
        nodes.put(frame.group(1), Map.of("label", decoded(frame.group(2))));
      } else if (edge.matches()) {
        String label = edge.group(2) == null ? "" : decoded(edge.group(2));
        edges.add(new Edge(edge.group(1), edge.group(3), Map.of("label", label)));
      } else if (!line.isEmpty() && !OTHER.matcher(line).matches()) {
        throw new IllegalArgumentException("no line of a flowchart: " + line);
      }
    }
    return new ReadBack(nodes, edges);
  }

  private static String decoded(String label) {
    if (label.replace("<br/>", "").matches(".*[<>|`*\\[\\]{}\\\\&~^$@!?%].*")) {
      throw new IllegalArgumentException("not coded: " + label);
    }
    return Pattern.compile("#(\\d+);")
        .matcher(label.replace("<br/>", "\n"))
        .replaceAll(
            code -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(code.group(1)))))
        .replace("\u2060", "");
  }

  private static Map<String, String> unescaped(Map<String, Attribute> attributes) {
    Map<String, String> plain = new TreeMap<>();
    attributes.forEach((name, value) -> plain.put(name, unescaped(value.getValue())));
    return plain;
  }

  /// A string of DOT after its quotes were resolved, as Graphviz understands it in a label.
  private static String unescaped(String text) {
    return Pattern.compile("\\\\(.)")
        .matcher(text)
        .replaceAll(
            escape ->
                Matcher.quoteReplacement(
                    switch (escape.group(1)) {
                      case "n" -> "\n";
                      case "r" -> "\r";
                      default -> escape.group(1);
                    }));
  }

  /// An edge while it is read, told apart by identity.
  private static final class Link {
    private final Map<String, String> attributes;

    Link(Map<String, String> attributes) {
      this.attributes = attributes;
    }
  }

  private static DirectedPseudograph<String, Link> graph() {
    return new DirectedPseudograph<>(() -> "", () -> new Link(new TreeMap<>()), false);
  }

  private static List<Edge> edges(DirectedPseudograph<String, Link> graph) {
    return graph.edgeSet().stream()
        .map(e -> new Edge(graph.getEdgeSource(e), graph.getEdgeTarget(e), e.attributes))
        .toList();
  }
}
