// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class AddressRangeTest {
  @Test
  void rangesNearEachOtherAreOne() {
    assertThat(
            AddressRange.merged(
                List.of(
                    new AddressRange(0x500, 0x510),
                    new AddressRange(0x100, 0x200),
                    new AddressRange(0x110, 0x120),
                    new AddressRange(0x280, 0x300)),
                0x80))
        .containsExactly(new AddressRange(0x100, 0x300), new AddressRange(0x500, 0x510));
  }

  @Test
  void addressesAreUnsigned() {
    assertThat(
            AddressRange.merged(
                List.of(
                    new AddressRange(0xffffffff81000000L, 0xffffffff81000010L),
                    new AddressRange(0x1000, 0x1010)),
                0))
        .containsExactly(
            new AddressRange(0x1000, 0x1010),
            new AddressRange(0xffffffff81000000L, 0xffffffff81000010L));
  }
}
