// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Place;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.layout.Folds;
import entryscope.layout.Visible;
import entryscope.session.Document;
import entryscope.session.Workbench;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Hides of a comparison what its document hides, cold parts and cold calls, but nothing that
/// differs.
final class Unhiding {
  private Unhiding() {}

  /// The document with every cold part open in which something differs.
  static Document of(Document document, Shown shown, Workbench workbench) {
    Set<Place> different = different(shown);
    Document open = document.withFolds(unfolded(document.folds(), shown.path(), different));
    List<Place> closed = closed(open, different, workbench);
    while (!closed.isEmpty()) {
      Folds folds = open.folds();
      for (Place first : closed) {
        folds = folds.opening(first);
      }
      open = open.withFolds(folds);
      closed = closed(open, different, workbench);
    }
    return open;
  }

  /// The blocks that differ, and the calls in which one does.
  private static Set<Place> different(Shown shown) {
    Set<Place> different = new HashSet<>();
    shown
        .changes()
        .forEach(
            (place, change) -> {
              if (change.kind() != BlockChange.Kind.SAME) {
                Place around = place;
                while (different.add(around) && !around.path().isRoot()) {
                  CallPath body = around.path();
                  around = new Place(body.caller(), body.sites().getLast());
                }
              }
            });
    return different;
  }

  /// A limit folds no call in which something differs, unless the reader did.
  private static Folds unfolded(Folds folds, Expansion path, Set<Place> different) {
    Folds open = folds;
    for (Expansion.Call call : path.allCalls().toList()) {
      CallPath body = call.path();
      Place at = new Place(body.caller(), body.sites().getLast());
      if (different.contains(at) && folds.isUnfolded(call)) {
        open = open.with(body, true);
      }
    }
    return open;
  }

  private static List<Place> closed(Document document, Set<Place> different, Workbench workbench) {
    Visible visible = workbench.figures(document).visible();
    return visible.stubs().entrySet().stream()
        .flatMap(
            body ->
                body.getValue().entrySet().stream()
                    .filter(
                        stub ->
                            stub.getValue().blocks().stream()
                                .anyMatch(id -> different.contains(new Place(body.getKey(), id))))
                    .map(Map.Entry::getKey)
                    .map(first -> new Place(body.getKey(), first)))
        .toList();
  }
}
