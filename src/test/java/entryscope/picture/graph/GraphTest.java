// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.cost.Scenario;
import entryscope.flow.ToyFlow;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Folds;
import entryscope.layout.Placement;
import entryscope.layout.Placer;
import entryscope.layout.TextMeasure;
import entryscope.layout.Way;
import entryscope.picture.graph.Graph.Edge;
import entryscope.picture.graph.Graph.Node;
import entryscope.quantity.Probability;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GraphTest {
  @TestFactory
  Stream<DynamicTest> whatEntersANodeLeavesIt() {
    return Paths.eachPlan(graphs -> checkFlow(Paths.unfolded(graphs).whole()));
  }

  private static void checkFlow(Graph graph) {
    Map<String, Double> in = new HashMap<>(Map.of(Graph.ENTRY, 1.0));
    Map<String, Double> out = new HashMap<>(Map.of(Graph.EXIT, 1.0));
    for (Edge edge : graph.edges()) {
      out.merge(edge.from(), edge.times(), Double::sum);
      in.merge(edge.to(), edge.times(), Double::sum);
    }
    for (Node node : graph.nodes()) {
      double visits = node.own().visits();
      assertThat(in.getOrDefault(node.id(), 0.0))
          .as("into " + node.id())
          .isCloseTo(visits, within(1e-9));
      assertThat(out.getOrDefault(node.id(), 0.0))
          .as("out of " + node.id())
          .isCloseTo(visits, within(1e-9));
    }
  }

  @TestFactory
  Stream<DynamicTest> theTimesOfItsNodesAddUpToTheEstimate() {
    return Paths.eachPlan(
        graphs -> {
          double total = graphs.estimate().latency().typical().value();
          assertThat(sum(graphs.whole())).isCloseTo(total, within(1e-6));
          assertThat(sum(Paths.unfolded(graphs).whole())).isCloseTo(total, within(1e-6));
        });
  }

  private static double sum(Graph graph) {
    return graph.nodes().stream().mapToDouble(node -> node.shown().nanoseconds().orElse(0)).sum();
  }

  @Test
  void itsElementsAreThoseOfTheDrawing() {
    Graphs graphs =
        Paths.graphs(
            ToyFlow.flow(),
            InlinePlan.NONE.withFunction("leave", true),
            new Scenario("s", "s", "", Map.of("pending", new Probability(0.5))));
    Placement drawing =
        new Placer(List.of(), new TextMeasure()).place(graphs.expansion(), Folds.DEFAULT);
    Graph graph = graphs.whole();
    assertThat(graph.frames().stream().map(Graph.Frame::id).toList())
        .containsExactlyInAnyOrderElementsOf(
            drawing.frames().keySet().stream().map(Object::toString).toList());
    assertThat(
            graph.nodes().stream()
                .filter(n -> n.callee().filter(Graph.Callee::unfolded).isEmpty())
                .map(Node::id)
                .toList())
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(
                    Stream.of(Graph.ENTRY, Graph.EXIT),
                    drawing.boxes().keySet().stream().map(p -> p.path() + ":" + p.block()))
                .toList());
    List<String> arrows =
        drawing.arrows().stream()
            .filter(
                arrow ->
                    arrow.route().way() == Way.ENTER
                        || drawing.boxes().keySet().stream()
                            .anyMatch(
                                p ->
                                    p.path().equals(arrow.body())
                                        && p.block().equals(arrow.route().from().orElse(""))))
            .map(a -> a.body() + ":" + a.route().from().orElse("") + ":" + a.route().way().id())
            .toList();
    assertThat(graph.edges().stream().map(Edge::id).toList())
        .containsExactlyInAnyOrderElementsOf(arrows);
  }

  @Test
  void aReturnLeadsToWhatFollowsTheCallAndATailCallsReturnFurther() {
    Graph graph =
        Paths.graphs(ToyFlow.flow(), InlinePlan.NONE, new Scenario("s", "s", "", Map.of())).whole();
    assertThat(edge(graph, "entry/save/enter-call:mark:leave").to()).isEqualTo("entry/save:test");
    assertThat(edge(graph, "entry/save/out:done:leave").to()).isEqualTo("entry:restore");
    assertThat(edge(graph, "entry/save/out::enter"))
        .returns("entry/save:out", Edge::from)
        .returns("entry/save/out:irq-off", Edge::to);
    assertThat(edge(graph, "entry:restore:leave").to()).isEqualTo(Graph.EXIT);
  }

  @Test
  void aFunctionAloneHasTheSumOfItsPlaces() {
    Graphs graphs =
        Paths.graphs(
            ToyFlow.flow(),
            InlinePlan.NONE,
            new Scenario("s", "s", "", Map.of("pending", Probability.ALWAYS)));
    var loop =
        graphs
            .expansion()
            .all()
            .filter(p -> p.function().name().equals("loop"))
            .findFirst()
            .orElseThrow();
    Graph once = graphs.of(loop, List.of(loop.path()));
    Graph twice = graphs.of(loop, List.of(loop.path(), loop.path()));
    Graph never = graphs.of(loop, List.of());
    assertThat(sum(once)).isPositive();
    assertThat(sum(twice)).isCloseTo(2 * sum(once), within(1e-9));
    assertThat(sum(never)).isZero();
    assertThat(once.frames()).hasSize(1);
  }

  private static Edge edge(Graph graph, String id) {
    return graph.edges().stream().filter(e -> e.id().equals(id)).findFirst().orElseThrow();
  }
}
