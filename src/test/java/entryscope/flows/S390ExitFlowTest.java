// SPDX-License-Identifier: Apache-2.0
package entryscope.flows;

import static entryscope.flows.Shipped.apart;
import static entryscope.flows.Shipped.inlining;
import static entryscope.flows.Shipped.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.cost.PathCount;
import entryscope.cost.PathCounter;
import entryscope.cost.Scenario;
import entryscope.cost.Tally;
import entryscope.cost.TextSize;
import entryscope.flow.Flow;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Probability;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Holds the flow of s390 with the inlined entry code, 6.13, against real kernels of 6.12: a
/// single-stepped one, and pairs that differ in what is inlined.
class S390ExitFlowTest {
  private static final String ENTER = "enter_from_user_mode";
  private static final String WORK = "syscall_enter_from_user_mode_work";
  private static final String EXIT = "exit_to_user_mode";
  private static final String PREPARE = "exit_to_user_mode_prepare";
  private static final String LOOP = "exit_to_user_mode_loop";

  private static final Probability ALWAYS = new Probability(1);

  /// The invalid call that was measured.
  private static final Map<String, Probability> INVALID = Map.of("invalid-number", ALWAYS);

  private static final Map<String, Integer> STEPPED =
      Map.of(
          "system_call", 33,
          "__do_syscall", 83,
          "syscall_exit_to_user_mode_work", 25,
          "syscall_exit_to_user_mode_prepare", 13,
          "lowcore", 1,
          "handler", 0);

  private static final Map<String, Integer> SYMBOL_SIZES =
      Map.of(
          "system_call", 156,
          "__do_syscall", 802,
          "syscall_trace_enter", 536,
          "exit_to_user_mode_loop", 294,
          "ret_from_fork", 50,
          "__ret_from_fork", 80,
          "syscall_exit_to_user_mode", 448,
          "irqentry_enter_from_user_mode", 44,
          "irqentry_exit_to_user_mode", 438,
          "syscall_enter_from_user_mode_prepare", 90);

  private final Flow flow = read("s390-6.13");

  private PathCount count(String root, InlinePlan plan, Map<String, Probability> set) {
    return PathCounter.count(
        flow, Expander.expand(flow, root, plan), new Scenario("of-test", "", "", set));
  }

  private Tally total(InlinePlan plan, Map<String, Probability> set) {
    return count("system_call", plan, set).total();
  }

  private InlinePlan plan(String id) {
    return InlinePlan.of(flow.plan(id));
  }

  @Test
  void theBuiltKernelExecutesWhatIsCounted() {
    PathCount count = count("system_call", plan("compiled"), Map.of());
    Map<String, Integer> counted = new HashMap<>();
    count.bySymbol().forEach((f, tally) -> counted.put(f, (int) tally.instructions()));
    assertThat(counted).isEqualTo(STEPPED);
    assertThat(count.total().instructions()).isEqualTo(155);
    assertThat(count.total().calls()).isEqualTo(4);
    assertThat(count.total().unknown()).isEmpty();
  }

  @Test
  void theBuiltKernelsSymbolsAreAsLarge() {
    assertThat(TextSize.of(flow, plan("compiled")).bySymbol()).containsAllEntriesOf(SYMBOL_SIZES);
  }

  @Test
  void planBeforeIsWhatWasBuilt() {
    assertThat(flow.plan("before").inlined()).isEqualTo(flow.plan("compiled").inlined());
  }

  @Test
  void theSeriesLeavesTheCallOfTheHandlerOnly() {
    Tally inlined = total(plan("jenkins"), Map.of());
    assertThat(inlined.calls()).isEqualTo(2);
    assertThat(total(plan("jenkins"), INVALID).calls()).isEqualTo(1);
    assertThat(count("system_call", plan("jenkins"), Map.of()).bySymbol())
        .containsOnlyKeys("system_call", "__do_syscall", "handler", "lowcore");
  }

  @Test
  void theForkReturnLosesTheSameFunctions() {
    assertThat(count("ret_from_fork", plan("before"), Map.of()).bySymbol())
        .containsKeys("syscall_exit_to_user_mode", "syscall_exit_to_user_mode_prepare");
    assertThat(count("ret_from_fork", plan("jenkins"), Map.of()).bySymbol())
        .containsOnlyKeys("ret_from_fork", "__ret_from_fork", "lowcore");
  }

  @Test
  void theSeriesCallsTheLoopWhichWasInlined() {
    Map<String, Probability> signal = Map.of("signal-pending", ALWAYS);
    assertThat(count("system_call", plan("before"), signal).bySymbol()).doesNotContainKey(LOOP);
    assertThat(count("system_call", plan("jenkins"), signal).bySymbol()).containsKey(LOOP);
  }

  /// Two kernels that were built and single-stepped, and the plan that stands for the second.
  ///
  /// The kernels have a small configuration: no function tracer (each traceable function counts one
  /// instruction less than here), and no stack offset. Without it `exit_to_user_mode` in tail
  /// position is a jump and no call.
  ///
  /// @param instructions how many more the second kernel executes
  /// @param calls how many more calls it executes
  /// @param jumps how many calls here are jumps there
  /// @param tolerance how far the predicted instructions may be off
  private record Pair(
      String name, InlinePlan plan, int instructions, int calls, int jumps, int tolerance) {
    Pair(String name, InlinePlan plan, int instructions, int calls, int jumps) {
      this(name, plan, instructions, calls, jumps, 4);
    }
  }

  @TestFactory
  Stream<DynamicTest> togglesDoWhatTheyDidInRealKernels() {
    return pairs().map(pair -> DynamicTest.dynamicTest(pair.name, () -> predicts(pair)));
  }

  private void predicts(Pair pair) {
    Tally change = total(pair.plan, INVALID).minus(total(plan("compiled"), INVALID));
    assertThat(change.calls()).isEqualTo(pair.calls + pair.jumps);
    assertThat(change.instructions()).isCloseTo(pair.instructions, within((double) pair.tolerance));
    if (pair.instructions != 0) {
      assertThat(Math.signum(change.instructions())).isEqualTo(Math.signum(pair.instructions));
    }
  }

  private Stream<Pair> pairs() {
    InlinePlan base = plan("compiled");
    InlinePlan inlined = plan("jenkins");
    InlinePlan loopIn = inlining(inlined, LOOP);
    return Stream.of(
        new Pair("exit-inlined", inlined, -16, -2, 0),
        new Pair("enter-ool", apart(base, ENTER), 3, 1, 0),
        new Pair("work-ool", apart(base, WORK), 10, 1, 0),
        new Pair("exit-ool", apart(base, EXIT), 6, 0, 1),
        new Pair("prep-ool", apart(base, PREPARE), 7, 0, 0),
        new Pair("all-ool", apart(base, ENTER, WORK, EXIT, PREPARE), 26, 2, 1),
        new Pair("loop-noinline", apart(base, LOOP), 0, 0, 0),
        new Pair("enter-exit-ool", apart(base, ENTER, EXIT), 9, 1, 1),
        new Pair("enter-work-ool", apart(base, ENTER, WORK), 13, 2, 0),
        new Pair("enter-prep-ool", apart(base, ENTER, PREPARE), 10, 1, 0),
        new Pair("work-exit-ool", apart(base, WORK, EXIT), 16, 1, 1),
        new Pair("work-prep-ool", apart(base, WORK, PREPARE), 17, 1, 0),
        new Pair("exit-prep-ool", apart(base, EXIT, PREPARE), 13, 0, 1),
        // Apart and without the loop, exit_to_user_mode_prepare has a frame only for the clock
        // value of the stack offset, which the small configuration does not read.
        new Pair("loop-noinline-prep-ool", apart(base, LOOP, PREPARE), 1, 0, 0, 7),
        new Pair("exit-inlined-loopinline", loopIn, -16, -2, 0),
        new Pair("exit-inlined-prep-ool", apart(loopIn, PREPARE), -8, -1, 0),
        new Pair("exit-inlined-enter-ool", apart(inlined, ENTER), -13, -1, 0),
        new Pair("exit-inlined-work-ool", apart(inlined, WORK), -6, -1, 0),
        new Pair("exit-inlined-exit-ool", apart(inlined, EXIT), -10, -2, 1),
        new Pair("exit-inlined-preSven", apart(inlined, ENTER, WORK, EXIT, PREPARE), 11, 1, 1));
  }

  @Test
  void everyKindOfWorkReachesItsFunction() {
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
            "per-trap", List.of("do_per_trap"),
            "guarded-storage", List.of("gs_load_bc_cb"));
    callees.forEach(
        (on, functions) ->
            assertThat(total(plan("compiled"), Map.of(on, ALWAYS)).unknown())
                .as(on)
                .containsOnlyKeys(functions));
  }
}
