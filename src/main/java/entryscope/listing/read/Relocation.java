// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A relocation line of `objdump -r`: `43: R_X86_64_PLT32\tschedule-0x4`.
///
/// @param address of the bytes to be patched
/// @param type such as `R_X86_64_PLT32`
/// @param symbol a symbol or a section
/// @param addend as printed; 0 where none is
record Relocation(long address, String type, String symbol, long addend) {
  private static final Pattern FORM =
      Pattern.compile("([0-9a-f]{1,16}):\\s+(R_[A-Z0-9_]+)\\s+(\\S.*?)([+-]0x[0-9a-f]{1,16})?\\s*");
  private static final Pattern WIDE = Pattern.compile("\\t[0-9a-f]{1,16}: R_[A-Z0-9_]+\\t");
  private static final Pattern RELATIVE =
      Pattern.compile(
          "R_(?:X86_64_(?:PC|PLT|GOTPC).*|386_(?:PC|PLT).*|AARCH64_(?:CALL|JUMP|CONDBR|TSTBR).*"
              + "|390_(?:PC|PLT).*|RISCV_(?:CALL|JAL|BRANCH|RVC_).*|LARCH_(?:B16|B21|B26|CALL).*)");

  /// The relocation on a line of its own; empty on other lines.
  static Optional<Relocation> parse(String line) {
    if (!line.contains(" R_")) {
      return Optional.empty();
    }
    Matcher matcher = FORM.matcher(line.strip());
    return matcher.matches() ? Optional.of(of(matcher)) : Optional.empty();
  }

  /// Where a relocation begins that `-w` printed at the end of the instruction's line; -1 without.
  static int wideStart(String line) {
    if (line.indexOf(": R_") < 0) {
      return -1;
    }
    Matcher matcher = WIDE.matcher(line);
    return matcher.find() ? matcher.start() : -1;
  }

  private static Relocation of(Matcher matcher) {
    return new Relocation(
        Long.parseUnsignedLong(matcher.group(1), 16),
        matcher.group(2),
        matcher.group(3),
        matcher.group(4) == null ? 0 : addend(matcher.group(4)));
  }

  private static long addend(String text) {
    long value = Long.parseUnsignedLong(text.substring(3), 16);
    return text.charAt(0) == '-' ? -value : value;
  }

  /// Whether it patches a distance, as that to the target of a branch.
  boolean isRelative() {
    return RELATIVE.matcher(type).matches();
  }

  /// Whether it patches a pair of instructions, of which the second one branches.
  boolean isForPair() {
    return type.startsWith("R_RISCV_CALL") || type.equals("R_LARCH_CALL36");
  }

  /// How far behind the symbol the instruction's target lies. The addend corrects for where the
  /// processor counts from: the end of the instruction on x86, its start on s390.
  long offset(Draft instruction, Architecture architecture) {
    return switch (architecture) {
      case X86_64 -> addend + instruction.end() - address;
      case X86_32 ->
          instruction.target.isPresent() ? instruction.target.getAsLong() - address : addend;
      case S390 -> addend + instruction.address - address;
      case ARM64, RISCV64, LOONGARCH64 -> addend;
    };
  }
}
