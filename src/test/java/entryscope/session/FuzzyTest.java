// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class FuzzyTest {
  private static int score(String wanted, String text) {
    return Fuzzy.score(wanted, text).orElseThrow();
  }

  @Test
  void lettersInOrderFindAText() {
    assertThat(Fuzzy.score("ieh", "Inline everywhere")).isPresent();
    assertThat(Fuzzy.score("hei", "Inline everywhere")).isEmpty();
    assertThat(Fuzzy.score("", "anything")).hasValue(0);
  }

  @Test
  void everyWordCountsInWhateverOrder() {
    assertThat(Fuzzy.score("mode exit", "syscall_exit_to_user_mode")).isPresent();
    assertThat(Fuzzy.score("mode enter", "syscall_exit_to_user_mode")).isEmpty();
  }

  @Test
  void startsOfWordsAndNeighboursAreBetterThanLettersHereAndThere() {
    assertThat(score("eu", "exit_to_user")).isGreaterThan(score("eu", "reschedule"));
    assertThat(score("loop", "exit_to_user_mode_loop"))
        .isGreaterThan(score("loop", "lockdep_off_or_up"));
  }
}
