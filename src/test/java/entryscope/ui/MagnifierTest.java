// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class MagnifierTest {
  @Test
  void textsAndRoomGrowAndColoursStay() {
    assertThat(
            Magnifier.enlarge(
                ".a { -fx-font-size: 10px; -fx-padding: 0 8 1.5 0; -fx-text-fill: #101010; }"
                    + " .b { -fx-translate-x: -10; -fx-opacity: 0.5; }",
                1.5))
        .isEqualTo(
            ".a { -fx-font-size: 15.0px; -fx-padding: 0.0 12.0 2.3 0.0; -fx-text-fill: #101010; }"
                + " .b { -fx-translate-x: -15.0; -fx-opacity: 0.5; }");
  }
}
