// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SimilarTest {

  @Test
  void insertionsDeletionsReplacementsAndSwapsCountOne() {
    assertThat(Similar.distance("load", "loads")).isEqualTo(1);
    assertThat(Similar.distance("load", "lad")).isEqualTo(1);
    assertThat(Similar.distance("load", "lead")).isEqualTo(1);
    assertThat(Similar.distance("load", "laod")).isEqualTo(1);
    assertThat(Similar.distance("", "load")).isEqualTo(4);
    assertThat(Similar.distance("kitten", "sitting")).isEqualTo(3);
  }

  @Test
  void theNearestNameIsMeant() {
    List<String> names = List.of("load", "load-multiple", "store", "lead");
    assertThat(Similar.nearest("laod", names)).contains("load");
    assertThat(Similar.nearest("load-multipel", names)).contains("load-multiple");
    assertThat(Similar.hint("stroe", names)).isEqualTo("did you mean \"store\"?");
  }

  @Test
  void nothingNearIsMeantByALongWay() {
    assertThat(Similar.nearest("zebra", List.of("load", "store"))).isEmpty();
    assertThat(Similar.nearest("", List.of("a"))).isEmpty();
    assertThat(Similar.hint("zebra", List.of("load", "store")))
        .isEqualTo("known here: load, store");
    assertThat(Similar.hint("zebra", List.of())).isEmpty();
  }
}
