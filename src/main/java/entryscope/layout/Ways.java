// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Terminator.Branch;
import entryscope.layout.Formerly.FormerWay;
import entryscope.layout.Layering.Link;
import entryscope.layout.Route.PlacedLabel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The arrows of a body before they have points.
final class Ways {
  static final String ENTER = "(enter)";
  static final String LEAVE = "(leave)";

  private final Spine spine;
  private final Set<String> usual;
  private final Set<String> ends;

  /// @param usual the blocks of the usual way
  /// @param ends blocks that no arrow leaves
  Ways(Spine spine, Set<String> usual, Set<String> ends) {
    this.spine = spine;
    this.usual = usual;
    this.ends = ends;
  }

  /// An arrow to be routed.
  ///
  /// @param out which of the places on the block's bottom it leaves from
  /// @param straight whether it lies on the usual way
  /// @param label seen from the corner of the block's box
  record Arrow(
      Optional<String> from,
      Way way,
      Optional<String> to,
      int out,
      boolean straight,
      Optional<PlacedLabel> label) {
    Link link() {
      return new Link(from.orElse(ENTER), out, to.orElse(LEAVE), straight);
    }
  }

  /// One arrow for the way in and one for each way out of a block.
  List<Arrow> of(Body.Described body, Map<String, Slot> slots) {
    List<Arrow> arrows = new ArrayList<>();
    Optional<String> start = Optional.of(body.start().id());
    arrows.add(new Arrow(Optional.empty(), Way.ENTER, start, 0, true, Optional.empty()));
    slots.forEach((id, slot) -> arrows.addAll(out(body.block(id), slot)));
    return arrows;
  }

  /// Ways of an earlier path between what is drawn.
  static Stream<Arrow> former(List<FormerWay> ways, Set<String> drawn) {
    return ways.stream()
        .filter(way -> way.from().map(drawn::contains).orElse(true))
        .map(
            way ->
                new Arrow(way.from(), Way.GONE, Optional.of(way.to()), 0, false, Optional.empty()));
  }

  private List<Arrow> out(Block block, Slot slot) {
    if (ends.contains(block.id())) {
      return List.of();
    }
    if (block.terminator() instanceof Branch branch) {
      boolean yes = spine.saysYes(branch);
      return List.of(
          arrow(block, Way.THEN, branch.then(), yes, slot.yes()),
          arrow(block, Way.ELSE, branch.otherwise(), !yes, slot.no()));
    }
    List<String> next = block.terminator().successors();
    if (next.isEmpty()) {
      boolean straight = usual.contains(block.id());
      return List.of(
          new Arrow(
              Optional.of(block.id()), Way.LEAVE, Optional.empty(), 0, straight, Optional.empty()));
    }
    return List.of(arrow(block, Way.NEXT, next.getFirst(), true, Optional.empty()));
  }

  private Arrow arrow(
      Block from, Way way, String to, boolean isFirst, Optional<PlacedLabel> label) {
    boolean straight = isFirst && usual.contains(from.id()) && usual.contains(to);
    int out = isFirst ? 0 : 1;
    return new Arrow(Optional.of(from.id()), way, Optional.of(to), out, straight, label);
  }
}
