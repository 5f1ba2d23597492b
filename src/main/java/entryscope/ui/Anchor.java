// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.session.Selection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Chooses what keeps its place on the screen when a picture changes: the call that was toggled,
/// else what is selected, else what is nearest to the middle. Only what was on the screen is
/// chosen.
public final class Anchor {
  private Anchor() {}

  /// Where one thing stood before, and where it stands now.
  record Moved(Point before, Point after) {}

  /// @param seen the part of the old picture that was on the screen
  static Optional<Moved> find(
      Drawn before,
      Drawn after,
      Expansion old,
      Expansion now,
      Selection selection,
      Rectangle seen) {
    Stream<Moved> toggled =
        toggled(before, after, old, now).stream()
            .flatMap(path -> moved(before.call(path), after.call(path), seen).stream());
    Stream<Moved> selected = moved(before.mark(selection), after.mark(selection), seen).stream();
    Stream<Moved> others =
        before.boxes().keySet().stream()
            .map(Selection.OfBlock::new)
            .flatMap(block -> moved(before.bounds(block), after.bounds(block), seen).stream());
    return nearest(toggled, seen).or(() -> nearest(selected, seen)).or(() -> nearest(others, seen));
  }

  /// Calls that are inlined in one of two paths only, or a frame in one of two pictures only.
  private static List<CallPath> toggled(Drawn before, Drawn after, Expansion old, Expansion now) {
    return now.allCalls()
        .filter(
            call ->
                wasInlined(old, call.path()) != call.inlined()
                    || before.frames().contains(call.path())
                        != after.frames().contains(call.path()))
        .map(Expansion.Call::path)
        .toList();
  }

  private static boolean wasInlined(Expansion old, CallPath path) {
    return old.at(path.caller())
        .flatMap(part -> part.call(path.sites().getLast()))
        .filter(Expansion.Call::inlined)
        .isPresent();
  }

  /// Its upper left corner, if it was on the screen and is still drawn.
  private static Optional<Moved> moved(
      Optional<Rectangle> before, Optional<Rectangle> after, Rectangle seen) {
    return before
        .filter(old -> old.overlaps(seen))
        .flatMap(old -> after.map(now -> new Moved(old.origin(), now.origin())));
  }

  private static Optional<Moved> nearest(Stream<Moved> candidates, Rectangle seen) {
    double x = seen.x() + seen.width() / 2;
    double y = seen.y() + seen.height() / 2;
    return candidates.min(
        Comparator.comparingDouble(m -> Math.hypot(m.before().x() - x, m.before().y() - y)));
  }
}
