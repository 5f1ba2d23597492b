// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Body;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What every placed body keeps to.
final class Sound {
  private Sound() {}

  static void check(PlacedBody body) {
    Map<String, Rectangle> things = new LinkedHashMap<>();
    body.boxes().forEach((id, box) -> things.put(id, box.bounds()));
    body.frames().forEach((id, frame) -> things.put(id, frame.bounds()));
    Rectangle room =
        new Rectangle(
            0,
            body.headerHeight(),
            body.size().width(),
            body.size().height() - body.headerHeight());
    Set<String> drawn = new LinkedHashSet<>(blocks(body).blocks().keySet());
    body.stubs().values().forEach(stub -> drawn.removeAll(stub.blocks()));
    drawn.addAll(body.stubs().keySet());
    assertThat(things.keySet()).containsExactlyInAnyOrderElementsOf(drawn);
    things.forEach((id, thing) -> assertThat(room.contains(thing)).as("%s inside", id).isTrue());
    doNotOverlap(List.copyOf(things.values()));
    body.routes().forEach(route -> check(body, route, things, room));
    List<Rectangle> labels =
        body.routes().stream().flatMap(r -> r.label().stream()).map(l -> l.bounds()).toList();
    doNotOverlap(labels);
    labels.forEach(label -> assertThat(room.contains(label)).isTrue());
    things.values().forEach(t -> assertThat(labels).noneMatch(t::overlaps));
  }

  private static Body.Described blocks(PlacedBody body) {
    return body.part().body();
  }

  private static void doNotOverlap(List<Rectangle> all) {
    for (int i = 0; i < all.size(); i++) {
      Rectangle one = all.get(i);
      assertThat(all.subList(i + 1, all.size())).noneMatch(one::overlaps);
    }
  }

  private static void check(
      PlacedBody body, Route route, Map<String, Rectangle> things, Rectangle room) {
    boolean mayGoUp =
        route.from().isPresent()
            && route.to().isPresent()
            && reaches(blocks(body), route.to().get(), route.from().get());
    for (int i = 1; i < route.points().size(); i++) {
      Point a = route.points().get(i - 1);
      Point b = route.points().get(i);
      assertThat(a.x() == b.x() || a.y() == b.y()).as("right angles in %s", route).isTrue();
      assertThat(mayGoUp || b.y() >= a.y()).as("down: %s", route).isTrue();
      Rectangle segment =
          new Rectangle(
              Math.min(a.x(), b.x()),
              Math.min(a.y(), b.y()),
              Math.abs(a.x() - b.x()),
              Math.abs(a.y() - b.y()));
      assertThat(room.contains(segment)).as("inside: %s", route).isTrue();
      things.forEach(
          (id, thing) ->
              assertThat(thing.overlaps(segment)).as("%s crosses %s", route, id).isFalse());
      body.routes()
          .forEach(
              other ->
                  other
                      .label()
                      .ifPresent(label -> assertThat(label.bounds().overlaps(segment)).isFalse()));
    }
  }

  private static boolean reaches(Body.Described body, String from, String to) {
    Set<String> seen = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      String block = open.remove();
      if (block.equals(to)) {
        return true;
      }
      if (seen.add(block)) {
        open.addAll(body.block(block).terminator().successors());
      }
    }
    return false;
  }
}
