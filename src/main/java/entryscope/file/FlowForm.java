// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Convention;
import entryscope.flow.Entry;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Operations;
import entryscope.flow.Plan;
import entryscope.flow.Provenance;
import entryscope.flow.Switch;
import entryscope.quantity.Probability;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/// How a flow is written, without what its parts say of each other (see [FlowCheck]).
final class FlowForm {
  static final String SUFFIX = ".flow.json";

  private FlowForm() {}

  static Flow flow(Fields fields) {
    Reading.skipFormat(fields);
    String id = fields.id(Names.ID, SUFFIX);
    String title = fields.name("title");
    Provenance provenance = fields.object("provenance", FlowForm::provenance);
    Convention convention = fields.object("convention", FlowForm::convention);
    Map<String, Switch> switches =
        fields.map("switches", Names.ID, node -> node.object(f -> theSwitch(node.lastStep(), f)));
    Map<String, Entry> entries =
        fields.map("entries", Names.ID, node -> node.object(f -> entry(node.lastStep(), f)));
    FunctionForm form = new FunctionForm(convention);
    Map<String, Function> functions =
        fields.map(
            "functions",
            Names.FUNCTION,
            node -> node.object(f -> form.function(node.lastStep(), f)));
    Map<String, Plan> plans =
        fields.map("plans", Names.ID, node -> node.object(f -> plan(node.lastStep(), f)));
    return new Flow(id, title, provenance, convention, switches, entries, functions, plans);
  }

  private static Provenance provenance(Fields fields) {
    return new Provenance(
        fields.name("architecture"),
        fields.name("kernel"),
        fields.name("countsFrom"),
        fields.texts("sources"),
        fields.texts("notes"));
  }

  private static Convention convention(Fields fields) {
    return new Convention(
        fields.required("landingPad").map(Forms::operations).orElse(Operations.NONE),
        fields.count("landingPadBytes", Forms.MAX_BYTES),
        fields.count("callBytes", Forms.MAX_BYTES),
        fields.count("returnBytes", Forms.MAX_BYTES),
        fields.optional("mitigations").map(Node::items).orElse(List.of()).stream()
            .map(item -> item.object(FlowForm::mitigation))
            .toList());
  }

  private static Convention.Mitigation mitigation(Fields fields) {
    return new Convention.Mitigation(
        fields.required("when").map(Forms::condition).orElse(Forms.ALWAYS),
        fields.optional("onReturn").map(Forms::operations).orElse(Operations.NONE),
        fields.optional("onIndirectCall").map(Forms::operations).orElse(Operations.NONE));
  }

  private static Switch theSwitch(String id, Fields fields) {
    return new Switch(
        id,
        fields
            .required("kind")
            .flatMap(kind -> kind.choice(List.of(Switch.Kind.values()), Switch.Kind::id))
            .orElse(Switch.Kind.TASK),
        fields.name("title"),
        fields.required("default").map(Forms::probability).orElse(Probability.NEVER),
        fields.text("does"));
  }

  private static Entry entry(String id, Fields fields) {
    return new Entry(id, fields.name("title"), fields.text("does"), fields.name("function"));
  }

  private static Plan plan(String id, Fields fields) {
    return new Plan(
        id,
        fields.name("title"),
        fields.text("does"),
        functions(fields, "inlined"),
        functions(fields, "emitted"));
  }

  private static SequencedSet<String> functions(Fields fields, String key) {
    SequencedSet<String> names = new LinkedHashSet<>();
    for (Node item : fields.optional(key).map(Node::items).orElse(List.of())) {
      String name = item.name();
      if (!names.add(name) && !name.isBlank()) {
        item.error(Printable.quoted(name) + " stands in this list twice", "");
      }
    }
    return names;
  }
}
