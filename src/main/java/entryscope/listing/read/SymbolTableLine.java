// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Symbol;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A line of `objdump -t`: `ffffffff81000050 l F .text\t0000000000000005 twice`.
final class SymbolTableLine {
  private static final Pattern FORM =
      Pattern.compile(
          "([0-9a-f]{8,16}) ([lgu! ].{6}) (\\S+)\\s+([0-9a-f]{8,16})"
              + "\\s+(?:(?:\\.hidden|\\.internal|\\.protected|0x[0-9a-f]+) )*(\\S.*)");
  private static final int KIND = 6;

  private SymbolTableLine() {}

  /// The symbol of code that the line states; empty for data, files, sections and other lines.
  static Optional<Contents.Sized> parse(String line) {
    Matcher matcher = FORM.matcher(line);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String flags = matcher.group(2);
    boolean code = flags.charAt(KIND) == 'F' || flags.charAt(KIND) == ' ';
    boolean special = flags.charAt(KIND - 1) == 'd' || matcher.group(3).startsWith("*");
    if (!code || special || MappingSymbol.is(matcher.group(5))) {
      return Optional.empty();
    }
    long address = Long.parseUnsignedLong(matcher.group(1), 16);
    long size = Long.parseUnsignedLong(matcher.group(4), 16);
    Symbol symbol = new Symbol(matcher.group(5), address, matcher.group(3));
    return Optional.of(
        new Contents.Sized(symbol, size, flags.charAt(KIND) == 'F', flags.charAt(0) != 'l'));
  }
}
