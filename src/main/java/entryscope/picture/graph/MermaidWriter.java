// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import entryscope.picture.Palette;
import entryscope.picture.Palette.Colours;
import entryscope.picture.Style;
import entryscope.picture.graph.Graph.Edge;
import entryscope.picture.graph.Graph.Frame;
import entryscope.picture.graph.Graph.Node;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Writes a graph as one flowchart of Mermaid, whatever its size; see [MermaidParts].
///
/// Nodes are `n0`, `n1`, … and frames `f0`, `f1`, … in the graph's order: a name such as `end`
/// would break a flowchart, and nobody sees the ids.
final class MermaidWriter {
  private final Graph graph;
  private final Palette palette;
  private final Map<String, String> names = new LinkedHashMap<>();
  private final StringBuilder out = new StringBuilder();

  private MermaidWriter(Graph graph, Palette palette) {
    this.graph = graph;
    this.palette = palette;
    for (int i = 0; i < graph.nodes().size(); i++) {
      names.put(graph.nodes().get(i).id(), "n" + i);
    }
  }

  /// The text of a `.mmd` file, to be stored as UTF-8.
  static String write(Graph graph, Palette palette) {
    MermaidWriter writer = new MermaidWriter(graph, palette);
    writer.write();
    return writer.out.toString();
  }

  private void write() {
    line("", "---");
    line("", "title: " + MermaidText.yaml(graph.title()));
    line("", "---");
    line("", "flowchart TB");
    graph.description().lines().forEach(each -> line("  ", "%% " + each));
    inside(Optional.empty(), "  ");
    graph.edges().forEach(this::edge);
    styles();
  }

  private void inside(Optional<String> frame, String indent) {
    graph.nodes().stream()
        .filter(node -> node.frame().equals(frame))
        .forEach(node -> node(node, indent));
    graph.frames().stream()
        .filter(inner -> inner.parent().equals(frame))
        .forEach(
            inner -> {
              String label = MermaidText.label(List.of(String.join(" · ", Labels.of(inner))));
              line(indent, "subgraph " + name(inner) + "[" + label + "]");
              inside(Optional.of(inner.id()), indent + "  ");
              line(indent, "end");
            });
  }

  private void node(Node node, String indent) {
    String label = MermaidText.label(Labels.of(node));
    boolean isEnd = node.frame().isEmpty();
    String shape = isEnd ? "([" + label + "])" : "[" + label + "]";
    line(indent, name(node.id()) + shape + ":::" + node.style().id());
  }

  private void edge(Edge edge) {
    String arrow = edge.times() > 0 ? "-->" : "-.->";
    String label = Labels.of(edge);
    String middle = label.isBlank() ? "" : "|" + MermaidText.label(List.of(label)) + "|";
    line("  ", name(edge.from()) + " " + arrow + middle + " " + name(edge.to()));
  }

  private void styles() {
    Set<Style> used = new LinkedHashSet<>();
    graph.nodes().forEach(node -> used.add(node.style()));
    for (Style style : used) {
      line("  ", "classDef " + style.id() + " " + look(style));
    }
    for (Frame frame : graph.frames()) {
      line("  ", "style " + name(frame) + " " + look(frame.style()));
    }
  }

  private String look(Style style) {
    Colours colours = palette.of(style);
    String dashes = style.isDashed() ? ",stroke-dasharray:4 3" : "";
    return "fill:%s,stroke:%s,color:%s%s"
        .formatted(colours.fill(), colours.line(), colours.text(), dashes);
  }

  private String name(String node) {
    return names.getOrDefault(node, node);
  }

  private String name(Frame frame) {
    return "f" + graph.frames().indexOf(frame);
  }

  private void line(String indent, String text) {
    out.append(indent).append(text).append('\n');
  }
}
