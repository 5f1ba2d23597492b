// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import entryscope.picture.Amounts;
import entryscope.picture.graph.Graph.Edge;
import entryscope.picture.graph.Graph.Frame;
import entryscope.picture.graph.Graph.Node;
import java.util.List;
import java.util.stream.Stream;

/// What is written on frames, nodes and edges where a format draws them.
final class Labels {
  private Labels() {}

  /// Title, detail and cost, a line each, without empty ones.
  static List<String> of(Node node) {
    String cost = node.frame().isEmpty() ? "" : Amounts.time(node.shown());
    return present(node.title(), node.detail(), cost);
  }

  /// Name and manner in one line, then the cost of the call with its inside.
  static List<String> of(Frame frame) {
    String cost = frame.call().isEmpty() ? "" : Amounts.time(frame.facts());
    return present(frame.function().name() + " · " + frame.manner().id(), cost);
  }

  /// The condition of a way.
  static String of(Edge edge) {
    return edge.condition();
  }

  private static List<String> present(String... lines) {
    return Stream.of(lines).filter(line -> !line.isBlank()).toList();
  }
}
