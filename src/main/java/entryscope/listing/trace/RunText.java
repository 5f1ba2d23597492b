// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import entryscope.listing.Instruction;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Makes instructions of the texts that traces show.
final class RunText {
  private static final Pattern COMMENT = Pattern.compile("\\s+(#|//|;)\\s.*$");
  private static final Pattern PARTS =
      Pattern.compile("^((?:(?:lock|rep|repz|repnz|data16|cs|ds|bnd|notrack)\\s+)*\\S+)\\s*(.*)$");
  private static final Pattern NAMED =
      Pattern.compile("(?:^|[,\\s])(?:0x)?([0-9a-f]+)\\s*<([^>]*)>$");
  private static final Pattern BARE =
      Pattern.compile("(?:^|,\\s*)(?:0x([0-9a-f]+)|([0-9a-f]{6,16}))$");

  private RunText() {}

  static Instruction instruction(long address, int length, String text) {
    String plain = COMMENT.matcher(text.strip()).replaceFirst("");
    Matcher parts = PARTS.matcher(plain);
    String mnemonic = parts.find() ? parts.group(1).replaceAll("\\s+", " ") : plain;
    String operands = plain.substring(Math.min(plain.length(), parts.end(1))).strip();
    Matcher named = NAMED.matcher(operands);
    Matcher bare = BARE.matcher(operands);
    OptionalLong target = OptionalLong.empty();
    Optional<String> symbol = Optional.empty();
    if (named.find()) {
      target = OptionalLong.of(Long.parseUnsignedLong(named.group(1), 16));
      symbol = Optional.of(named.group(2));
      operands = operands.substring(0, operands.lastIndexOf('<')).strip();
    } else if (bare.find()) {
      String digits = bare.group(1) == null ? bare.group(2) : bare.group(1);
      target =
          digits.length() <= 16
              ? OptionalLong.of(Long.parseUnsignedLong(digits, 16))
              : OptionalLong.empty();
    }
    return new Instruction(
        address,
        length,
        mnemonic,
        operands,
        "",
        target,
        symbol,
        0,
        List.of(),
        Optional.empty(),
        Instruction.Kind.CODE);
  }

  /// An instruction of which only the address is known.
  static Instruction unknown(long address, int length) {
    return new Instruction(
        address,
        length,
        "(patched)",
        "",
        "",
        OptionalLong.empty(),
        Optional.empty(),
        0,
        List.of(),
        Optional.empty(),
        Instruction.Kind.UNKNOWN);
  }

  static Instruction withLength(Instruction i, int length) {
    return new Instruction(
        i.address(),
        length,
        i.mnemonic(),
        i.operands(),
        i.comment(),
        i.target(),
        i.targetSymbol(),
        i.line(),
        i.inlined(),
        i.source(),
        i.kind());
  }

  static Instruction withTarget(Instruction i, String mnemonic, long target) {
    return new Instruction(
        i.address(),
        i.length(),
        mnemonic,
        Long.toHexString(target),
        i.comment(),
        OptionalLong.of(target),
        Optional.empty(),
        i.line(),
        i.inlined(),
        i.source(),
        Instruction.Kind.CODE);
  }
}
