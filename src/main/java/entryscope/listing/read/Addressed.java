// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.util.Optional;

/// A line that begins with an address: `ffffffff81000010:\t48 89 e5\tmov …`.
///
/// @param address as printed
/// @param colon index of the colon in the line; objdump aligns it within a section
/// @param rest what follows, without the lines drawn by `--visualize-jumps` and without colours
record Addressed(long address, int colon, String rest) {
  private static final String DRAWN = " \t|/\\,'`-+><Xx=*";
  private static final int MOST_DIGITS = 16;

  /// Splits the line; empty if it does not begin with an address.
  static Optional<Addressed> parse(String line) {
    int at = 0;
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
    int first = at;
    if (line.startsWith("0x", at)) {
      at += 2;
      first = at;
    }
    long address = 0;
    for (int digit;
        at < line.length() && (digit = Character.digit(line.charAt(at), 16)) >= 0;
        at++) {
      address = address << 4 | digit;
    }
    boolean formed =
        at > first
            && at - first <= MOST_DIGITS
            && at + 1 < line.length()
            && line.charAt(at) == ':'
            && (line.charAt(at + 1) == '\t' || line.charAt(at + 1) == ' ');
    return formed
        ? Optional.of(new Addressed(address, at, undrawn(line, at + 1)))
        : Optional.empty();
  }

  private static String undrawn(String line, int from) {
    String plain = line.indexOf('\u001b', from) < 0 ? line.substring(from) : colourless(line, from);
    int at = 0;
    while (at < plain.length() && DRAWN.indexOf(plain.charAt(at)) >= 0 && !isWord(plain, at)) {
      at++;
    }
    return plain.substring(at);
  }

  /// An `x` may be a crossing of two lines or begin `xor`.
  private static boolean isWord(String text, int at) {
    return (text.charAt(at) == 'x' || text.charAt(at) == 'X')
        && at + 1 < text.length()
        && Character.isLetterOrDigit(text.charAt(at + 1));
  }

  private static String colourless(String line, int from) {
    return line.substring(from).replaceAll("\u001b\\[[0-9;]{0,12}m", "");
  }
}
