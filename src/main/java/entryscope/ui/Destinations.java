// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Place;
import entryscope.flow.Flow;
import entryscope.inlining.Expansion;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit;
import entryscope.session.Figures;
import entryscope.session.Selection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Everything that can be gone to by its name.
final class Destinations {
  private final Store store;
  private final Desk desk;
  private final Navigator navigator;

  Destinations(Store store, Desk desk, Navigator navigator) {
    this.store = store;
    this.desk = desk;
    this.navigator = navigator;
  }

  /// Functions and blocks of the path, then what else can be chosen.
  List<PaletteItem> all() {
    Document document = store.document();
    Catalogue catalogue = store.catalogue().get();
    Flow flow = document.flow();
    return Stream.of(
            parts().map(this::function),
            parts().flatMap(this::blocks),
            catalogue.flows().values().stream().map(this::flow),
            flow.entries().values().stream()
                .map(e -> choice(e.title(), "entry of " + flow.id(), new Edit.ChooseEntry(e.id()))),
            flow.plans().values().stream()
                .map(
                    plan -> choice(plan.id(), "plan · " + plan.title(), new Edit.ChoosePlan(plan))),
            catalogue.scenarios().values().stream()
                .map(s -> choice(s.title(), "scenario " + s.id(), new Edit.ChooseScenario(s))),
            catalogue.machinesFor(flow.provenance().architecture()).stream()
                .map(m -> choice(m.title(), "machine", new Edit.ChooseMachine(m))))
        .flatMap(items -> items)
        .toList();
  }

  /// What runs comes first, so that a name leads there and not to a call that is never made.
  private Stream<Expansion> parts() {
    Figures figures = store.figures().get();
    return figures.expansion().all().sorted(Comparator.comparing(part -> !runs(part, figures)));
  }

  private static boolean runs(Expansion part, Figures figures) {
    return figures.estimate().count().visits(place(part, part.body().start().id())) > 0;
  }

  /// Every call of a function on the path.
  List<PaletteItem> callers(String function) {
    Expansion root = store.figures().get().expansion();
    return root.all()
        .flatMap(part -> part.calls().values().stream().map(call -> new Caller(part, call)))
        .filter(caller -> caller.call().callee().name().equals(function))
        .map(this::caller)
        .toList();
  }

  private record Caller(Expansion part, Expansion.Call call) {}

  private PaletteItem caller(Caller caller) {
    Expansion.Call call = caller.call();
    return PaletteItem.place(
        caller.part().function().name(),
        "%s · %s".formatted(call.block().title(), call.inlined() ? "inlined" : "out of line"),
        () -> navigator.visit(new Selection.OfBlock(place(caller.part(), call.block().id()))));
  }

  private PaletteItem function(Expansion part) {
    return PaletteItem.place(
        part.function().name(),
        part.path().isRoot() ? "function" : "function · " + part.path(),
        () -> navigator.visit(new Selection.OfBody(part.path())));
  }

  private Stream<PaletteItem> blocks(Expansion part) {
    return part.body().blocks().values().stream()
        .map(
            block ->
                PaletteItem.place(
                    block.title(),
                    "block of " + part.function().name(),
                    () -> navigator.visit(new Selection.OfBlock(place(part, block.id())))));
  }

  private PaletteItem flow(Flow flow) {
    return PaletteItem.place(flow.title(), "flow " + flow.id(), () -> desk.open(flow));
  }

  private PaletteItem choice(String title, String detail, Edit edit) {
    return PaletteItem.place(title, detail, () -> store.send(edit));
  }

  private static Place place(Expansion part, String block) {
    return new Place(part.path(), block);
  }
}
