// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

final class TextMeasureTest {
  private final TextMeasure measure = new TextMeasure();

  @Test
  void lettersOfCodeAreEquallyWide() {
    assertThat(measure.width("iiii", Typeface.CODE))
        .isEqualTo(measure.width("≥ …·", Typeface.CODE));
    assertThat(measure.width("0", Typeface.CODE)).isCloseTo(6.6, within(0.01));
  }

  @Test
  void everyCostFitsItsColumn() {
    assertThat(measure.width("≥ 999.9 ns", Typeface.FIGURE))
        .isLessThanOrEqualTo(Metrics.COST_WIDTH + 0.01);
  }

  @Test
  void cutTextsEndInAnEllipsisAndFit() {
    assertThat(measure.fit("short", Typeface.TITLE, 100)).isEqualTo("short");
    String cut = measure.fit("a rather long title of a block", Typeface.TITLE, 100);
    assertThat(cut).startsWith("a rather").endsWith("…");
    assertThat(measure.width(cut, Typeface.TITLE)).isLessThanOrEqualTo(100);
    assertThat(measure.fitParts("12 store · 3 alu · 2 load", Typeface.CODE, 120))
        .isEqualTo("12 store · 3 alu …");
  }

  @Test
  void aWrappedTextLosesNoWordUntilItsLinesRunOut() {
    String text = "need-resched | uprobe | livepatch | signal-pending | notify-resume";
    double width = 120;
    List<String> lines = measure.wrap(text, Typeface.SMALL, width, 10);
    assertThat(String.join(" ", lines)).isEqualTo(text);
    assertThat(lines)
        .hasSizeGreaterThan(1)
        .allMatch(line -> measure.width(line, Typeface.SMALL) <= width);
    assertThat(measure.wrap(text, Typeface.SMALL, width, 2))
        .hasSize(2)
        .last()
        .asString()
        .endsWith("…");
    assertThat(measure.wrap("", Typeface.SMALL, width, 2)).containsExactly("");
  }
}
