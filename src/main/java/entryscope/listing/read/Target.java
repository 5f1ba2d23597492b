// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The address that an instruction's text names.
///
/// @param address absolute; empty where only a symbol is printed
/// @param symbol `name` or `name+0xoffset`; empty where none is printed
/// @param operands without the symbol, blanks normalised
record Target(OptionalLong address, Optional<String> symbol, String operands) {
  private static final Pattern COMMENT = Pattern.compile("(?:0x)?([0-9a-f]{1,16})(?: <(.*)>)?");

  /// Mnemonics whose last operand is an address even if no symbol stands with it.
  private static final Pattern X86 =
      Pattern.compile("(?:.* )?(?:j\\w+|call[lqw]?|loop\\w*|xbegin)");

  private static final Pattern ARM64 = Pattern.compile("b|bl|b\\..*|bc\\..*|t?cbn?z|tbn?z|adrp?");
  private static final Pattern S390 =
      Pattern.compile(
          "j\\w*|bras[l]?|br[ac]\\w*|brx\\w*|c[lg]*[ri]+j\\w*|larl|exrl|l\\w*rl|st\\w*rl");
  private static final Pattern RISCV = Pattern.compile("j|jal|b(?:eq|ne|lt|ge|gt|le)\\w*");
  private static final Pattern LOONGARCH =
      Pattern.compile("b|bl|b(?:eq|ne|lt|ge|gt|le)\\w*|bc(?:eq|ne)z");

  static Target of(InstructionText text, long address, Architecture architecture) {
    int open = symbolStart(text.operands());
    Target stated =
        open >= 0
            ? withSymbol(text, open, address, architecture)
            : bare(text, address, architecture);
    return stated.address.isPresent() ? stated : inComment(text.comment(), stated);
  }

  /// `ffffffff81000260 <report>`, and where the number is an offset (loongarch64) or missing.
  private static Target withSymbol(
      InstructionText text, int open, long address, Architecture architecture) {
    String all = text.operands();
    int close = all.lastIndexOf('>');
    String symbol = all.substring(open + 1, close);
    String before = all.substring(0, open).strip();
    String number = lastOperand(before);
    OptionalLong value =
        architecture == Architecture.LOONGARCH64
            ? offsetFrom(address, number)
            : hexadecimal(number);
    return new Target(value, Optional.of(symbol), normalised(before + all.substring(close + 1)));
  }

  private static Target bare(InstructionText text, long address, Architecture architecture) {
    String operands = normalised(text.operands());
    String number = lastOperand(operands);
    OptionalLong value =
        !branches(text.mnemonic(), architecture)
            ? OptionalLong.empty()
            : architecture == Architecture.LOONGARCH64
                ? offsetFrom(address, number)
                : hexadecimal(number);
    return new Target(value, Optional.empty(), operands);
  }

  private static Target inComment(String comment, Target stated) {
    Matcher matcher = COMMENT.matcher(comment);
    if (!matcher.matches()) {
      return stated;
    }
    return new Target(
        hexadecimal(matcher.group(1)),
        Optional.ofNullable(matcher.group(2)).or(stated::symbol),
        stated.operands);
  }

  private static boolean branches(String mnemonic, Architecture architecture) {
    Pattern pattern =
        switch (architecture) {
          case X86_64, X86_32 -> X86;
          case ARM64 -> ARM64;
          case S390 -> S390;
          case RISCV64 -> RISCV;
          case LOONGARCH64 -> LOONGARCH;
        };
    return pattern.matcher(mnemonic).matches();
  }

  /// Where ` <symbol>` begins; -1 without one. A symbol may itself contain blanks and angles.
  private static int symbolStart(String operands) {
    int open = operands.startsWith("<") ? 0 : operands.indexOf(" <") + 1;
    boolean there = operands.startsWith("<") || open > 0;
    return there && operands.lastIndexOf('>') > open + 1 ? open : -1;
  }

  private static String lastOperand(String operands) {
    int comma = operands.lastIndexOf(',');
    return operands.substring(comma + 1).strip();
  }

  private static OptionalLong hexadecimal(String number) {
    String digits = number.startsWith("0x") ? number.substring(2) : number;
    boolean formed =
        !digits.isEmpty()
            && digits.length() <= 16
            && digits.chars().allMatch(c -> Character.digit(c, 16) >= 0);
    return formed ? OptionalLong.of(Long.parseUnsignedLong(digits, 16)) : OptionalLong.empty();
  }

  /// LoongArch's branches print their distance in bytes, signed and decimal, or hexadecimal with
  /// `--print-imm-hex`.
  private static OptionalLong offsetFrom(long address, String number) {
    try {
      return OptionalLong.of(address + Long.decode(number));
    } catch (NumberFormatException e) {
      return OptionalLong.empty();
    }
  }

  private static String normalised(String operands) {
    StringBuilder text = new StringBuilder(operands.length());
    boolean blank = false;
    for (int i = 0; i < operands.length(); i++) {
      char c = operands.charAt(i);
      if (c == ' ' || c == '\t') {
        blank = !text.isEmpty();
      } else {
        boolean needed = blank && c != ',' && text.charAt(text.length() - 1) != ',';
        text.append(needed ? " " : "").append(c);
        blank = false;
      }
    }
    return text.toString();
  }
}
