// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.inlining.Expansion;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A function's frame with its blocks, seen from the frame's own upper left corner.
///
/// It knows nothing of what is around it, so it is shared by every drawing in which it looks the
/// same.
///
/// @param call the call that leads here, absent for the root
/// @param headerHeight of the strip at its top that names the function
/// @param enter x on the top border where the path comes in
/// @param leave x on the bottom border where it goes out
/// @param full what the header says, `shown` the same cut to its room
/// @param boxes blocks drawn as boxes, by id
/// @param frames blocks whose callee is unfolded, by id
/// @param routes in the order of the blocks, the way in first
/// @param unreached the border around blocks that nothing leads to, where there are some
/// @param stubs blocks whose box stands for more of them, by id
public record PlacedBody(
    Expansion part,
    Optional<Expansion.Call> call,
    Size size,
    double headerHeight,
    double enter,
    double leave,
    Wording full,
    Wording shown,
    Map<String, PlacedBox> boxes,
    Map<String, Inside> frames,
    List<Route> routes,
    Optional<PlacedGroup> unreached,
    Map<String, Stub> stubs) {
  public PlacedBody {
    boxes = Collections.unmodifiableMap(new LinkedHashMap<>(boxes));
    frames = Collections.unmodifiableMap(new LinkedHashMap<>(frames));
    routes = List.copyOf(routes);
    stubs = Collections.unmodifiableMap(new LinkedHashMap<>(stubs));
  }

  /// A callee's frame at its place in the caller's.
  public record Inside(Point origin, PlacedBody body) {
    public Rectangle bounds() {
      return new Rectangle(origin.x(), origin.y(), body.size().width(), body.size().height());
    }
  }
}
