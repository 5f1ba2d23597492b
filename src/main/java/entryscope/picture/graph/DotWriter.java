// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import entryscope.picture.Palette;
import entryscope.picture.Palette.Colours;
import entryscope.picture.Style;
import entryscope.picture.graph.Graph.Edge;
import entryscope.picture.graph.Graph.Frame;
import entryscope.picture.graph.Graph.Node;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Writes a graph in Graphviz's DOT language: frames are clusters, every attribute is kept beside
/// those that `dot` draws with.
public final class DotWriter {
  private static final String FONT = DotText.quoted("Inter,Helvetica,Arial,sans-serif");

  private final Graph graph;
  private final Palette palette;
  private final StringBuilder out = new StringBuilder();

  private DotWriter(Graph graph, Palette palette) {
    this.graph = graph;
    this.palette = palette;
  }

  /// The text of a `.dot` file, to be stored as UTF-8.
  public static String write(Graph graph, Palette palette) {
    DotWriter writer = new DotWriter(graph, palette);
    writer.write();
    return writer.out.toString();
  }

  private void write() {
    out.append("digraph ").append(DotText.quoted(graph.title())).append(" {\n");
    Colours page = palette.of(Style.PAGE);
    Map<String, String> drawn = new LinkedHashMap<>();
    drawn.put("compound", "true");
    drawn.put("rankdir", "TB");
    drawn.put("labelloc", "t");
    drawn.put("label", DotText.label(List.of(graph.title(), graph.description())));
    drawn.put("fontname", FONT);
    drawn.put("fontcolor", DotText.quoted(page.text()));
    drawn.put("bgcolor", DotText.quoted(page.fill()));
    line("  ", "graph", drawn);
    line("  ", "node", Map.of("fontname", FONT));
    line("  ", "edge", Map.of("fontname", FONT));
    inside(Optional.empty(), "  ");
    graph.edges().forEach(this::edge);
    out.append("}\n");
  }

  /// Everything that stands directly in a frame, or in none.
  private void inside(Optional<String> frame, String indent) {
    graph.nodes().stream()
        .filter(node -> node.frame().equals(frame))
        .forEach(node -> node(node, indent));
    graph.frames().stream()
        .filter(inner -> inner.parent().equals(frame))
        .forEach(inner -> cluster(inner, indent));
  }

  private void cluster(Frame frame, String indent) {
    out.append(indent).append("subgraph ").append(name(frame.id())).append(" {\n");
    Colours colours = palette.of(frame.style());
    Map<String, String> drawn = new LinkedHashMap<>();
    drawn.put("label", DotText.label(Labels.of(frame)));
    drawn.put("tooltip", DotText.label(List.of(frame.function().does())));
    drawn.put("style", DotText.quoted(style("rounded,filled", frame.style())));
    colours(colours, drawn);
    kept(Attributes.of(frame), drawn);
    line(indent + "  ", "graph", drawn);
    inside(Optional.of(frame.id()), indent + "  ");
    out.append(indent).append("}\n");
  }

  private void node(Node node, String indent) {
    Map<String, String> drawn = new LinkedHashMap<>();
    drawn.put("label", DotText.label(Labels.of(node)));
    drawn.put("tooltip", DotText.label(List.of(node.does())));
    drawn.put("shape", node.frame().isPresent() ? "box" : "ellipse");
    drawn.put("style", DotText.quoted(style("rounded,filled", node.style())));
    colours(palette.of(node.style()), drawn);
    kept(Attributes.of(node), drawn);
    line(indent, DotText.quoted(node.id()), drawn);
  }

  private void edge(Edge edge) {
    boolean isTaken = edge.times() > 0;
    Colours colours = palette.of(isTaken ? Style.TAKEN : Style.NOT_TAKEN);
    Map<String, String> drawn = new LinkedHashMap<>();
    drawn.put("id", DotText.quoted(edge.id()));
    drawn.put("label", DotText.label(List.of(Labels.of(edge))));
    edge.enters().ifPresent(frame -> drawn.put("lhead", name(frame)));
    drawn.put("style", isTaken ? "solid" : "dashed");
    drawn.put("penwidth", edge.times() >= 0.5 ? "2" : "1");
    drawn.put("color", DotText.quoted(colours.line()));
    drawn.put("fontcolor", DotText.quoted(colours.text()));
    kept(Attributes.of(edge), drawn);
    line("  ", DotText.quoted(edge.from()) + " -> " + DotText.quoted(edge.to()), drawn);
  }

  private static String name(String frame) {
    return DotText.quoted("cluster " + frame);
  }

  private static String style(String style, Style of) {
    return of.isDashed() ? style + ",dashed" : style;
  }

  private static void colours(Colours colours, Map<String, String> drawn) {
    drawn.put("color", DotText.quoted(colours.line()));
    drawn.put("fillcolor", DotText.quoted(colours.fill()));
    drawn.put("fontcolor", DotText.quoted(colours.text()));
  }

  /// Everything else, for whoever reads the file without drawing it. `style` has a meaning of its
  /// own in this language and is called `heat`.
  private static void kept(Map<String, Value> values, Map<String, String> drawn) {
    values.forEach(
        (name, value) ->
            drawn.put(name.equals("style") ? "heat" : name, DotText.quoted(value.inLine())));
  }

  private void line(String indent, String what, Map<String, String> attributes) {
    out.append(indent).append(what).append(DotText.attributes(attributes)).append(";\n");
  }
}
