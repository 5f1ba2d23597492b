// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.Arrays;
import java.util.Optional;

/// What one instruction of a path does, in the terms that machines put a cost to.
///
/// Each operation stands for exactly one executed kernel instruction, except the few with
/// `instructions() == 0`: those that user space executes (`syscall-entry`) or that stand for a body
/// that is not described (`handler`).
public enum Operation {
  ALU("alu", Category.INSTRUCTIONS, 1, "register arithmetic, logic, compare, address"),
  LOAD("load", Category.INSTRUCTIONS, 1, "load from memory that is in the first-level cache"),
  STORE("store", Category.INSTRUCTIONS, 1, "store to memory"),
  COPY("copy", Category.INSTRUCTIONS, 1, "memory-to-memory move of up to 256 bytes"),
  BRANCH("branch", Category.INSTRUCTIONS, 1, "conditional branch, not taken, predicted"),
  TAKEN_BRANCH("taken-branch", Category.INSTRUCTIONS, 1, "branch or jump, taken, predicted"),
  NOP("nop", Category.INSTRUCTIONS, 1, "no operation: patched-out code, padding"),
  ATOMIC("atomic", Category.INSTRUCTIONS, 1, "atomic read-modify-write"),
  BARRIER("barrier", Category.INSTRUCTIONS, 1, "memory or instruction barrier"),
  LOAD_MULTIPLE("load-multiple", Category.REGISTERS, 1, "load of several registers at once"),
  STORE_MULTIPLE("store-multiple", Category.REGISTERS, 1, "store of several registers at once"),
  PUSH("push", Category.REGISTERS, 1, "save of one register, or of a pair where the set has pairs"),
  POP(
      "pop",
      Category.REGISTERS,
      1,
      "restore of one register, or of a pair where the set has pairs"),
  CALL("call", Category.CALLS, 1, "direct call"),
  INDIRECT_CALL("indirect-call", Category.CALLS, 1, "call through a register, predicted"),
  RETURN("return", Category.CALLS, 1, "return, predicted"),
  LANDING_PAD(
      "landing-pad", Category.CALLS, 1, "tracer's nop or branch-target mark at a function's start"),
  SYSCALL_ENTRY("syscall-entry", Category.HARDWARE, 0, "the trap from user space into the kernel"),
  SYSCALL_EXIT("syscall-exit", Category.HARDWARE, 1, "the instruction that returns to user space"),
  PAGE_TABLE_SWITCH("page-table-switch", Category.HARDWARE, 1, "loading another address space"),
  SWAPGS("swapgs", Category.HARDWARE, 1, "x86: exchange of the GS base"),
  SYSREG_READ("sysreg-read", Category.HARDWARE, 1, "read of a control or system register"),
  SYSREG_WRITE("sysreg-write", Category.HARDWARE, 1, "write of a control or system register"),
  IRQ_ENABLE("irq-enable", Category.INTERRUPTS, 1, "interrupts on"),
  IRQ_DISABLE("irq-disable", Category.INTERRUPTS, 1, "interrupts off"),
  IRQ_SAVE("irq-save", Category.INTERRUPTS, 1, "read of the interrupt state"),
  IRQ_RESTORE("irq-restore", Category.INTERRUPTS, 1, "write-back of a saved interrupt state"),
  SPEC_CTRL_WRITE(
      "spec-ctrl-write", Category.MITIGATIONS, 1, "write of the speculation control register"),
  BHB_CLEAR("bhb-clear", Category.MITIGATIONS, 1, "clearing of the branch history"),
  BUFFER_CLEAR("buffer-clear", Category.MITIGATIONS, 1, "clearing of microarchitectural buffers"),
  BRANCH_PREDICTION_CONTROL(
      "branch-prediction-control",
      Category.MITIGATIONS,
      1,
      "switching of the branch predictor's mode"),
  RETURN_THUNK("return-thunk", Category.MITIGATIONS, 1, "what a return thunk adds to a return"),
  RETPOLINE(
      "retpoline",
      Category.MITIGATIONS,
      1,
      "what a retpoline or expoline adds to an indirect branch"),
  UNTRAIN_RETURN(
      "untrain-return", Category.MITIGATIONS, 1, "untraining of return predictions at entry"),
  CONTEXT_TRACKING_ENTER(
      "context-tracking-enter",
      Category.TRACKING,
      0,
      "context tracking from kernel to user, body not described"),
  CONTEXT_TRACKING_EXIT(
      "context-tracking-exit",
      Category.TRACKING,
      0,
      "context tracking from user to kernel, body not described"),
  TIMER_READ("timer-read", Category.TRACKING, 1, "read of a clock"),
  TIMER_STORE("timer-store", Category.TRACKING, 1, "store of the processor timer"),
  HANDLER("handler", Category.HANDLER, 0, "the body of the system call, not part of the path");

  private final String id;
  private final Category category;
  private final int instructions;
  private final String meaning;

  Operation(String id, Category category, int instructions, String meaning) {
    this.id = id;
    this.category = category;
    this.instructions = instructions;
    this.meaning = meaning;
  }

  /// The name used in files and reports, such as `irq-enable`.
  public String id() {
    return id;
  }

  public Category category() {
    return category;
  }

  /// How many executed kernel instructions one such operation counts for: 1 or 0.
  public int instructions() {
    return instructions;
  }

  public String meaning() {
    return meaning;
  }

  public static Optional<Operation> of(String id) {
    return Arrays.stream(values()).filter(operation -> operation.id.equals(id)).findFirst();
  }
}
