// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Block;
import entryscope.flow.Flow;
import entryscope.flow.Terminator;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class PlacerTest {
  private static final CallPath LOOP = CallPath.parse("system_call/do/exit/loop");
  private static final CallPath WORK = CallPath.parse("system_call/do/work");

  private final TextMeasure measure = new TextMeasure();
  private final Flow flow = Sample.flow();
  private final Placer placer = new Placer(flow.switches().values(), measure);

  private static <K, V> V present(Map<K, V> map, K key) {
    return Optional.ofNullable(map.get(key)).orElseThrow();
  }

  private static PlacedBody body(Placement placement, CallPath path) {
    return present(placement.frames(), path).body();
  }

  @Test
  void boxesDoNotOverlapFramesHoldTheirInsideAndArrowsKeepOffBoxes() {
    Folds open = Folds.DEFAULT.with(LOOP, true);
    for (Folds folds : List.of(Folds.DEFAULT, open, open.with(WORK, false))) {
      placer.place(Sample.expansion(), folds).frames().values().forEach(f -> Sound.check(f.body()));
    }
  }

  @Test
  void theSameHoldsOfBodiesInAllArrangements() {
    for (int seed = 0; seed < 40; seed++) {
      Sound.check(random(seed, 3 + seed % 28).root());
    }
  }

  @Test
  void aBodyOfHundredsOfBlocksIsPlacedSoundly() {
    Sound.check(random(7, 300).root());
  }

  private Placement random(int seed, int blocks) {
    Flow random = RandomBodies.body(seed, blocks);
    return new Placer(random.switches().values(), measure)
        .place(Expander.expand(random, "f", InlinePlan.NONE), Folds.DEFAULT);
  }

  @Test
  void theUsualWayIsStraightAndSlowPathsStandAtItsRight() {
    Placement placement = placer.place(Sample.expansion(), Folds.DEFAULT);
    for (PlacedBody body : placement.frames().values().stream().map(f -> f.body()).toList()) {
      assertThat(body.leave()).isEqualTo(body.enter());
      var usual = new Spine(flow.switches().values()).of(body.part().body());
      body.boxes()
          .forEach(
              (id, box) -> {
                if (usual.contains(id)) {
                  assertThat(box.bounds().x() + box.bounds().width() / 2).isEqualTo(body.enter());
                } else {
                  assertThat(box.bounds().x())
                      .isGreaterThan(body.enter() + box.bounds().width() / 2);
                }
              });
    }
  }

  @Test
  void aLineThroughAFrameIsContinuous() {
    Placement placement = placer.place(Sample.expansion(), Folds.DEFAULT);
    PlacedBody root = placement.root();
    PlacedBody.Inside called = present(root.frames(), "do");
    Rectangle frame = called.bounds();
    PlacedBody inside = called.body();
    for (Route route : root.routes()) {
      if (route.to().equals(Optional.of("do"))) {
        assertThat(route.points().getLast())
            .isEqualTo(new Point(frame.x() + inside.enter(), frame.y()));
      }
      if (route.from().equals(Optional.of("do"))) {
        assertThat(route.points().getFirst())
            .isEqualTo(new Point(frame.x() + inside.leave(), frame.bottom()));
      }
    }
    assertThat(inside.routes().getFirst().points().getFirst())
        .isEqualTo(new Point(inside.enter(), inside.headerHeight()));
  }

  @Test
  void aToggleSharesEveryBodyThatItDoesNotTouch() {
    Expansion before = Expander.expand(flow, "system_call", Sample.plan());
    Placement old = placer.place(before, Folds.DEFAULT);
    Expansion after =
        Expander.expand(
            flow, "system_call", Sample.plan("syscall_exit_to_user_mode"), Optional.of(before));
    Placement now = placer.place(after, Folds.DEFAULT);
    for (String sibling : List.of("system_call/do/enter", "system_call/do/work")) {
      CallPath path = CallPath.parse(sibling);
      assertThat(body(now, path)).isSameAs(body(old, path));
    }
    CallPath tail = CallPath.parse("system_call/do/exit/tail");
    assertThat(body(now, tail)).isSameAs(body(old, tail));
    assertThat(now.root()).isNotSameAs(old.root());
    assertThat(placer.place(after, Folds.DEFAULT).root()).isSameAs(now.root());
  }

  @Test
  void whatWasPlacedBeforeMakesNoDifference() {
    Random random = new Random(3);
    Expansion expansion = Sample.expansion();
    for (int i = 0; i < 10; i++) {
      Folds folds = Folds.DEFAULT.with(LOOP, random.nextBoolean()).with(WORK, random.nextBoolean());
      random(i, 12);
      Placer fresh = new Placer(flow.switches().values(), new TextMeasure());
      assertThat(placer.place(expansion, folds)).isEqualTo(fresh.place(expansion, folds));
    }
  }

  @Test
  void fortyReturnsShareOneTrunkWithOneEnd() {
    Placement placement = toOneEnd(40);
    Sound.check(placement.root());
    assertThat(
            placement.root().routes().stream()
                .filter(route -> route.to().equals(Optional.of("end")))
                .map(route -> route.points().getLast())
                .distinct())
        .hasSize(1);
  }

  @Test
  void hundredsOfReturnsAreAsSoundAndTheTrunkAsNarrow() {
    Placement placement = toOneEnd(300);
    Sound.check(placement.root());
    assertThat(placement.size().width()).isEqualTo(toOneEnd(40).size().width());
  }

  @Test
  void ofABodyTooLargeToBeReadTheFirstBlocksAreDrawnAndTheHeaderSaysSo() {
    Placement placement = random(7, 40_000);
    assertThat(placement.boxes()).hasSize(Arrangement.MOST_BLOCKS);
    assertThat(placement.root().full().detail()).contains("first 2,000 of 40,000 blocks drawn");
    assertThat(placement.arrows())
        .allSatisfy(
            arrow ->
                arrow
                    .route()
                    .to()
                    .ifPresent(to -> assertThat(placement.root().boxes()).containsKey(to)));
  }

  private Placement toOneEnd(int branches) {
    Block[] blocks = new Block[branches + 1];
    for (int i = 0; i < branches - 1; i++) {
      blocks[i] = Sample.block("b" + i, "b", Sample.branch("a", "end", "b" + (i + 1))).block();
    }
    blocks[branches - 1] = Sample.block("b" + (branches - 1), "b", Sample.to("end")).block();
    blocks[branches] = Sample.block("end", "end", new Terminator.Return()).block();
    Flow flow = Sample.ofBlocks(blocks);
    return new Placer(flow.switches().values(), measure)
        .place(Expander.expand(flow, "f", InlinePlan.NONE), Folds.DEFAULT);
  }

  @Test
  void longTitlesAreCutAndKeptInFull() {
    String title = "a<&>\"".repeat(80);
    Flow one = Sample.ofBlocks(Sample.block("b", title, new Terminator.Return()).block());
    Placement placement =
        new Placer(one.switches().values(), measure)
            .place(Expander.expand(one, "f", InlinePlan.NONE), Folds.DEFAULT);
    PlacedBox box = present(placement.root().boxes(), "b");
    assertThat(box.full().title()).isEqualTo(title);
    assertThat(box.shown().title()).endsWith("…");
    assertThat(box.bounds().width()).isEqualTo(Metrics.BOX_MAX_WIDTH);
    assertThat(measure.width(box.shown().title(), Typeface.TITLE))
        .isLessThan(box.bounds().width() - 2 * Metrics.MARGIN - Metrics.GAP - Metrics.COST_WIDTH);
  }
}
