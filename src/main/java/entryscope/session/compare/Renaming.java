// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Place;
import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Plan;
import entryscope.inlining.CallPath;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Folds;
import entryscope.session.Document;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Gives the blocks of the earlier of two imported flows the ids that they have in the later one,
/// so that all that is compared by ids holds for them too. Ids of flows written by hand stay.
///
/// @param flow the earlier flow as it was
/// @param ids new ids by the old ones, by function; of the functions where any differs
/// @param olds the same the other way round
record Renaming(
    Flow flow, Map<String, Map<String, String>> ids, Map<String, Map<String, String>> olds) {
  static Renaming of(Flow before, Flow after) {
    Map<String, Map<String, String>> ids = new LinkedHashMap<>();
    if (!before.equals(after)) {
      before
          .functions()
          .forEach(
              (name, function) -> {
                Map<String, String> renamed = renamed(function, after.functions().get(name));
                renamed.entrySet().removeIf(id -> id.getKey().equals(id.getValue()));
                if (!renamed.isEmpty()) {
                  ids.put(name, renamed);
                }
              });
    }
    Map<String, Map<String, String>> olds = new LinkedHashMap<>();
    ids.forEach(
        (name, renamed) -> {
          Map<String, String> old = new LinkedHashMap<>();
          renamed.forEach((from, to) -> old.put(to, from));
          olds.put(name, old);
        });
    return new Renaming(before, ids, olds);
  }

  private static Map<String, String> renamed(Function before, @Nullable Function after) {
    if (after == null
        || !(before.body() instanceof Body.Described old)
        || !(after.body() instanceof Body.Described now)
        || !ListedCode.isListed(old.start().id())
        || !ListedCode.isListed(now.start().id())) {
      return new LinkedHashMap<>();
    }
    Map<String, String> found = Alignment.of(old, now);
    Map<String, String> renamed = new LinkedHashMap<>();
    for (String id : old.blocks().keySet()) {
      if (ListedCode.isListed(id)) {
        int dot = id.indexOf('.');
        String address = dot < 0 ? id : id.substring(0, dot);
        String suffix = dot < 0 ? "" : id.substring(dot);
        String gone = now.blocks().containsKey(address) ? address + "-before" : address;
        renamed.put(id, found.getOrDefault(address, gone) + suffix);
      }
    }
    return renamed;
  }

  boolean isNeeded() {
    return !ids.isEmpty();
  }

  /// A document of the flow with the new ids.
  Document of(Document document) {
    return new Document(
        RenamedFlow.of(flow, ids, plans()),
        document.entry(),
        of(document.plan()),
        document.reference(),
        document.scenario(),
        document.machine(),
        of(document.folds()));
  }

  private Map<String, Plan> plans() {
    Map<String, Plan> plans = new LinkedHashMap<>();
    flow.plans().forEach((id, plan) -> plans.put(id, of(plan)));
    return plans;
  }

  private Plan of(Plan plan) {
    SequencedSet<String> inlined =
        plan.inlined().stream()
            .map(each -> Plan.isCall(each) ? of(CallPath.parse(each)).toString() : each)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    return new Plan(plan.id(), plan.title(), plan.does(), inlined, plan.emitted());
  }

  private InlinePlan of(InlinePlan plan) {
    Map<CallPath, Boolean> here = new LinkedHashMap<>();
    plan.here().forEach((path, inlined) -> here.put(of(path), inlined));
    return new InlinePlan(plan.everywhere(), here, plan.emitted());
  }

  private Folds of(Folds folds) {
    Map<CallPath, Boolean> unfolded = new LinkedHashMap<>();
    folds.unfolded().forEach((path, open) -> unfolded.put(of(path), open));
    SequencedSet<Place> opened =
        folds.opened().stream().map(this::of).collect(Collectors.toCollection(LinkedHashSet::new));
    return new Folds(unfolded, folds.hiding(), opened);
  }

  private Place of(Place place) {
    return new Place(of(place.path()), of(place.path().then(place.block())).sites().getLast());
  }

  private CallPath of(CallPath path) {
    CallPath renamed = CallPath.of(path.root());
    Optional<String> function = Optional.of(path.root());
    for (String site : path.sites()) {
      renamed =
          renamed.then(
              function
                  .map(f -> ids.getOrDefault(f, Map.of()).getOrDefault(site, site))
                  .orElse(site));
      function = function.flatMap(f -> callee(f, site));
    }
    return renamed;
  }

  private Optional<String> callee(String function, String site) {
    return Optional.ofNullable(flow.functions().get(function))
        .map(Function::body)
        .filter(Body.Described.class::isInstance)
        .map(Body.Described.class::cast)
        .flatMap(body -> Optional.ofNullable(body.blocks().get(site)))
        .flatMap(block -> block.terminator().callSite())
        .map(CallSite::callee);
  }

  /// A place of the earlier path in the ids of its own flow.
  ///
  /// @param chain the functions that lead there, outermost first, that of the block last
  Place written(List<String> chain, Place place) {
    CallPath path = CallPath.of(place.path().root());
    for (int i = 0; i < place.path().sites().size(); i++) {
      path = path.then(old(chain.get(i), place.path().sites().get(i)));
    }
    return new Place(path, old(chain.getLast(), place.block()));
  }

  private String old(String function, String id) {
    return olds.getOrDefault(function, Map.of()).getOrDefault(id, id);
  }
}
