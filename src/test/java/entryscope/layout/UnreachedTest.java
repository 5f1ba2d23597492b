// SPDX-License-Identifier: Apache-2.0
package entryscope.layout;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.PathCounter;
import entryscope.cost.Place;
import entryscope.cost.Scenario;
import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import entryscope.listing.Architecture;
import entryscope.listing.Listing;
import entryscope.listing.graph.Known;
import entryscope.listing.making.Decisions;
import entryscope.listing.making.FlowMaker;
import entryscope.listing.making.Label;
import entryscope.listing.making.Wanted;
import entryscope.listing.read.Listings;
import entryscope.listing.read.Options;
import entryscope.listing.trace.Prepared;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Blocks that nothing seen leads to stand in a group of their own.
class UnreachedTest {
  private static final String TEXT =
      """
      0000000000001000 <f>:
          1000:	beqz	a0,1008 <f+0x8>
          1004:	jr	a0
          1008:	addi	a0,a0,1
          100c:	ret
          1010:	jal	3000 <g>
          1014:	beqz	a0,100c <f+0xc>
          1018:	j	1008 <f+0x8>
          101c:	addi	a0,a0,2
          1020:	j	101c <f+0x1c>
      """;

  private static Flow flow(Known known) throws Exception {
    Listing listing;
    try (var index =
        Listings.ofText("test", TEXT, Options.DEFAULT.withArchitecture(Architecture.RISCV64))) {
      listing = index.whole();
    }
    return FlowMaker.make(
            Prepared.of(listing, Optional.empty(), known).graphs(),
            new Wanted(List.of(0x1000L), Optional.empty(), 1),
            Optional.empty(),
            Decisions.NONE,
            new Label("test", "test", "test.txt", "6.12", "test", List.of()))
        .flow();
  }

  private static Body.Described body(Flow flow) {
    return Expander.expand(flow, "f", InlinePlan.NONE).body();
  }

  private static PlacedBody placed(Flow flow) {
    Expansion part = Expander.expand(flow, "f", InlinePlan.NONE);
    return new Placer(flow.switches().values(), new TextMeasure())
        .place(part, Folds.DEFAULT)
        .root();
  }

  @Test
  void blocksBehindAnUnresolvedJumpArePartOfTheFlow() throws Exception {
    assertThat(body(flow(Known.NOTHING)).unreached())
        .contains("0x10", "0x14", "0x18", "0x1c")
        .doesNotContain("0x0", "0x4", "0x8");
  }

  @Test
  void theyCountNothing() throws Exception {
    Flow flow = flow(Known.NOTHING);
    Expansion part = Expander.expand(flow, "f", InlinePlan.NONE);
    var count = PathCounter.count(flow, part, new Scenario("test", "", "", Map.of()));
    body(flow)
        .unreached()
        .forEach(id -> assertThat(count.visits(new Place(part.path(), id))).isZero());
  }

  @Test
  void theyStandInAGroupThatSaysWhatToDo() throws Exception {
    PlacedBody body = placed(flow(Known.NOTHING));
    PlacedGroup group = body.unreached().orElseThrow();
    assertThat(group.label()).matches("not reached: \\d blocks; add targets with --target");
    Rectangle room = new Rectangle(0, 0, body.size().width(), body.size().height());
    assertThat(room.contains(group.bounds())).isTrue();
    var unreached = body.part().body().unreached();
    body.boxes()
        .forEach(
            (id, box) -> {
              if (unreached.contains(id)) {
                assertThat(group.bounds().contains(box.bounds())).as(id).isTrue();
              } else {
                assertThat(group.bounds().overlaps(box.bounds())).as(id).isFalse();
              }
            });
    assertThat(body.boxes().keySet()).containsAll(unreached);
    Sound.check(body);
  }

  @Test
  void whereTheyGoOnIsSaidInWords() throws Exception {
    PlacedBody body = placed(flow(Known.NOTHING));
    assertThat(body.boxes())
        .hasEntrySatisfying("0x18", box -> assertThat(box.full().detail()).contains("→ +0x8"));
    assertThat(body.routes())
        .noneMatch(
            route ->
                route.from().equals(Optional.of("0x18")) && route.to().equals(Optional.of("0x8")));
  }

  @Test
  void aTargetToldByHandJoinsThem() throws Exception {
    Flow flow = flow(new Known(Map.of(0x1004L, List.of(0x1010L, 0x101cL))));
    assertThat(body(flow).unreached()).isEmpty();
    assertThat(placed(flow).unreached()).isEmpty();
  }
}
