// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import entryscope.flow.Source;
import entryscope.picture.Element.Facts;
import entryscope.picture.graph.Graph.Edge;
import entryscope.picture.graph.Graph.Frame;
import entryscope.picture.graph.Graph.Node;
import entryscope.picture.graph.Value.Figure;
import entryscope.picture.graph.Value.Figures;
import entryscope.picture.graph.Value.Text;
import entryscope.picture.graph.Value.Truth;
import java.util.LinkedHashMap;
import java.util.Map;

/// What every format says of frames, nodes and edges, under the same names in all of them. What
/// does not apply is left out; a time that is not known is left out too, and never 0.
public final class Attributes {
  private Attributes() {}

  /// Of a function with its inside.
  public static Map<String, Value> of(Frame frame) {
    Map<String, Value> values = new LinkedHashMap<>();
    values.put("function", new Text(frame.function().name()));
    frame.parent().ifPresent(id -> values.put("parent", new Text(id)));
    frame.call().ifPresent(id -> values.put("call", new Text(id)));
    values.put("manner", new Text(frame.manner().id()));
    values.put("language", new Text(frame.function().language().id()));
    values.put("section", new Text(frame.function().section()));
    values.put("does", new Text(frame.function().does()));
    frame.function().source().ifPresent(at -> values.put("source", text(at)));
    facts(frame.facts(), values);
    values.put("style", new Text(frame.style().id()));
    return present(values);
  }

  /// Of a block or an end of the path.
  public static Map<String, Value> of(Node node) {
    Map<String, Value> values = new LinkedHashMap<>();
    values.put("kind", new Text(node.kind().id()));
    node.frame().ifPresent(id -> values.put("frame", new Text(id)));
    values.put("function", new Text(node.function()));
    values.put("block", new Text(node.block()));
    values.put("title", new Text(node.title()));
    values.put("detail", new Text(node.detail()));
    values.put("does", new Text(node.does()));
    node.source().ifPresent(at -> values.put("source", text(at)));
    Map<String, Figure> operations = new LinkedHashMap<>();
    node.operations().forEach((id, times) -> operations.put(id, new Figure(times)));
    values.put("operations", new Figures(operations));
    facts(node.own(), values);
    values.put("share", new Figure(node.share()));
    values.put("style", new Text(node.style().id()));
    node.callee()
        .ifPresent(
            callee -> {
              values.put("callee", new Text(callee.name()));
              values.put("inlined", new Truth(callee.inlined()));
              values.put("unfolded", new Truth(callee.unfolded()));
              callee
                  .withCall()
                  .nanoseconds()
                  .ifPresent(time -> values.put("nsWithCallee", new Figure(time)));
              values.put("lowerBoundWithCallee", new Truth(callee.withCall().isLowerBound()));
            });
    return present(values);
  }

  /// Of a way.
  public static Map<String, Value> of(Edge edge) {
    Map<String, Value> values = new LinkedHashMap<>();
    values.put("way", new Text(edge.way().id()));
    values.put("condition", new Text(edge.condition()));
    values.put("times", new Figure(edge.times()));
    edge.enters().ifPresent(frame -> values.put("enters", new Text(frame)));
    return present(values);
  }

  private static Map<String, Value> present(Map<String, Value> values) {
    values.values().removeIf(value -> value.inLine().isEmpty());
    return values;
  }

  private static Text text(Source source) {
    return new Text(source.toString());
  }

  private static void facts(Facts facts, Map<String, Value> values) {
    values.put("visits", new Figure(facts.visits()));
    facts.nanoseconds().ifPresent(time -> values.put("ns", new Figure(time)));
    values.put("lowerBound", new Truth(facts.isLowerBound()));
  }
}
