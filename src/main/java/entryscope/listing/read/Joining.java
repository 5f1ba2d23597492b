// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import entryscope.listing.Instruction;
import entryscope.listing.Instruction.Kind;
import java.util.List;

/// Tells from the text alone whether a header is a label inside the function before it, where no
/// symbol table says so. It is, if nothing lies between and
///
/// * its name is one of the assembler's own (`.L3`), or
/// * control runs into it: what stands before is neither a jump, a return, a trap nor a call, fill
///   left aside; or
/// * a branch leads from one of the two pieces into the middle of the other: no compiler does that
///   between functions.
///
/// A call ends the course here, because functions end with calls that never return. Cold parts and
/// the `__pfx_` space before a function are never joined. What this misjudges: assembly that runs
/// into another function (`handle_exception` into `ret_from_exception` on riscv64) is one function
/// with a label; `objdump -t -d` or the ELF file itself say better.
final class Joining {
  private final Architecture architecture;

  Joining(Architecture architecture) {
    this.architecture = architecture;
  }

  /// Whether the names alone decide it: `true` for an inner label.
  static boolean isInner(String name) {
    return MappingSymbol.isLocal(name);
  }

  /// Whether the names alone forbid it.
  static boolean isApart(String before, String name) {
    return ColdPart.is(name)
        || ColdPart.is(before)
        || before.startsWith("__pfx_")
        || name.startsWith("__pfx_");
  }

  /// Whether the second piece belongs to the function of the first.
  boolean joins(List<Instruction> before, List<Instruction> after) {
    if (before.isEmpty() || after.isEmpty()) {
      return false;
    }
    Instruction last = before.getLast();
    boolean adjacent = last.address() + last.length() == after.getFirst().address();
    return adjacent
        && (runsOn(before) || branchesInto(before, after) || branchesInto(after, before));
  }

  private boolean runsOn(List<Instruction> piece) {
    boolean filled = false;
    for (Instruction instruction : piece.reversed()) {
      switch (Course.of(instruction, architecture)) {
        case FILL -> filled = true;
        case END, CALL -> {
          return false;
        }
        case ON -> {
          return true;
        }
      }
    }
    return filled;
  }

  private boolean branchesInto(List<Instruction> from, List<Instruction> into) {
    long first = into.getFirst().address();
    Instruction last = into.getLast();
    long length = last.address() + Math.max(1, last.length()) - first;
    return from.stream()
        .filter(i -> i.kind() == Kind.CODE && i.target().isPresent())
        .filter(i -> inside(i.target().getAsLong() - first, length))
        .anyMatch(i -> isBranch(i) && isStart(into, i.target().getAsLong()));
  }

  private static boolean inside(long distance, long length) {
    return distance != 0 && Long.compareUnsigned(distance, length) < 0;
  }

  private boolean isBranch(Instruction instruction) {
    String mnemonic = instruction.mnemonic();
    return Course.of(instruction, architecture) != Course.CALL
        && switch (architecture) {
          case X86_64, X86_32 -> mnemonic.startsWith("j") || mnemonic.startsWith("loop");
          case ARM64 -> mnemonic.startsWith("b") || mnemonic.matches("cbn?z|tbn?z");
          case S390 -> mnemonic.matches("j.*|br.*|c[lg]*[ri]+j.*") && !mnemonic.equals("jgnop");
          case RISCV64, LOONGARCH64 -> mnemonic.startsWith("b") || mnemonic.startsWith("j");
        };
  }

  private static boolean isStart(List<Instruction> piece, long address) {
    return piece.stream().anyMatch(i -> i.address() == address);
  }
}
