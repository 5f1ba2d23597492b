// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Completes the targets of a piece: moves them with their section, joins pairs of instructions
/// that branch together, applies relocations, looks symbols up.
final class Resolution {
  private static final Pattern UPPER = Pattern.compile("(\\$?\\w+),(-?(?:0x)?[0-9a-f]{1,8})");
  private static final Pattern RISCV_JUMP =
      Pattern.compile(
          "(?:\\w+,)?(-?(?:0x)?[0-9a-f]{1,8})\\((\\w+)\\)|(?:\\w+,)?(\\w+)(?:,(-?\\w+))?");
  private static final Pattern LARCH_JUMP =
      Pattern.compile("\\$\\w+,(\\$\\w+),(-?(?:0x)?\\w{1,8})");
  private static final Pattern OFFSET = Pattern.compile("(.+?)\\+0x([0-9a-f]{1,16})");

  private final Architecture architecture;
  private final Names names;
  private final long shift;

  /// @param shift by which the piece's section was moved
  Resolution(Architecture architecture, Names names, long shift) {
    this.architecture = architecture;
    this.names = names;
    this.shift = shift;
  }

  void complete(List<Draft> piece) {
    for (int i = 0; i < piece.size(); i++) {
      Draft draft = piece.get(i);
      if (i > 0) {
        pair(piece.get(i - 1), draft);
      }
      if (draft.relocation.isPresent()) {
        relocate(draft, draft.relocation.get());
      } else if (draft.target.isPresent()) {
        draft.target = OptionalLong.of(draft.target.getAsLong() + shift);
      } else if (draft.targetSymbol.isPresent()) {
        draft.target = address(draft.targetSymbol.get());
      }
    }
  }

  /// riscv64 `auipc`+`jalr` and loongarch64 `pcaddu18i`+`jirl` branch to one address in two steps.
  private void pair(Draft first, Draft second) {
    boolean upper = first.mnemonic.equals("auipc") || first.mnemonic.equals("pcaddu18i");
    if (upper && first.relocation.filter(Relocation::isForPair).isPresent()) {
      second.relocation = first.relocation;
    } else if (second.target.isEmpty() && second.relocation.isEmpty()) {
      second.target = sum(first, second);
    }
  }

  private OptionalLong sum(Draft first, Draft second) {
    boolean riscv = first.mnemonic.equals("auipc") && second.mnemonic.matches("jalr|jr|tail|call");
    boolean larch = first.mnemonic.equals("pcaddu18i") && second.mnemonic.equals("jirl");
    Matcher upper = UPPER.matcher(first.operands);
    if (!(riscv || larch) || !upper.matches()) {
      return OptionalLong.empty();
    }
    Matcher lower = (riscv ? RISCV_JUMP : LARCH_JUMP).matcher(second.operands);
    if (!lower.matches()) {
      return OptionalLong.empty();
    }
    boolean inBrackets = larch || lower.group(2) != null;
    String register = larch ? lower.group(1) : inBrackets ? lower.group(2) : lower.group(3);
    String low = larch ? lower.group(2) : inBrackets ? lower.group(1) : lower.group(4);
    if (!upper.group(1).equals(register)) {
      return OptionalLong.empty();
    }
    try {
      long high = (long) Integer.decode(upper.group(2)) << 44 >> 44;
      long add = low == null ? 0 : Integer.decode(low);
      return OptionalLong.of(first.address + (high << (riscv ? 12 : 18)) + add);
    } catch (NumberFormatException e) {
      return OptionalLong.empty();
    }
  }

  private void relocate(Draft draft, Relocation relocation) {
    boolean relative = relocation.isRelative();
    long offset = relative ? relocation.offset(draft, architecture) : relocation.addend();
    OptionalLong base = names.addressOf(relocation.symbol());
    if (base.isEmpty() && MappingSymbol.isLocal(relocation.symbol()) && draft.target.isPresent()) {
      // LLVM prints no headers for these labels, but the assembler has filled the distance in.
      draft.target = OptionalLong.of(draft.target.getAsLong() + shift);
      return;
    }
    draft.target =
        relative && base.isPresent()
            ? OptionalLong.of(base.getAsLong() + offset)
            : OptionalLong.empty();
    draft.targetSymbol = Optional.of(withOffset(relocation.symbol(), offset));
  }

  private static String withOffset(String symbol, long offset) {
    return offset == 0
        ? symbol
        : symbol
            + (offset > 0 ? "+0x" + Long.toHexString(offset) : "-0x" + Long.toHexString(-offset));
  }

  /// Of `name` or `name+0xoffset`.
  private OptionalLong address(String symbol) {
    Matcher matcher = OFFSET.matcher(symbol);
    if (!matcher.matches()) {
      return names.addressOf(symbol);
    }
    OptionalLong base = names.addressOf(matcher.group(1));
    return base.isPresent()
        ? OptionalLong.of(base.getAsLong() + Long.parseUnsignedLong(matcher.group(2), 16))
        : base;
  }
}
