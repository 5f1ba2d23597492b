// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/// Tells text from other things by the first bytes of a file.
final class Encoding {
  private Encoding() {}

  /// UTF-16 by its byte order mark, or by zeros in every other byte of what is mostly ASCII.
  static Optional<Charset> wide(byte[] head) {
    if (head.length >= 2 && head[0] == (byte) 0xff && head[1] == (byte) 0xfe) {
      return Optional.of(StandardCharsets.UTF_16LE);
    }
    if (head.length >= 2 && head[0] == (byte) 0xfe && head[1] == (byte) 0xff) {
      return Optional.of(StandardCharsets.UTF_16BE);
    }
    int even = zeros(head, 0);
    int odd = zeros(head, 1);
    int half = head.length / 2;
    boolean little = half >= 8 && odd > half * 3 / 4 && even < half / 8;
    boolean big = half >= 8 && even > half * 3 / 4 && odd < half / 8;
    return little
        ? Optional.of(StandardCharsets.UTF_16LE)
        : big ? Optional.of(StandardCharsets.UTF_16BE) : Optional.empty();
  }

  private static int zeros(byte[] head, int from) {
    int zeros = 0;
    for (int i = from; i < head.length; i += 2) {
      zeros += head[i] == 0 ? 1 : 0;
    }
    return zeros;
  }

  /// Refuses what is no text, with what it is as far as its first bytes tell.
  static void refuseBinary(byte[] head) throws ListingException {
    if (starts(head, 0x1f, 0x8b)
        || starts(head, 0xfd, '7', 'z')
        || starts(head, 0x28, 0xb5, 0x2f, 0xfd)) {
      throw new ListingException(0, "compressed file", "decompress it first");
    }
    if (starts(head, '!', '<', 'a', 'r', 'c', 'h', '>')) {
      throw new ListingException(
          0, "archive of objects", "extract one with ar x, or disassemble it");
    }
    if (starts(head, 'M', 'Z')) {
      throw new ListingException(
          0, "boot image", "open the vmlinux it was made of (scripts/extract-vmlinux)");
    }
    for (byte b : head) {
      if (b == 0) {
        throw new ListingException(
            0, "binary file, neither ELF nor text", "make a listing with objdump -d");
      }
    }
  }

  private static boolean starts(byte[] head, int... bytes) {
    byte[] wanted = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      wanted[i] = (byte) bytes[i];
    }
    return head.length >= wanted.length
        && Arrays.equals(head, 0, wanted.length, wanted, 0, wanted.length);
  }
}
