// SPDX-License-Identifier: Apache-2.0
package entryscope.flows;

import static entryscope.flows.Shipped.read;
import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.PathCount;
import entryscope.cost.PathCounter;
import entryscope.cost.Scenario;
import entryscope.cost.Tally;
import entryscope.cost.TextSize;
import entryscope.flow.Flow;
import entryscope.flow.Operation;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Probability;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Holds the flows of LoongArch against the nearest kernel at hand, Debian's 7.2, single-stepped
/// under QEMU 10.0, and against each other. No kernel of their own versions was built.
class LoongArchFlowTest {
  private static final Probability ALWAYS = new Probability(1);

  /// Instructions of 7.2 on the fast path, as a single-stepped call executed them.
  private static final int HANDLE_SYS = 5;

  private static final int HANDLE_SYSCALL = 90;

  private static final int DO_SYSCALL = 88;
  private static final int RET_FROM_FORK = 25;
  private static final int RET_FROM_KERNEL_THREAD = 29;

  private static final int PRANDOM = 35;

  /// The steps of the kernel itself instead of what only the counted build has.
  private static final Map<String, Probability> ITSELF = Map.of("as-built", Probability.NEVER);

  /// What 7.2 has and these kernels do not.
  private static final int DRAW_OF_THE_OFFSET = 14;

  private static final int CLAMP = 5;
  private static final int RSEQ_NOP = 1;
  private static final int PER_CPU_THREAD_INFO = 6;

  /// What these kernels have and 7.2 does not.
  private static final int MASKED_THREAD_INFO = 2;

  private static final int WORK_MASK = 2;
  private static final int OFFSET_READ = 3;
  private static final int OFFSET_MIXED = 8;

  private static PathCount count(
      Flow flow, String entry, String plan, Map<String, Probability> set) {
    String root = flow.entries().get(entry).function();
    return PathCounter.count(
        flow,
        Expander.expand(flow, root, InlinePlan.of(flow.plan(plan))),
        new Scenario("of-test", "", "", set));
  }

  private static int instructions(PathCount count, String symbol) {
    return (int) count.bySymbol().getOrDefault(symbol, Tally.EMPTY).instructions();
  }

  @Test
  void asBuiltThePathIsThatOfTheTrace() {
    PathCount call = count(read("loongarch64-6.16"), "system-call", "compiled", Map.of());
    assertThat(instructions(call, "handle_sys")).isEqualTo(HANDLE_SYS);
    assertThat(instructions(call, "handle_syscall")).isEqualTo(HANDLE_SYSCALL);
    assertThat(instructions(call, "do_syscall")).isEqualTo(DO_SYSCALL);
    assertThat(instructions(call, "prandom_u32_state")).isEqualTo(PRANDOM);
    assertThat(call.total().instructions())
        .isEqualTo(HANDLE_SYS + HANDLE_SYSCALL + DO_SYSCALL + PRANDOM);
  }

  @Test
  void theInlinedPathIsThatOfTheBuiltKernelButForWhatIsNamed() {
    Flow flow = read("loongarch64-6.16");
    PathCount call = count(flow, "system-call", "compiled", ITSELF);
    assertThat(call.bySymbol())
        .containsOnlyKeys("handle_sys", "handle_syscall", "do_syscall", "handler");
    assertThat(instructions(call, "handle_syscall"))
        .isEqualTo(HANDLE_SYSCALL - PER_CPU_THREAD_INFO + MASKED_THREAD_INFO);
    int alignment = 5;
    assertThat(instructions(call, "do_syscall"))
        .isEqualTo(
            DO_SYSCALL
                - (alignment + DRAW_OF_THE_OFFSET + CLAMP + RSEQ_NOP)
                + (WORK_MASK + OFFSET_READ + OFFSET_MIXED));
  }

  @Test
  void soAreTheHalvesOfTheForkReturn() {
    Flow flow = read("loongarch64-6.16");
    PathCount fork = count(flow, "fork-return", "compiled", ITSELF);
    assertThat(instructions(fork, "ret_from_fork_asm")).isEqualTo(32);
    assertThat(instructions(fork, "ret_from_fork"))
        .isEqualTo(RET_FROM_FORK - 3 - RSEQ_NOP + WORK_MASK);
    PathCount thread = count(flow, "kernel-thread-return", "compiled", ITSELF);
    assertThat(instructions(thread, "ret_from_kernel_thread_asm")).isEqualTo(34);
    assertThat(instructions(thread, "ret_from_kernel_thread"))
        .isEqualTo(RET_FROM_KERNEL_THREAD - 2 - RSEQ_NOP + WORK_MASK);
    assertThat(TextSize.of(flow, InlinePlan.of(flow.plan("compiled"))).bySymbol())
        .containsEntry("ret_from_fork_asm", 128)
        .containsEntry("ret_from_kernel_thread_asm", 136);
  }

  @Test
  void theSeriesOnTheOldKernelExecutesWhatTheNewOneDoes() {
    Tally onTop = count(read("loongarch64-6.13"), "system-call", "jenkins", Map.of()).total();
    Tally merged = count(read("loongarch64-6.16"), "system-call", "compiled", Map.of()).total();
    assertThat(onTop).isEqualTo(merged);
  }

  @Test
  void theSeriesLeavesTheCallOfTheHandlerOnly() {
    Flow flow = read("loongarch64-6.13");
    assertThat(flow.plan("before").inlined()).isEqualTo(flow.plan("compiled").inlined());
    PathCount before = count(flow, "system-call", "before", Map.of());
    assertThat(before.bySymbol())
        .containsOnlyKeys(
            "handle_sys",
            "handle_syscall",
            "do_syscall",
            "handler",
            "prandom_u32_state",
            "syscall_exit_to_user_mode",
            "syscall_exit_to_user_mode_prepare");
    assertThat(before.total().calls()).isEqualTo(5);
    assertThat(count(flow, "system-call", "jenkins", Map.of()).total().calls()).isEqualTo(3);
  }

  @Test
  void assemblyKeepsTheExitOutOfLineUntilTheForkReturnIsInC() {
    PathCount old = count(read("loongarch64-6.13"), "fork-return", "jenkins", Map.of());
    assertThat(old.bySymbol()).containsOnlyKeys("ret_from_fork", "syscall_exit_to_user_mode");
    PathCount now = count(read("loongarch64-6.16"), "fork-return", "jenkins", Map.of());
    assertThat(now.bySymbol()).containsOnlyKeys("ret_from_fork_asm", "ret_from_fork");
  }

  @ParameterizedTest
  @ValueSource(strings = {"loongarch64-6.13", "loongarch64-6.16"})
  void nohzFullTellsContextTracking(String id) {
    Tally call = count(read(id), "system-call", "compiled", Map.of("nohz-full", ALWAYS)).total();
    assertThat(call.count(Operation.CONTEXT_TRACKING_EXIT)).isEqualTo(1);
    assertThat(call.count(Operation.CONTEXT_TRACKING_ENTER)).isEqualTo(1);
    assertThat(call.unknown()).containsOnlyKeys("rcu_nocb_flush_deferred_wakeup");
  }

  @ParameterizedTest
  @ValueSource(strings = {"loongarch64-6.13", "loongarch64-6.16"})
  void everyKindOfWorkReachesItsFunction(String id) {
    Flow flow = read(id);
    Map<String, List<String>> callees =
        Map.of(
            "ptrace", List.of("ptrace_report_syscall_entry", "ptrace_report_syscall_exit"),
            "seccomp", List.of("__secure_computing"),
            "audit", List.of("__audit_syscall_entry", "__audit_syscall_exit"),
            "syscall-tracepoint", List.of("trace_sys_enter", "trace_sys_exit"),
            "user-dispatch", List.of("syscall_user_dispatch"),
            "single-step", List.of("user_single_step_report"),
            "signal-pending", List.of("arch_do_signal_or_restart"),
            "need-resched", List.of("schedule"),
            "uprobe", List.of("uprobe_notify_resume"),
            "livepatch", List.of("klp_update_patch_state"));
    callees.forEach(
        (on, functions) ->
            assertThat(count(flow, "system-call", "compiled", Map.of(on, ALWAYS)).total().unknown())
                .as(on)
                .containsOnlyKeys(functions));
  }
}
