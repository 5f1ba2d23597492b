// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TimelineSpanTest {
  private static final double TOTAL = 100;

  @Test
  void theTimeUnderTheMouseStaysWhereItIs() {
    TimelineSpan zoomed = TimelineSpan.all(TOTAL).zoomed(4, 0.5, TOTAL);
    assertThat(zoomed).isEqualTo(new TimelineSpan(37.5, 62.5));
    assertThat(zoomed.zoomed(0.25, 0.5, TOTAL)).isEqualTo(TimelineSpan.all(TOTAL));
  }

  @Test
  void itNeverShowsMoreThanThePath() {
    assertThat(TimelineSpan.all(TOTAL).zoomed(0.1, 0.3, TOTAL)).isEqualTo(TimelineSpan.all(TOTAL));
    assertThat(new TimelineSpan(50, 75).moved(500, TOTAL)).isEqualTo(new TimelineSpan(75, 100));
    assertThat(new TimelineSpan(50, 75).moved(0, 60)).isEqualTo(new TimelineSpan(35, 60));
  }

  @Test
  void marksStandAtRoundNumbers() {
    assertThat(TimelineSpan.all(TOTAL).step(12)).isEqualTo(10);
    assertThat(TimelineSpan.all(110.4).step(5)).isEqualTo(50);
    assertThat(new TimelineSpan(1, 1.5).step(10)).isEqualTo(0.05);
  }
}
