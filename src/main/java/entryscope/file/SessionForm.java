// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.Machine;
import entryscope.cost.Place;
import entryscope.cost.Scenario;
import entryscope.file.SessionFile.Known;
import entryscope.file.SessionFile.Selected;
import entryscope.file.SessionFile.View;
import entryscope.flow.Entry;
import entryscope.flow.Flow;
import entryscope.flow.Plan;
import entryscope.inlining.CallPath;
import entryscope.layout.Folds;
import entryscope.layout.Hiding;
import entryscope.quantity.Probability;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;

/// How a session is written, and what of it there is.
final class SessionForm {
  private static final double MAX_ZOOM = 100;
  private static final double FAR = 1e9;

  /// What is not looked at without a flow.
  private static final List<String> OTHERS =
      List.of(
          "entry",
          "plan",
          "reference",
          "scenario",
          "machine",
          "unfolded",
          "folded",
          "hideColder",
          "opened",
          "view",
          "selected",
          "of");

  private final Fields fields;
  private final Known known;

  SessionForm(Fields fields, Known known) {
    this.fields = fields;
    this.known = known;
  }

  /// Absent, with an error, where the flow cannot be had; then nothing can be said of the rest.
  Optional<SessionFile> read(Path folder) {
    Reading.skipFormat(fields);
    Optional<SessionFlow> found =
        fields
            .required("flow")
            .flatMap(node -> node.object(f -> SessionFlow.find(f, folder, known.flows())));
    Optional<SessionFile> session = found.map(flow -> read(flow.flow(), flow.file()));
    if (session.isEmpty()) {
      OTHERS.forEach(fields::optional);
    }
    return session;
  }

  private SessionFile read(Flow flow, Optional<Path> file) {
    SessionPlan plans = new SessionPlan(flow);
    String before = flow.plans().containsKey("before") ? "before" : Plan.COMPILED;
    Map<CallPath, Boolean> folds = new LinkedHashMap<>();
    plans.calls(fields, "unfolded", true, folds);
    plans.calls(fields, "folded", false, folds);
    return new SessionFile(
        flow,
        file,
        one("entry", flow.entries().keySet(), Entry.SYSTEM_CALL),
        fields.object("plan", plans::plan),
        one("reference", flow.plans().keySet(), before),
        fields.object("scenario", one -> scenario(one, flow)),
        machine(flow),
        new Folds(
            folds,
            fields
                .optional("hideColder")
                .map(node -> Hiding.colderThan(Forms.probability(node)))
                .orElse(Hiding.usual()),
            opened()),
        fields.optional("view").map(node -> node.object(SessionForm::view)),
        fields.optional("selected").map(node -> node.object(SessionForm::selected)),
        fields.optional("of").flatMap(Forms::path));
  }

  /// Blocks of the paths that a scenario or plan may not have now: not an error.
  private SequencedSet<Place> opened() {
    SequencedSet<Place> places = new LinkedHashSet<>();
    for (Node item : fields.optional("opened").map(Node::items).orElse(List.of())) {
      String text = item.name();
      CallPath path = CallPath.parse(text);
      if (!path.isRoot()) {
        places.add(new Place(path.caller(), path.sites().getLast()));
      } else if (!text.isBlank()) {
        item.error("not a block: " + Printable.quoted(text), "write it as function/block");
      }
    }
    return places;
  }

  /// A name of something in the flow; what stands for it where the flow has no such thing.
  private String one(String key, Collection<String> names, String otherwise) {
    Optional<Node> node = fields.required(key);
    String name = node.map(Node::name).orElse(otherwise);
    if (names.contains(name)) {
      return name;
    }
    node.filter(_ -> !name.isBlank())
        .ifPresent(
            value ->
                value.warning(
                    "the flow has no %s %s: %s is shown"
                        .formatted(key, Printable.quoted(name), otherwise),
                    value.similar(name, names)));
    return otherwise;
  }

  private Scenario scenario(Fields one, Flow flow) {
    String id = one.name("id");
    Optional<String> title = one.optional("title").map(Node::name);
    Optional<String> does = one.optional("does").map(Node::text);
    Map<String, Probability> set = one.map("set", Names.ID, Forms::probability);
    one.optional("set").ifPresent(node -> knowSwitches(node, set, flow));
    Scenario base = known.scenarios().get(id);
    if (base == null || title.isPresent()) {
      if (title.isEmpty() && !id.isBlank()) {
        one.node()
            .warning(
                "no scenario %s is known: only what is set here applies"
                    .formatted(Printable.quoted(id)),
                one.node().similar(id, known.scenarios().keySet()));
      }
      return new Scenario(id, title.orElse(id), does.orElse(""), set);
    }
    Scenario changed = base;
    for (Map.Entry<String, Probability> setting : set.entrySet()) {
      changed = changed.with(setting.getKey(), setting.getValue());
    }
    return changed;
  }

  private static void knowSwitches(Node node, Map<String, Probability> set, Flow flow) {
    for (String id : set.keySet()) {
      if (!flow.switches().containsKey(id)) {
        node.find(id)
            .warning(
                "the flow has no switch " + Printable.quoted(id),
                node.similar(id, flow.switches().keySet()));
      }
    }
  }

  private Optional<Machine> machine(Flow flow) {
    Optional<Node> node = fields.required("machine");
    String id = node.map(Node::name).orElse("");
    String architecture = flow.provenance().architecture();
    Optional<Machine> machine =
        Optional.ofNullable(known.machines().get(id))
            .filter(each -> each.architectures().contains(architecture));
    if (machine.isEmpty() && !id.isBlank()) {
      node.ifPresent(
          value ->
              value.warning(
                  "no machine %s runs %s: the default one is taken"
                      .formatted(Printable.quoted(id), architecture),
                  value.similar(id, known.machines().keySet())));
    }
    return machine;
  }

  private static View view(Fields one) {
    return new View(
        number(one, "zoom", 1e-3, MAX_ZOOM),
        number(one, "x", -FAR, FAR),
        number(one, "y", -FAR, FAR));
  }

  private static double number(Fields one, String key, double low, double high) {
    return one.required(key).map(node -> node.number(low, high, "a number")).orElse(low);
  }

  private static Selected selected(Fields one) {
    return new Selected(CallPath.parse(one.name("path")), one.optional("block").map(Node::name));
  }
}
