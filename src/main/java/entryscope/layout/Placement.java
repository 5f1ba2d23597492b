// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.cost.Place;
import entryscope.inlining.CallPath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Where everything of an expansion stands on one plane, the root's frame at the origin.
///
/// @param root the same as a tree
/// @param frames functions drawn with their inside, outer ones first
/// @param boxes blocks drawn as boxes, in the order of the path
/// @param arrows all arrows
public record Placement(
    PlacedBody root,
    Map<CallPath, PlacedFrame> frames,
    Map<Place, PlacedBox> boxes,
    List<PlacedArrow> arrows) {
  public Placement {
    frames = Collections.unmodifiableMap(new LinkedHashMap<>(frames));
    boxes = Collections.unmodifiableMap(new LinkedHashMap<>(boxes));
    arrows = List.copyOf(arrows);
  }

  /// A function's frame.
  public record PlacedFrame(Rectangle bounds, PlacedBody body) {
    /// The strip that names the function.
    public Rectangle header() {
      return new Rectangle(bounds.x(), bounds.y(), bounds.width(), body.headerHeight());
    }
  }

  /// An arrow of the function that `body` leads to.
  public record PlacedArrow(CallPath body, Route route) {}

  /// The plane with a body and all inside it.
  static Placement of(PlacedBody root) {
    Map<CallPath, PlacedFrame> frames = new LinkedHashMap<>();
    Map<Place, PlacedBox> boxes = new LinkedHashMap<>();
    List<PlacedArrow> arrows = new ArrayList<>();
    collect(root, new Point(0, 0), frames, boxes, arrows);
    return new Placement(root, frames, boxes, arrows);
  }

  private static void collect(
      PlacedBody body,
      Point at,
      Map<CallPath, PlacedFrame> frames,
      Map<Place, PlacedBox> boxes,
      List<PlacedArrow> arrows) {
    CallPath path = body.part().path();
    frames.put(path, new PlacedFrame(bounds(body, at), body));
    body.boxes().forEach((id, box) -> boxes.put(new Place(path, id), box.shifted(at)));
    body.routes().forEach(route -> arrows.add(new PlacedArrow(path, route.shifted(at))));
    body.frames()
        .values()
        .forEach(i -> collect(i.body(), i.origin().shifted(at), frames, boxes, arrows));
  }

  private static Rectangle bounds(PlacedBody body, Point at) {
    return new Rectangle(at.x(), at.y(), body.size().width(), body.size().height());
  }

  /// The box of a block, which must be drawn as one.
  public PlacedBox box(Place place) {
    PlacedBox box = boxes.get(place);
    if (box == null) {
      throw new IllegalArgumentException("no box for " + place);
    }
    return box;
  }

  public Size size() {
    return root.size();
  }
}
