// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.layout.Rectangle;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class TilingTest {
  @Test
  void tilesCoverThePlaneAndNoneIsInVain() {
    SplittableRandom random = new SplittableRandom(6);
    for (int i = 0; i < 300; i++) {
      double width = random.nextDouble(1, 5000);
      double height = random.nextDouble(1, 5000);
      Tiling tiling = Tiling.of(width, height, 700, 1000, 24);
      assertThat(tiling.tiles()).hasSize(tiling.rows() * tiling.columns());
      Rectangle last = tiling.tiles().getLast();
      assertThat(last.right()).isGreaterThanOrEqualTo(width - 1e-6);
      assertThat(last.bottom()).isGreaterThanOrEqualTo(height - 1e-6);
      assertThat(last.x()).isLessThan(width);
      assertThat(last.y()).isLessThan(height);
    }
  }

  @Test
  void neighboursOverlap() {
    Tiling tiling = Tiling.of(1000, 100, 700, 1000, 24);
    assertThat(tiling.tiles().get(0).right() - tiling.tiles().get(1).x()).isEqualTo(24);
  }
}
