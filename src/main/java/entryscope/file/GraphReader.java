// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.Scenario;
import entryscope.file.GraphWriter.Origin;
import entryscope.flow.Flow;
import entryscope.inlining.CallPath;
import entryscope.inlining.InlinePlan;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/// Reads from the JSON of a graph what it was made of. The graph itself is made anew from that, so
/// its figures are not read.
public final class GraphReader {
  /// What files of graphs are called that are opened again.
  public static final String SUFFIX = ".graph.json";

  private GraphReader() {}

  /// Whether a file is to be opened as a graph: one that is called so, or JSON that has the nodes
  /// and edges of one.
  public static boolean is(Path file) {
    String name = file.toString();
    if (name.endsWith(SUFFIX)) {
      return true;
    }
    return name.endsWith(".json")
        && Input.read(file) instanceof Loaded.Ok<Document>(Document document, var _)
        && JsonReader.read(document, new Findings(document))
            .filter(GraphReader::isGraph)
            .isPresent();
  }

  private static boolean isGraph(Json root) {
    return root instanceof Json.Obj(Position _, var members)
        && members.containsKey("nodes")
        && members.containsKey("edges");
  }

  /// The origin of a graph in a file of at most 64 MiB.
  public static Loaded<Origin> read(Path file) {
    return read(Input.read(file));
  }

  /// The origin of a graph in a text.
  public static Loaded<Origin> read(String name, String text) {
    return read(new Loaded.Ok<>(new Document(name, text), List.of()));
  }

  private static Loaded<Origin> read(Loaded<Document> input) {
    return Reading.read(input, root -> root.object(GraphReader::origin));
  }

  private static Origin origin(Fields fields) {
    Reading.skipFormat(fields);
    for (String derived :
        List.of("title", "description", "modelVersion", "estimate", "frames", "nodes", "edges")) {
      fields.optional(derived);
    }
    Flow flow = fields.object("flow", FlowForm::flow);
    fields.optional("flow").ifPresent(node -> FlowCheck.check(flow, node));
    String entry = fields.name("entry");
    fields
        .optional("entry")
        .filter(_ -> !flow.entries().containsKey(entry))
        .ifPresent(
            node ->
                node.error(
                    "the flow has no entry " + Printable.quoted(entry),
                    node.similar(entry, flow.entries().keySet())));
    return new Origin(
        flow,
        entry,
        fields.object("plan", one -> plan(one, flow)),
        fields.object("scenario", GraphReader::scenario),
        fields.object("machine", MachineReader::inside));
  }

  private static InlinePlan plan(Fields fields, Flow flow) {
    Map<CallPath, Boolean> calls = new LinkedHashMap<>();
    fields
        .optional("calls")
        .ifPresent(
            node -> {
              if (node.json() instanceof Json.Obj(Position _, var members)) {
                members.forEach(
                    (path, member) ->
                        calls.put(CallPath.parse(path), node.child(path, member).truth()));
              } else {
                node.error("expected an object, found " + node.json().kind(), "");
              }
            });
    return new InlinePlan(
        functions(fields, "inlined", flow), calls, functions(fields, "emitted", flow));
  }

  private static SequencedSet<String> functions(Fields fields, String key, Flow flow) {
    SequencedSet<String> names = new LinkedHashSet<>();
    for (Node item : fields.optional(key).map(Node::items).orElse(List.of())) {
      String name = item.name();
      if (!flow.functions().containsKey(name) && !name.isBlank()) {
        item.error(
            "the flow has no function " + Printable.quoted(name),
            item.similar(name, flow.functions().keySet()));
      }
      names.add(name);
    }
    return names;
  }

  private static Scenario scenario(Fields fields) {
    return ScenarioReader.scenario(fields.name("id"), fields);
  }
}
