// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.Scenario;
import entryscope.file.SessionFile.Known;
import entryscope.file.SessionFile.Selected;
import entryscope.file.SessionFile.View;
import entryscope.flow.Flow;
import entryscope.inlining.CallPath;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Hiding;
import entryscope.quantity.Probability;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Writes sessions in the one way that this program writes them; [SessionReader] reads back an
/// equal one.
public final class SessionWriter {
  private final SessionFile session;
  private final Known known;
  private final Optional<Path> folder;

  private SessionWriter(SessionFile session, Known known, Optional<Path> folder) {
    this.session = session;
    this.known = known;
    this.folder = folder;
  }

  /// The text of a session file. Equal sessions have equal texts.
  ///
  /// @param known what need only be named, since whoever reads the file knows it
  /// @param folder where it will stand, absolute: a flow's file in there is named relative to it
  public static String write(SessionFile session, Known known, Optional<Path> folder) {
    return new SessionWriter(session, known, folder).text(session.flow());
  }

  /// The text as if it had been made for another flow, whose hash it bears.
  public static String writeFor(Flow flow, SessionFile session, Known known) {
    return new SessionWriter(session, known, Optional.empty()).text(flow);
  }

  private String text(Flow hashed) {
    return JsonText.of(Draft.object(draft -> fill(draft, hashed)));
  }

  private void fill(Draft draft, Flow hashed) {
    draft
        .put("format", 1)
        .put("flow", one -> flow(one, hashed))
        .put("entry", session.entry())
        .put("plan", this::plan)
        .put("reference", session.reference())
        .put("scenario", this::scenario);
    draft.put("machine", session.machine().map(machine -> machine.id()).orElse("none"));
    putUnlessEmpty(draft, "unfolded", calls(session.folds().unfolded(), true));
    putUnlessEmpty(draft, "folded", calls(session.folds().unfolded(), false));
    switch (session.folds().hiding()) {
      case Hiding.LargeDetours _ -> {}
      case Hiding.Nothing _ -> draft.put("hideColder", 0);
      case Hiding.ColderThan(Probability limit) -> draft.put("hideColder", limit.value());
    }
    putUnlessEmpty(draft, "opened", opened());
    session.view().ifPresent(view -> draft.put("view", one -> view(view, one)));
    session.selected().ifPresent(selected -> draft.put("selected", one -> selected(selected, one)));
    session.of().ifPresent(file -> draft.put("of", file.toString()));
  }

  private List<String> opened() {
    return session.folds().opened().stream()
        .map(place -> place.path().then(place.block()).toString())
        .toList();
  }

  private void flow(Draft one, Flow hashed) {
    one.put("id", session.flow().id()).put("hash", FlowHash.of(hashed));
    session.flowFile().ifPresent(file -> one.put("file", name(file)));
  }

  /// What moves along with the session is named so that it can.
  private String name(Path file) {
    return folder
        .filter(file::startsWith)
        .map(here -> here.relativize(file).toString().replace(File.separatorChar, '/'))
        .orElseGet(file::toString);
  }

  private void plan(Draft one) {
    InlinePlan plan = session.plan();
    Optional<String> named =
        session.flow().plans().values().stream()
            .filter(each -> InlinePlan.of(each).equals(plan))
            .map(each -> each.id())
            .findFirst();
    if (named.isPresent()) {
      one.put("named", named.get());
      return;
    }
    List<String> inlined = new ArrayList<>(plan.everywhere().stream().sorted().toList());
    inlined.addAll(calls(plan.here(), true));
    one.put("inlined", inlined);
    putUnlessEmpty(one, "outOfLine", calls(plan.here(), false));
    putUnlessEmpty(one, "emitted", plan.emitted().stream().sorted().toList());
  }

  private static List<String> calls(Map<CallPath, Boolean> all, boolean choice) {
    return all.entrySet().stream()
        .filter(each -> each.getValue() == choice)
        .map(each -> each.getKey().toString())
        .sorted()
        .toList();
  }

  private static void putUnlessEmpty(Draft draft, String key, List<String> texts) {
    if (!texts.isEmpty()) {
      draft.put(key, texts);
    }
  }

  private void scenario(Draft one) {
    Scenario scenario = session.scenario();
    Optional<Map<String, Probability>> changes =
        Optional.ofNullable(known.scenarios().get(scenario.id()))
            .flatMap(base -> changes(base, scenario));
    one.put("id", scenario.id());
    if (changes.isEmpty()) {
      one.put("title", scenario.title()).put("does", scenario.does());
    }
    Map<String, Probability> set = changes.orElse(scenario.set());
    one.put("set", all -> set.keySet().stream().sorted().forEach(id -> put(all, id, set)));
  }

  private static void put(Draft all, String id, Map<String, Probability> set) {
    Optional.ofNullable(set.get(id)).ifPresent(each -> all.put(id, each.value()));
  }

  /// What makes the one scenario the other; absent where setting switches does not.
  private static Optional<Map<String, Probability>> changes(Scenario from, Scenario to) {
    Map<String, Probability> changed = new LinkedHashMap<>(to.set());
    changed.entrySet().removeIf(each -> each.getValue().equals(from.set().get(each.getKey())));
    Scenario made = from;
    for (Map.Entry<String, Probability> each : changed.entrySet()) {
      made = made.with(each.getKey(), each.getValue());
    }
    return made.equals(to) ? Optional.of(changed) : Optional.empty();
  }

  private static void view(View view, Draft one) {
    one.put("zoom", view.zoom()).put("x", view.x()).put("y", view.y());
  }

  private static void selected(Selected selected, Draft one) {
    one.put("path", selected.path().toString());
    selected.block().ifPresent(block -> one.put("block", block));
  }
}
