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

/// Holds the flow of s390 against real kernels: a single-stepped one, and pairs that differ in what
/// is inlined.
class S390FlowTest {
  private static final String ENTER = "enter_from_user_mode";
  private static final String WORK = "syscall_enter_from_user_mode_work";
  private static final String EXIT = "exit_to_user_mode";
  private static final String PREPARE = "exit_to_user_mode_prepare";
  private static final String EXIT_WORK = "syscall_exit_to_user_mode_work";
  private static final String LOOP = "exit_to_user_mode_loop";

  private static final Probability ALWAYS = new Probability(1);

  /// The invalid call that was measured.
  private static final Map<String, Probability> INVALID = Map.of("invalid-number", ALWAYS);

  private static final Map<String, Integer> STEPPED =
      Map.of(
          "system_call", 35,
          "__do_syscall", 80,
          "enter_from_user_mode", 2,
          "syscall_enter_from_user_mode_work", 7,
          "syscall_exit_to_user_mode_work", 14,
          "exit_to_user_mode_prepare", 19,
          "exit_to_user_mode", 4,
          "lowcore", 1,
          "handler", 0);

  private static final Map<String, Integer> SYMBOL_SIZES =
      Map.of(
          "system_call", 174,
          "__do_syscall", 538,
          "enter_from_user_mode", 34,
          "syscall_enter_from_user_mode_work", 42,
          "syscall_exit_to_user_mode_work", 98,
          "exit_to_user_mode_prepare", 412,
          "exit_to_user_mode", 150,
          "syscall_trace_enter", 618,
          "syscall_exit_work", 380,
          "syscall_exit_to_user_mode", 154);

  private final Flow flow = read("s390-6.7");

  private PathCount count(InlinePlan plan, Map<String, Probability> set) {
    return PathCounter.count(
        flow, Expander.expand(flow, "system_call", plan), new Scenario("of-test", "", "", set));
  }

  private InlinePlan plan(String id) {
    return InlinePlan.of(flow.plan(id));
  }

  @Test
  void theBuiltKernelExecutesWhatIsCounted() {
    PathCount count = count(plan("compiled"), Map.of());
    Map<String, Integer> counted = new HashMap<>();
    count.bySymbol().forEach((f, tally) -> counted.put(f, (int) tally.instructions()));
    assertThat(counted).isEqualTo(STEPPED);
    assertThat(count.total().instructions()).isEqualTo(162);
    assertThat(count.total().calls()).isEqualTo(6);
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
  void bothVersionsOfTheSeriesHaveOneFastPathAndOneMoreCopyOfTheLoop() {
    Tally one = count(plan("sven-v1"), Map.of()).total();
    Tally two = count(plan("sven-v2"), Map.of()).total();
    assertThat(two).isEqualTo(one);
    assertThat(text(plan("sven-v2")) - text(plan("sven-v1")))
        .isEqualTo(TextSize.of(flow, plan("sven-v2")).bySymbol().get("exit_to_user_mode_loop"))
        .isPositive();
  }

  @Test
  void theSeriesLeavesOneCallBelowTheCEntry() {
    assertThat(count(plan("sven-v2"), INVALID).total().calls()).isEqualTo(2);
    assertThat(count(plan("sven-v2-exit-inlined"), INVALID).total().calls()).isEqualTo(1);
  }

  private int text(InlinePlan plan) {
    return TextSize.of(flow, plan).total();
  }

  /// Two kernels that were built and single-stepped, and the two plans that stand for them.
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
      String name,
      InlinePlan from,
      InlinePlan to,
      int instructions,
      int calls,
      int jumps,
      int tolerance) {
    Pair(String name, InlinePlan from, InlinePlan to, int instructions, int calls, int jumps) {
      this(name, from, to, instructions, calls, jumps, 5);
    }
  }

  @TestFactory
  Stream<DynamicTest> togglesDoWhatTheyDidInRealKernels() {
    return Stream.concat(beforeTheSeries(), afterTheSeries())
        .map(pair -> DynamicTest.dynamicTest(pair.name, () -> predicts(pair)));
  }

  private void predicts(Pair pair) {
    Tally change = count(pair.to, INVALID).total().minus(count(pair.from, INVALID).total());
    assertThat(change.calls()).isEqualTo(pair.calls + pair.jumps);
    assertThat(change.instructions()).isCloseTo(pair.instructions, within((double) pair.tolerance));
    if (pair.instructions != 0) {
      assertThat(Math.signum(change.instructions())).isEqualTo(Math.signum(pair.instructions));
    }
  }

  /// Kernel 6.1. There the compiler had inlined `exit_to_user_mode_prepare` into its three callers
  /// and left the loop apart, which is plan `loop-apart`; kept out of line, it took the loop in, as
  /// Debian's build did.
  private Stream<Pair> beforeTheSeries() {
    InlinePlan base = plan("loop-apart");
    return Stream.of(
        new Pair("6.1 prep-noinline", base, plan("compiled"), 7, 0, 0),
        new Pair("6.1 loop-inl", base, plan("compiled"), 7, 0, 0),
        new Pair("6.1 enter-inl", base, inlining(base, ENTER), -3, -1, 0),
        new Pair("6.1 work-inl", base, inlining(base, WORK), -10, -1, 0),
        new Pair("6.1 exit-inl", base, inlining(base, EXIT), 0, 0, -1),
        new Pair("6.1 exit-inlined-only", base, inlining(base, EXIT_WORK), -9, -1, 0),
        new Pair("6.1 sven-v1", base, plan("sven-v1"), -13, -2, -1),
        new Pair("6.1 sven-v2", base, plan("sven-v2"), -13, -2, -1),
        new Pair("6.1 sven-v2-exit-inlined", base, plan("sven-v2-exit-inlined"), -22, -3, -1));
  }

  /// Kernel 6.12, which has the series: plan `sven-v2`, but the compiler left the syscall-only half
  /// of the exit work, which has two callers, apart. With the exit inlined it has one caller, and
  /// is merged.
  private Stream<Pair> afterTheSeries() {
    InlinePlan base = apart(plan("sven-v2"), "syscall_exit_to_user_mode_prepare");
    InlinePlan inlined = plan("sven-v2-exit-inlined");
    InlinePlan loopIn = inlining(inlined, LOOP);
    return Stream.of(
        new Pair("6.12 exit-inlined", base, inlined, -16, -2, 0),
        new Pair("6.12 enter-ool", base, apart(base, ENTER), 3, 1, 0),
        new Pair("6.12 work-ool", base, apart(base, WORK), 10, 1, 0),
        new Pair("6.12 exit-ool", base, apart(base, EXIT), 6, 0, 1),
        new Pair("6.12 prep-ool", base, apart(base, PREPARE), 7, 0, 0),
        new Pair("6.12 all-ool", base, apart(base, ENTER, WORK, EXIT, PREPARE), 26, 2, 1),
        new Pair("6.12 loop-noinline", base, apart(base, LOOP), 0, 0, 0),
        new Pair("6.12 enter-exit-ool", base, apart(base, ENTER, EXIT), 9, 1, 1),
        new Pair("6.12 enter-work-ool", base, apart(base, ENTER, WORK), 13, 2, 0),
        new Pair("6.12 enter-prep-ool", base, apart(base, ENTER, PREPARE), 10, 1, 0),
        new Pair("6.12 work-exit-ool", base, apart(base, WORK, EXIT), 16, 1, 1),
        new Pair("6.12 work-prep-ool", base, apart(base, WORK, PREPARE), 17, 1, 0),
        new Pair("6.12 exit-prep-ool", base, apart(base, EXIT, PREPARE), 13, 0, 1),
        // Apart and without the loop, exit_to_user_mode_prepare has a frame for nothing but the
        // stack
        // offset's clock value, which the small configuration does not read.
        new Pair("6.12 loop-noinline-prep-ool", base, apart(base, LOOP, PREPARE), 1, 0, 0, 7),
        new Pair("6.12 exit-inlined-loopinline", base, loopIn, -16, -2, 0),
        new Pair("6.12 exit-inlined-prep-ool", base, apart(loopIn, PREPARE), -8, -1, 0),
        new Pair("6.12 exit-inlined-enter-ool", base, apart(inlined, ENTER), -13, -1, 0),
        new Pair("6.12 exit-inlined-work-ool", base, apart(inlined, WORK), -6, -1, 0),
        new Pair("6.12 exit-inlined-exit-ool", base, apart(inlined, EXIT), -10, -2, 1),
        new Pair(
            "6.12 exit-inlined-preSven",
            base,
            apart(inlined, ENTER, WORK, EXIT, PREPARE),
            11,
            1,
            1));
  }

  /// With audit, entry work is done and the test of PIF_SYSCALL_RET_SET stays.
  @Test
  void whereWorkIsPendingInliningTheEntryWorkGainsLess() {
    Map<String, Probability> audited = Map.of("invalid-number", ALWAYS, "audit", ALWAYS);
    InlinePlan base = plan("loop-apart");
    double before = count(base, audited).total().instructions();
    Map<InlinePlan, Integer> measured =
        Map.of(
            inlining(base, ENTER), -3,
            inlining(base, WORK), -1,
            plan("sven-v2"), -4,
            plan("sven-v2-exit-inlined"), -12);
    measured.forEach(
        (plan, change) ->
            assertThat(count(plan, audited).total().instructions() - before)
                .isCloseTo(change, within(5.0)));
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
            assertThat(count(plan("compiled"), Map.of(on, ALWAYS)).total().unknown())
                .as(on)
                .containsOnlyKeys(functions));
  }
}
