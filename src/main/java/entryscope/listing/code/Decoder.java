// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.code;

import entryscope.flow.Operation;
import entryscope.listing.Architecture;
import entryscope.listing.Instruction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Understands instructions one after the other, with a look at those before where one alone does
/// not tell.
public final class Decoder {
  /// How far back a register's value is looked for.
  private static final int LOOK_BACK = 8;

  private static final Pattern S390_REGISTER = Pattern.compile("^(?:15,)?(%r\\d+)$");
  private static final Pattern S390_ABSOLUTE = Pattern.compile("^\\d{1,9}$");
  private static final Pattern S390_PART = Pattern.compile("(%r\\d+),(%r\\d+),.*");

  private final Architecture architecture;
  private final MnemonicTable table;

  public Decoder(Architecture architecture) {
    this.architecture = architecture;
    this.table = MnemonicTable.of(architecture);
  }

  /// The instructions in their order; data, gaps and bytes that are no code are unknown steps.
  public List<Step> decode(List<Instruction> instructions) {
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < instructions.size(); i++) {
      steps.add(step(instructions.get(i), instructions.subList(Math.max(0, i - LOOK_BACK), i)));
    }
    return List.copyOf(steps);
  }

  private Step step(Instruction instruction, List<Instruction> before) {
    if (instruction.kind() != Instruction.Kind.CODE) {
      return new Step(instruction, Meaning.UNKNOWN, OptionalLong.empty(), false);
    }
    Optional<Meaning> found = table.meaning(instruction);
    Meaning meaning =
        found.map(alone -> inContext(alone, instruction, before)).orElse(Meaning.UNKNOWN);
    return new Step(
        instruction, meaning, target(meaning.control(), instruction), found.isPresent());
  }

  private OptionalLong target(Control control, Instruction instruction) {
    return switch (control) {
      case BRANCH, JUMP, CALL, SITE, RETURN, INDIRECT_JUMP, INDIRECT_CALL ->
          control == Control.JUMP && isLowcore(instruction)
              ? OptionalLong.of(Long.parseLong(instruction.operands()))
              : instruction.target();
      case NEXT, RETURN_IF, LEAVE, TRAP, SYSTEM_CALL -> OptionalLong.empty();
    };
  }

  /// Whether a jump without a base register goes to an absolute address: `b 1024`. A number that a
  /// relocation replaces is none.
  private boolean isLowcore(Instruction instruction) {
    return architecture == Architecture.S390
        && instruction.target().isEmpty()
        && instruction.targetSymbol().isEmpty()
        && S390_ABSOLUTE.matcher(instruction.operands()).matches();
  }

  private Meaning inContext(Meaning alone, Instruction instruction, List<Instruction> before) {
    return switch (architecture) {
      case X86_64, X86_32 ->
          instruction.mnemonic().equals("wrmsr") && writesSpeculationControl(before)
              ? next(Operation.SPEC_CTRL_WRITE)
              : alone;
      case S390 ->
          alone.control() == Control.RETURN && jumpsByTable(instruction, before)
              ? new Meaning(Control.INDIRECT_JUMP, Optional.empty())
              : ftrace(alone, instruction);
      case RISCV64 -> leadsSomewhere(instruction) ? direct(alone) : alone;
      case LOONGARCH64 ->
          alone.operation().equals(Optional.of(Operation.IRQ_RESTORE))
              ? next(interrupts(instruction, before))
              : leadsSomewhere(instruction) ? direct(alone) : alone;
      case ARM64 -> alone;
    };
  }

  private static Meaning next(Operation operation) {
    return new Meaning(Control.NEXT, Optional.of(operation));
  }

  /// Whether the instruction before it or a relocation tells where it leads.
  private static boolean leadsSomewhere(Instruction instruction) {
    return instruction.target().isPresent() || instruction.targetSymbol().isPresent();
  }

  /// A jump or call by register whose target an auipc before it makes known.
  private static Meaning direct(Meaning alone) {
    return switch (alone.control()) {
      case INDIRECT_JUMP -> new Meaning(Control.JUMP, Optional.empty());
      case INDIRECT_CALL -> new Meaning(Control.CALL, Optional.empty());
      case NEXT, SITE, BRANCH, JUMP, CALL, RETURN, RETURN_IF, LEAVE, TRAP, SYSTEM_CALL -> alone;
    };
  }

  /// A branch to itself that never branches stands where ftrace is patched in.
  private static Meaning ftrace(Meaning alone, Instruction instruction) {
    return alone.control() == Control.SITE
            && instruction.target().equals(OptionalLong.of(instruction.address()))
        ? new Meaning(Control.SITE, Optional.of(Operation.LANDING_PAD))
        : alone;
  }

  /// MSR 0x48 is IA32_SPEC_CTRL (arch/x86/include/asm/msr-index.h).
  private static boolean writesSpeculationControl(List<Instruction> before) {
    return before.stream().anyMatch(i -> i.operands().replace(" ", "").equals("$0x48,%ecx"));
  }

  /// Whether the register of a `br` was loaded from a table rather than from the stack: every other
  /// register than r14 may hold a return address, too.
  private static boolean jumpsByTable(Instruction instruction, List<Instruction> before) {
    Matcher register = S390_REGISTER.matcher(instruction.operands());
    if (!register.find() || register.group(1).equals("%r14")) {
      return false;
    }
    for (Instruction earlier : before.reversed()) {
      String operands = earlier.operands().replace(" ", "");
      if (operands.startsWith(register.group(1) + ",")) {
        return !earlier.mnemonic().startsWith("lgr")
            && !operands.endsWith("(%r15)")
            && !operands.endsWith("(%r11)");
      }
      if (earlier.mnemonic().startsWith("lm") && S390_PART.matcher(operands).matches()) {
        return false;
      }
    }
    return false;
  }

  /// CRMD.IE is bit 2; the value was put in the register a little before.
  private static Operation interrupts(Instruction instruction, List<Instruction> before) {
    String register = instruction.operands().replaceFirst(",.*", "");
    for (Instruction earlier : before.reversed()) {
      String operands = earlier.operands().replace(" ", "");
      if (operands.startsWith(register + ",")) {
        if (operands.matches("[^,]+,(\\$?(zero|r0),)?(0x)?4")) {
          return Operation.IRQ_ENABLE;
        }
        return operands.matches("[^,]+,((\\$?(zero|r0)(,(0x)?0|,\\$?(zero|r0))?)|0)")
            ? Operation.IRQ_DISABLE
            : Operation.IRQ_RESTORE;
      }
    }
    return Operation.IRQ_RESTORE;
  }
}
