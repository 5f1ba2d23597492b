// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

class PipedTest {
  private static ListingIndex opened(byte[] bytes) throws ListingException {
    InputStream in = new ByteArrayInputStream(bytes);
    return Listings.ofStream("standard input", in, Options.DEFAULT, Progress.NONE);
  }

  @Test
  void aSmallTextIsReadAsAFileIs() throws Exception {
    try (ListingIndex index = opened(Files.readAllBytes(Toy.file("arm64-gnu.txt")))) {
      assertThat(index.whole().functions()).isEqualTo(Toy.read("arm64-gnu.txt").functions());
    }
  }

  @Test
  void aLargeTextIsKeptInAFileThatGoesAway() throws Exception {
    String text = Files.readString(Toy.file("arm64-gnu.txt"));
    byte[] large = (text + "\n".repeat((int) Listings.SMALL)).getBytes(StandardCharsets.UTF_8);
    ListingIndex index = opened(large);
    assertThat(index).isInstanceOf(Piped.class);
    Piped piped = (Piped) index;
    try (index) {
      assertThat(index.function("system_call")).hasSize(1);
      assertThat(piped.copy()).exists();
    }
    assertThat(piped.copy()).doesNotExist();
  }

  @Test
  void whatIsNoListingIsSaid() {
    assertThatThrownBy(() -> opened(new byte[] {0x1f, (byte) 0x8b, 8, 0}))
        .isInstanceOfSatisfying(
            ListingException.class, e -> assertThat(e.what()).isEqualTo("compressed file"));
    assertThatThrownBy(() -> opened(new byte[0])).isInstanceOf(ListingException.class);
  }
}
