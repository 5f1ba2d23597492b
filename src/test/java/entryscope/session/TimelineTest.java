// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.cost.Scenario;
import entryscope.flow.ToyFlow;
import entryscope.quantity.Probability;
import entryscope.session.Timeline.Bar;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TimelineTest {
  private final Document document =
      Document.of(
          ToyFlow.flow(),
          new Scenario("sometimes", "", "", Map.of("traced", new Probability(0.25))),
          EditTest.machine());

  private static Timeline of(Document document) {
    return Timeline.of(new Workbench().figures(document));
  }

  private static Document everythingInlined(Document document) {
    return ((Edit.Outcome.Done) new Edit.InlineEverything().apply(document)).document();
  }

  private static void check(Timeline timeline) {
    assertThat(timeline.bars().getFirst().width()).isEqualTo(timeline.total().value());
    for (int row = 1; row < timeline.rows(); row++) {
      double end = 0;
      for (Bar bar : inRow(timeline, row)) {
        assertThat(bar.start()).as(bar.name()).isGreaterThanOrEqualTo(end - 1e-9);
        assertThat(holder(timeline, bar)).as(bar.name()).isNotEmpty();
        end = bar.end();
      }
    }
    double leaves =
        timeline.bars().stream()
            .filter(bar -> bar.what() instanceof Selection.OfBlock)
            .mapToDouble(Bar::width)
            .sum();
    assertThat(leaves).isLessThanOrEqualTo(timeline.total().value() + 1e-9);
    assertThat(inRow(timeline, 1).stream().mapToDouble(Bar::width).sum())
        .isCloseTo(timeline.total().value(), within(1e-9));
  }

  private static List<Bar> inRow(Timeline timeline, int row) {
    return timeline.bars().stream().filter(bar -> bar.row() == row).toList();
  }

  private static List<Bar> holder(Timeline timeline, Bar bar) {
    return inRow(timeline, bar.row() - 1).stream()
        .filter(o -> o.start() <= bar.start() + 1e-9 && bar.end() <= o.end() + 1e-9)
        .toList();
  }

  @Test
  void barsOfARowFollowEachOtherInTheBarAroundThemAndAddUpToTheEstimate() {
    check(of(document));
    check(of(everythingInlined(document)));
  }

  @Test
  void whatRunsOnSomePassesIsAsWideAsItsMeanTime() {
    Bar sometimes =
        of(document).bars().stream().filter(bar -> bar.visits() == 0.25).findFirst().orElseThrow();
    Document always =
        ((Edit.Outcome.Done) new Edit.SetSwitch("traced", Probability.ALWAYS).apply(document))
            .document();
    Bar then =
        of(always).bars().stream()
            .filter(bar -> bar.what().equals(sometimes.what()))
            .findFirst()
            .orElseThrow();
    assertThat(sometimes.width()).isCloseTo(then.width() / 4, within(1e-9));
  }

  @Test
  void aBlockComesBeforeWhatFollowsIt() {
    List<String> names = inRow(of(document), 1).stream().map(Bar::name).toList();
    assertThat(names).hasSizeGreaterThan(1);
    assertThat(of(document).bars().get(1).start()).isZero();
  }
}
