// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.flow.Flow;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.session.Document;
import entryscope.session.Edit;
import entryscope.session.Selection;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// What else could stand in the place of a crumb, and what lies inside it.
final class CrumbMenu {
  private final Store store;
  private final Desk desk;
  private final Navigator navigator;

  CrumbMenu(Store store, Desk desk, Navigator navigator) {
    this.store = store;
    this.desk = desk;
    this.navigator = navigator;
  }

  /// The choices at a crumb; without items where there is no choice.
  ContextMenu of(Crumb crumb) {
    ContextMenu menu = new ContextMenu();
    menu.setId("crumb-menu");
    menu.getItems()
        .setAll(
            switch (crumb.depth()) {
              case Crumb.ARCHITECTURE -> architectures();
              case Crumb.KERNEL -> kernels();
              case Crumb.ENTRY -> entries();
              default -> places(crumb.target());
            });
    return menu;
  }

  private List<MenuItem> architectures() {
    Map<String, Flow> first = new LinkedHashMap<>();
    String present = present().provenance().architecture();
    flows().forEach(flow -> first.putIfAbsent(flow.provenance().architecture(), flow));
    first.put(present, present());
    List<MenuItem> items = new ArrayList<>();
    first.forEach(
        (name, flow) -> items.add(item(name, name.equals(present), () -> desk.open(flow))));
    return items;
  }

  private List<MenuItem> kernels() {
    return flows().stream()
        .filter(f -> f.provenance().architecture().equals(present().provenance().architecture()))
        .map(f -> item(f.title(), f == present(), () -> desk.open(f)))
        .toList();
  }

  private List<MenuItem> entries() {
    Document document = store.document();
    return document.flow().entries().values().stream()
        .map(
            entry ->
                item(
                    entry.title(),
                    entry.id().equals(document.entry()),
                    () -> store.send(new Edit.ChooseEntry(entry.id()))))
        .toList();
  }

  /// The functions called beside it, and those called inside it.
  private List<MenuItem> places(Selection target) {
    if (!(target instanceof Selection.OfBody(CallPath path))) {
      return List.of();
    }
    Expansion root = store.figures().get().expansion();
    List<MenuItem> items = new ArrayList<>();
    if (!path.isRoot()) {
      root.at(path.caller()).ifPresent(caller -> items.addAll(calls(caller, path)));
    }
    List<MenuItem> inside = root.at(path).map(part -> calls(part, path)).orElse(List.of());
    if (!items.isEmpty() && !inside.isEmpty()) {
      items.add(new SeparatorMenuItem());
    }
    items.addAll(inside);
    return items;
  }

  private List<MenuItem> calls(Expansion of, CallPath present) {
    return of.calls().values().stream()
        .filter(call -> call.inside().isPresent())
        .map(
            call ->
                item(
                    call.callee().name(),
                    call.path().equals(present),
                    () -> navigator.show(new Selection.OfBody(call.path()))))
        .toList();
  }

  private List<Flow> flows() {
    return List.copyOf(store.catalogue().get().with(present()).flows().values());
  }

  private Flow present() {
    return store.document().flow();
  }

  private static MenuItem item(String text, boolean isPresent, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setId("crumb-choice-" + text);
    item.setMnemonicParsing(false);
    if (isPresent) {
      item.getStyleClass().add("present-choice");
    }
    item.setOnAction(_ -> action.run());
    return item;
  }
}
