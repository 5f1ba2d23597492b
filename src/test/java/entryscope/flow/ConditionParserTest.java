// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConditionParserTest {
  @Test
  void andBindsTighterThanOr() {
    Condition condition = ConditionParser.parse("a | b & c");
    assertThat(condition.holds(Set.of("a"))).isTrue();
    assertThat(condition.holds(Set.of("b"))).isFalse();
    assertThat(condition.holds(Set.of("b", "c"))).isTrue();
  }

  @Test
  void parenthesesAndNotAreFollowed() {
    Condition condition = ConditionParser.parse("!(a | b) & c-d");
    assertThat(condition.holds(Set.of("c-d"))).isTrue();
    assertThat(condition.holds(Set.of("c-d", "b"))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "!a", "a & b", "a | b & c", "!(a | b) & c", "a & (b | !c)", "!!a"})
  void textParsesBackToAnEqualCondition(String text) {
    Condition condition = ConditionParser.parse(text);
    assertThat(ConditionParser.parse(condition.text())).isEqualTo(condition);
  }

  @ParameterizedTest
  @CsvSource({"'', 0", "'a &', 3", "'a b', 2", "'(a', 2", "'a | | b', 4", "'a $', 2"})
  void aMistakeIsReportedWhereItIs(String text, int offset) {
    assertThatThrownBy(() -> ConditionParser.parse(text))
        .isInstanceOfSatisfying(
            ConditionSyntaxException.class, e -> assertThat(e.offset()).isEqualTo(offset));
  }

  @Test
  void endlessNestingIsRefusedInsteadOfOverflowing() {
    assertThatThrownBy(() -> ConditionParser.parse("(".repeat(100_000)))
        .isInstanceOf(ConditionSyntaxException.class);
  }
}
