// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.cost.Place;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.layout.Folds;
import entryscope.layout.Visible;
import java.util.Optional;

/// What a reader has selected in the drawing.
public sealed interface Selection {
  record Nothing() implements Selection {}

  /// One block in its place, which may end in a call.
  record OfBlock(Place place) implements Selection {}

  /// A function's body in its place: the root, or the callee of a call.
  record OfBody(CallPath path) implements Selection {}

  /// The call that a reader means when asking to inline or fold what is selected: the selected
  /// call, or the one that leads to the function around the selected block. Absent for nothing and
  /// in the root's own blocks.
  default Optional<Expansion.Call> call(Expansion root) {
    return switch (this) {
      case Nothing _ -> Optional.empty();
      case OfBlock(Place(CallPath path, String block)) ->
          root.at(path).flatMap(part -> part.call(block)).or(() -> callTo(root, path));
      case OfBody(CallPath path) -> callTo(root, path);
    };
  }

  private static Optional<Expansion.Call> callTo(Expansion root, CallPath path) {
    return path.isRoot()
        ? Optional.empty()
        : root.at(path.caller()).flatMap(caller -> caller.call(path.sites().getLast()));
  }

  /// Which calls to unfold so that this is drawn: all around it.
  default Folds unfolding(Expansion root, Folds folds) {
    return unfolding(root, Visible.all(folds), folds);
  }

  /// The same where cold parts are hidden: those that hide it or what is around it are opened.
  default Folds unfolding(Expansion root, Visible visible, Folds folds) {
    CallPath inside =
        switch (this) {
          case Nothing _ -> root.path();
          case OfBlock(Place(CallPath path, String _)) -> path;
          case OfBody(CallPath path) -> path.isRoot() ? path : path.caller();
        };
    Folds open =
        this instanceof OfBlock(Place place)
            ? visible
                .stub(place)
                .filter(stub -> !stub.equals(place))
                .map(folds::opening)
                .orElse(folds)
            : folds;
    for (CallPath path = inside; !path.isRoot(); path = path.caller()) {
      CallPath at = path;
      Folds known = visible.folds();
      open =
          visible
              .stub(new Place(at.caller(), at.sites().getLast()))
              .map(open::opening)
              .orElse(open);
      if (callTo(root, at).filter(call -> !known.isUnfolded(call)).isPresent()) {
        open = open.with(at, true);
      }
    }
    return open;
  }

  default boolean isNothing() {
    return this instanceof Nothing;
  }

  /// The function around what is selected, or selected itself.
  default Optional<Expansion> body(Expansion root) {
    return switch (this) {
      case Nothing _ -> Optional.empty();
      case OfBlock(Place(CallPath path, String _)) -> root.at(path);
      case OfBody(CallPath path) -> root.at(path);
    };
  }
}
