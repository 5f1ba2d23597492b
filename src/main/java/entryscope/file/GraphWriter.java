// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.Estimate;
import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.flow.Flow;
import entryscope.inlining.InlinePlan;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Writes graphs as JSON together with all they were made of, so that [GraphReader] opens them
/// again. The format is `resources/schema/graph-1.schema.json`.
public final class GraphWriter {
  private GraphWriter() {}

  /// What a graph was made of.
  public record Origin(
      Flow flow, String entry, InlinePlan plan, Scenario scenario, Machine machine) {}

  /// The graph itself. Values are texts, numbers, Booleans and maps of such.
  public record Shape(
      String title,
      String description,
      List<Map<String, Object>> frames,
      List<Map<String, Object>> nodes,
      List<Map<String, Object>> edges) {
    public Shape {
      frames = List.copyOf(frames);
      nodes = List.copyOf(nodes);
      edges = List.copyOf(edges);
    }
  }

  public static String write(Origin origin, Shape shape) {
    return JsonText.of(
        Draft.object(
            draft ->
                draft
                    .put("format", 1)
                    .put("title", shape.title())
                    .put("description", shape.description())
                    .put("modelVersion", Estimate.MODEL_VERSION)
                    .put("estimate", true)
                    .put("frames", shape.frames(), GraphWriter::json)
                    .put("nodes", shape.nodes(), GraphWriter::json)
                    .put("edges", shape.edges(), GraphWriter::json)
                    .put("entry", origin.entry())
                    .put("plan", plan(origin.plan()))
                    .put("scenario", scenario(origin.scenario()))
                    .put("machine", MachineForm.of(origin.machine()))
                    .put("flow", FlowWriter.form(origin.flow()))));
  }

  private static Consumer<Draft> plan(InlinePlan plan) {
    return draft ->
        draft
            .put("inlined", plan.everywhere())
            .put(
                "calls", calls -> plan.here().forEach((path, in) -> calls.put(path.toString(), in)))
            .put("emitted", plan.emitted());
  }

  private static Consumer<Draft> scenario(Scenario scenario) {
    return draft ->
        draft
            .put("id", scenario.id())
            .put("title", scenario.title())
            .put("does", scenario.does())
            .put("set", set -> scenario.set().forEach((id, likely) -> set.put(id, likely.value())));
  }

  private static Json json(Object value) {
    return switch (value) {
      case String text -> Draft.text(text);
      case Double number -> new Json.Num(Position.NOWHERE, number);
      case Boolean truth -> new Json.Bool(Position.NOWHERE, truth);
      case Map<?, ?> map ->
          Draft.object(
              draft -> map.forEach((key, inner) -> draft.put(String.valueOf(key), json(inner))));
      default -> throw new IllegalArgumentException("no value of a graph: " + value.getClass());
    };
  }
}
