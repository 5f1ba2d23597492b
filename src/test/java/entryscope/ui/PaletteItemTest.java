// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// What the palette offers first.
final class PaletteItemTest {
  private static PaletteItem item(String title) {
    return PaletteItem.place(title, "Edit", () -> {});
  }

  @Test
  void namesThatBeginWithTheWordComeFirst() {
    List<PaletteItem> all =
        List.of(
            item("Next hit in a line"),
            item("As inline"),
            item("Outline: the path in words"),
            item("Inline everything that can be"));
    assertThat(PaletteItem.matching(all, "inline").getFirst().title())
        .isEqualTo("Inline everything that can be");
  }
}
