// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.session.Figures;
import entryscope.session.Selection;
import java.util.ArrayList;
import java.util.List;

/// One step of the way to what is selected.
///
/// @param depth steps before it
/// @param target what a click on it selects
record Crumb(int depth, String text, Selection target) {
  /// The depth of the first three.
  static final int ARCHITECTURE = 0;

  static final int KERNEL = 1;
  static final int ENTRY = 2;

  private static final int GAP_LETTERS = 3;

  /// Architecture, kernel and entry.
  private static final int ALWAYS_SHOWN = 3;

  private static final String LEFT_OUT = "…";

  /// The way from the architecture to what is selected.
  static List<Crumb> way(Figures figures, Selection selection) {
    var document = figures.document();
    var flow = document.flow();
    List<Crumb> crumbs = new ArrayList<>();
    crumbs.add(new Crumb(ARCHITECTURE, flow.provenance().architecture(), new Selection.Nothing()));
    crumbs.add(new Crumb(KERNEL, "Linux " + flow.provenance().kernel(), new Selection.Nothing()));
    crumbs.add(new Crumb(ENTRY, flow.entry(document.entry()).title(), new Selection.Nothing()));
    Expansion root = figures.expansion();
    CallPath deepest = selection.body(root).map(Expansion::path).orElse(root.path());
    for (int depth = 0; depth <= deepest.sites().size(); depth++) {
      CallPath path = new CallPath(deepest.root(), deepest.sites().subList(0, depth));
      root.at(path)
          .ifPresent(
              part ->
                  crumbs.add(
                      new Crumb(
                          crumbs.size(), part.function().name(), new Selection.OfBody(path))));
    }
    if (selection instanceof Selection.OfBlock(var place)) {
      root.at(place.path())
          .map(part -> part.body().blocks().get(place.block()))
          .ifPresent(block -> crumbs.add(new Crumb(crumbs.size(), block.title(), selection)));
    }
    return crumbs;
  }

  /// The way with as many of its middle steps left out as a line of so many letters needs.
  static List<Crumb> fitting(List<Crumb> crumbs, int letters) {
    List<Crumb> kept = crumbs;
    for (int first = Math.min(ALWAYS_SHOWN, crumbs.size() - 1);
        length(kept) > letters && first >= 0;
        first--) {
      kept = fitting(crumbs, letters, first);
    }
    return kept;
  }

  private static List<Crumb> fitting(List<Crumb> crumbs, int letters, int first) {
    List<Crumb> kept = crumbs;
    for (int out = 1; length(kept) > letters && first + out < crumbs.size(); out++) {
      Crumb last = crumbs.get(first + out - 1);
      kept = new ArrayList<>(crumbs.subList(0, first));
      kept.add(new Crumb(last.depth(), LEFT_OUT, last.target()));
      kept.addAll(crumbs.subList(first + out, crumbs.size()));
    }
    return kept;
  }

  private static int length(List<Crumb> crumbs) {
    return crumbs.stream().mapToInt(crumb -> crumb.text().length() + GAP_LETTERS).sum();
  }
}
