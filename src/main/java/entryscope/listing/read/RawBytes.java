// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;

/// The bytes of an instruction as objdump shows them before the mnemonic: `48 89 e5`, `d503201f`,
/// `0506`, `eb bf f0 58 00 24`.
///
/// What looks like bytes may be a mnemonic (`add`, `fadd`, s390's `ad`), so each architecture's own
/// grouping is asked for.
final class RawBytes {
  private static final int LONGEST_X86 = 16;

  private RawBytes() {}

  /// How many bytes the field holds that stands alone before a TAB; 0 if it holds no bytes.
  static int inField(String field, Architecture architecture) {
    int[] bytesAndEnd = leading(field, architecture);
    return field.substring(bytesAndEnd[1]).isBlank() ? bytesAndEnd[0] : 0;
  }

  /// How many bytes lead the text, and the index behind them: `{3, 8}` for `48 89 e5 mov …`.
  static int[] leading(String text, Architecture architecture) {
    int bytes = 0;
    int end = 0;
    int words = 0;
    int wordLength = 0;
    for (int at = skipBlanks(text, 0); at < text.length(); ) {
      int stop = wordEnd(text, at);
      int length = stop - at;
      boolean grouped = isHex(text, at, stop) && (words == 0 || length == wordLength);
      if (!grouped || !isGroup(length, architecture) || bytes + length / 2 > most(architecture)) {
        break;
      }
      bytes += length / 2;
      end = stop;
      words++;
      wordLength = length;
      at = skipBlanks(text, stop);
    }
    return isWhole(bytes, architecture) ? new int[] {bytes, end} : new int[] {0, 0};
  }

  private static boolean isGroup(int length, Architecture architecture) {
    return switch (architecture) {
      case X86_64, X86_32, S390 -> length == 2;
      case ARM64, LOONGARCH64 -> length == 8 || length == 2;
      case RISCV64 -> length == 4 || length == 8 || length == 2;
    };
  }

  private static int most(Architecture architecture) {
    return switch (architecture) {
      case X86_64, X86_32 -> LONGEST_X86;
      case S390, RISCV64 -> 8;
      case ARM64, LOONGARCH64 -> 4;
    };
  }

  private static boolean isWhole(int bytes, Architecture architecture) {
    return switch (architecture) {
      case X86_64, X86_32 -> bytes > 0;
      case S390, RISCV64 -> bytes == 2 || bytes == 4 || bytes == 6 || bytes == 8;
      case ARM64, LOONGARCH64 -> bytes == 4;
    };
  }

  private static int skipBlanks(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  private static int wordEnd(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) != ' ' && text.charAt(at) != '\t') {
      at++;
    }
    return at;
  }

  private static boolean isHex(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if ("0123456789abcdef".indexOf(text.charAt(i)) < 0) {
        return false;
      }
    }
    return to > from;
  }
}
