// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import entryscope.listing.Instruction;
import entryscope.listing.Instruction.Kind;
import java.util.regex.Pattern;

/// Just enough of the mnemonics to tell whether control can run from one piece of text into the
/// next.
enum Course {
  /// Goes on to the next instruction, perhaps after a branch not taken.
  ON,
  /// Calls, and may never come back.
  CALL,
  /// Never reaches the next instruction.
  END,
  /// Fills the space up to the next function, if something before it ends the course.
  FILL;

  private static final Pattern X86_END =
      Pattern.compile(
          "(?:.* )?(?:jmp[lqw]?|ret[lqwf]?|lret.*|iret.?|sysret.?|sysexit.?|ud[012]\\w?|hlt)");
  private static final Pattern X86_CALL = Pattern.compile("(?:.* )?l?call[lqw]?");
  private static final Pattern X86_FILL = Pattern.compile("int3|(?:.* )?nop[lw]?|xchg|lea[lq]?");
  private static final Pattern ARM64_END =
      Pattern.compile("b|br|bra\\w+|ret\\w*|eret\\w*|udf|brk|hlt");
  private static final Pattern ARM64_CALL = Pattern.compile("bl|blr\\w*");
  private static final Pattern S390_END = Pattern.compile("j|jg|br|lpswe?y?|brul?|b");
  private static final Pattern S390_CALL = Pattern.compile("brasl?|basr|jasl|bassm");
  private static final Pattern RISCV_END =
      Pattern.compile("j|jr|ret|tail|[ms]ret|unimp|ebreak|c\\.unimp");
  private static final Pattern RISCV_CALL = Pattern.compile("jalr?|call");
  private static final Pattern LARCH_END = Pattern.compile("b|jr|ret|ertn|break");
  private static final Pattern LARCH_CALL = Pattern.compile("bl|jirl");

  /// What the instruction does to the course of control.
  static Course of(Instruction instruction, Architecture architecture) {
    String mnemonic = instruction.mnemonic();
    if (instruction.kind() != Kind.CODE) {
      return END;
    }
    return switch (architecture) {
      case X86_64, X86_32 ->
          X86_FILL.matcher(mnemonic).matches() && isIdle(instruction)
              ? FILL
              : of(mnemonic, X86_END, X86_CALL);
      case ARM64 -> mnemonic.equals("nop") ? FILL : of(mnemonic, ARM64_END, ARM64_CALL);
      case S390 -> isIdleOnS390(instruction) ? FILL : of(mnemonic, S390_END, S390_CALL);
      case RISCV64 -> mnemonic.equals("nop") ? FILL : of(mnemonic, RISCV_END, RISCV_CALL);
      case LOONGARCH64 -> mnemonic.equals("nop") ? FILL : of(mnemonic, LARCH_END, LARCH_CALL);
    };
  }

  /// Whether an x86 instruction that may fill does fill: `xchg %ax,%ax`, `lea 0x0(%esi),%esi`.
  private static boolean isIdle(Instruction instruction) {
    String operands = instruction.operands();
    return switch (instruction.mnemonic()) {
      case "xchg" -> operands.equals("%ax,%ax");
      case "lea", "leal", "leaq" -> operands.matches("(?:0x0)?\\((%\\w+)(?:,%eiz)?(?:,1)?\\),\\1");
      default -> true;
    };
  }

  /// `nopr %r7`, in older LLVM `bcr 0,%r7`.
  private static boolean isIdleOnS390(Instruction instruction) {
    return instruction.mnemonic().matches("nopr?|jg?nop")
        || (instruction.mnemonic().equals("bcr") && instruction.operands().startsWith("0,"));
  }

  private static Course of(String mnemonic, Pattern end, Pattern call) {
    return end.matcher(mnemonic).matches() ? END : call.matcher(mnemonic).matches() ? CALL : ON;
  }
}
