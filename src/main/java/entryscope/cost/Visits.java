// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.KosarajuStrongConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleDirectedGraph;
import org.jgrapht.graph.builder.GraphTypeBuilder;
import org.jgrapht.traverse.TopologicalOrderIterator;

/// How often each block of a body runs when the body is entered once, in one world.
///
/// The body is an absorbing Markov chain: a decided branch goes one way, a chance or a loop's back
/// edge goes both ways with their probabilities. Strongly connected components are solved one by
/// one, each as a [Chain], in topological order.
final class Visits {
  private Visits() {}

  /// Expected visits by block id; blocks that are not reached in this world are missing.
  static Map<String, Double> of(Body.Described body, Set<String> on) {
    Map<String, Map<String, Double>> ways = new LinkedHashMap<>();
    body.blocks().values().forEach(block -> ways.put(block.id(), ways(block, on)));
    Graph<String, DefaultEdge> graph = graph(ways);
    var components = new KosarajuStrongConnectivityInspector<>(graph);
    Map<String, Double> inflow = new HashMap<>();
    inflow.put(body.start().id(), 1.0);
    Map<String, Double> visits = new HashMap<>();
    for (Set<String> component : inTopologicalOrder(graph, components.stronglyConnectedSets())) {
      Map<String, Double> inside = solve(List.copyOf(component), ways, inflow);
      inside.forEach(
          (block, times) -> {
            visits.put(block, times);
            ways.getOrDefault(block, Map.of())
                .forEach(
                    (next, probability) -> {
                      if (!component.contains(next)) {
                        inflow.merge(next, times * probability, Double::sum);
                      }
                    });
          });
    }
    visits.values().removeIf(times -> times == 0);
    return Collections.unmodifiableMap(visits);
  }

  /// The successors of a block with the probability of going there.
  static Map<String, Double> ways(Block block, Set<String> on) {
    if (block.terminator() instanceof Branch branch) {
      double yes = probability(branch.decision(), on);
      Map<String, Double> ways = new LinkedHashMap<>();
      ways.merge(branch.then(), yes, Double::sum);
      ways.merge(branch.otherwise(), 1 - yes, Double::sum);
      ways.values().removeIf(p -> p == 0);
      return ways;
    }
    Map<String, Double> ways = new LinkedHashMap<>();
    block.terminator().successors().forEach(next -> ways.put(next, 1.0));
    return ways;
  }

  /// How likely the decision says yes in the world where the switches `on` are on.
  static double probability(Decision decision, Set<String> on) {
    return switch (decision) {
      case Decision.If(var condition) -> condition.holds(on) ? 1 : 0;
      case Decision.Chance(var yes) -> yes.value();
      case Decision.Again(double passes) -> (passes - 1) / passes;
    };
  }

  private static Graph<String, DefaultEdge> graph(Map<String, Map<String, Double>> ways) {
    Graph<String, DefaultEdge> graph =
        GraphTypeBuilder.<String, DefaultEdge>directed()
            .allowingSelfLoops(true)
            .edgeClass(DefaultEdge.class)
            .buildGraph();
    ways.keySet().forEach(graph::addVertex);
    ways.forEach((from, tos) -> tos.keySet().forEach(to -> graph.addEdge(from, to)));
    return graph;
  }

  private static List<Set<String>> inTopologicalOrder(
      Graph<String, DefaultEdge> graph, List<Set<String>> components) {
    Map<String, Integer> componentOf = new HashMap<>();
    for (int i = 0; i < components.size(); i++) {
      int index = i;
      components.get(i).forEach(block -> componentOf.put(block, index));
    }
    Graph<Integer, DefaultEdge> condensed = new SimpleDirectedGraph<>(DefaultEdge.class);
    componentOf.values().stream().distinct().sorted().forEach(condensed::addVertex);
    for (DefaultEdge edge : graph.edgeSet()) {
      int from = componentOf.getOrDefault(graph.getEdgeSource(edge), -1);
      int to = componentOf.getOrDefault(graph.getEdgeTarget(edge), -1);
      if (from != to && !condensed.containsEdge(from, to)) {
        condensed.addEdge(from, to);
      }
    }
    List<Set<String>> order = new ArrayList<>();
    new TopologicalOrderIterator<>(condensed)
        .forEachRemaining(index -> order.add(components.get(index)));
    return order;
  }

  /// Visits inside one component: the solution of `v = inflow + v P`, where P holds the ways
  /// between its blocks.
  private static Map<String, Double> solve(
      List<String> blocks, Map<String, Map<String, Double>> ways, Map<String, Double> inflow) {
    if (blocks.stream().noneMatch(inflow::containsKey)) {
      return Map.of();
    }
    boolean single =
        blocks.size() == 1
            && !ways.getOrDefault(blocks.getFirst(), Map.of()).containsKey(blocks.getFirst());
    if (single) {
      return Map.of(blocks.getFirst(), inflow.getOrDefault(blocks.getFirst(), 0.0));
    }
    Map<String, Integer> numbers = new HashMap<>();
    blocks.forEach(block -> numbers.put(block, numbers.size()));
    List<Row> rows = new ArrayList<>();
    double[] leaving = new double[blocks.size()];
    double[] entering = new double[blocks.size()];
    for (String block : blocks) {
      int from = rows.size();
      SortedMap<Integer, Double> inside = new TreeMap<>();
      ways.getOrDefault(block, Map.of())
          .forEach(
              (next, probability) -> {
                Integer to = numbers.get(next);
                if (to == null) {
                  leaving[from] += probability;
                } else {
                  inside.put(to, probability);
                }
              });
      entering[from] = inflow.getOrDefault(block, 0.0);
      rows.add(Row.of(inside));
    }
    double[] times = new Chain(rows, leaving, entering).visits();
    Map<String, Double> visits = new HashMap<>();
    numbers.forEach((block, number) -> visits.put(block, times[number]));
    return visits;
  }
}
