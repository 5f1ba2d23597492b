// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SourceLinkTest {
  @Test
  void aReleaseIsATag() {
    assertThat(SourceLink.of(new Source("kernel/entry/common.c", "211-214", "6.12.107")))
        .contains(
            "https://git.kernel.org/pub/scm/linux/kernel/git/stable/linux.git/tree/"
                + "kernel/entry/common.c?h=v6.12.107#n211");
  }

  @ParameterizedTest
  @ValueSource(strings = {"v9", "6", "6.12-rc1+patch", "next-20250101"})
  void whatIsNoReleaseHasNoLink(String version) {
    assertThat(SourceLink.of(new Source("kernel/entry/common.c", "211", version))).isEmpty();
  }
}
