// SPDX-License-Identifier: Apache-2.0
package entryscope.flows;

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
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Holds the flows of x86_64 against Debian's kernels, single-stepped under QEMU, and against entry
/// code compiled with functions inlined and apart.
class X86FlowTest {
  private static final String ENTER = "syscall_enter_from_user_mode";
  private static final String EXIT = "syscall_exit_to_user_mode";
  private static final String HALF = "syscall_exit_to_user_mode_prepare";
  private static final String PREPARE = "exit_to_user_mode_prepare";
  private static final String ARCH = "arch_exit_to_user_mode_prepare";
  private static final String LOOP = "exit_to_user_mode_loop";
  private static final String IRET = "swapgs_restore_regs_and_return_to_usermode";

  /// What a boot on QEMU's Haswell-noTSX patches in, other than on qemu64.
  private static final List<String> HASWELL = List.of("pti", "its", "verw");

  /// A kernel that was single-stepped.
  ///
  /// @param executed instructions by emitted function
  /// @param haswell instructions of the assembly entry on Haswell
  /// @param bytes sizes of the symbols that the compiler made of several functions
  private record Kernel(
      Flow flow,
      Map<String, Integer> executed,
      int calls,
      int haswell,
      Map<String, Integer> bytes) {

    @Override
    public String toString() {
      return flow.id();
    }
  }

  private static final Kernel OLD =
      new Kernel(
          read("x86_64-6.1"),
          Map.of(
              "entry_SYSCALL_64", 91,
              "do_syscall_64", 31,
              "syscall_enter_from_user_mode", 16,
              "x64_sys_call", 25,
              "handler", 0,
              "syscall_exit_to_user_mode", 11,
              "syscall_exit_to_user_mode_prepare", 12,
              "exit_to_user_mode_prepare", 31,
              "fpregs_assert_state_consistent", 14,
              "amd_clear_divider", 5),
          8,
          100,
          Map.of(
              "do_syscall_64", 174,
              "syscall_enter_from_user_mode", 98,
              "syscall_exit_to_user_mode", 57,
              "syscall_exit_to_user_mode_prepare", 399,
              "exit_to_user_mode_prepare", 575));

  private static final Kernel SERIES =
      new Kernel(
          read("x86_64-6.13"),
          Map.of(
              "entry_SYSCALL_64", 73,
              "do_syscall_64", 60,
              "x64_sys_call", 23,
              "handler", 0,
              "syscall_exit_to_user_mode", 24,
              "syscall_exit_to_user_mode_prepare", 14,
              "arch_exit_to_user_mode_prepare", 20,
              "fpregs_assert_state_consistent", 14),
          6,
          83,
          Map.of(
              "do_syscall_64", 417,
              "syscall_exit_to_user_mode", 419,
              "syscall_exit_to_user_mode_prepare", 368,
              "arch_exit_to_user_mode_prepare", 154,
              "ret_from_fork", 72));

  private static final Kernel NEW =
      new Kernel(
          read("x86_64-7.2"),
          Map.of(
              "entry_SYSCALL_64", 73,
              "do_syscall_64", 90,
              "prandom_u32_state", 40,
              "x64_sys_call", 19,
              "handler", 0,
              "fpregs_assert_state_consistent", 14),
          4,
          83,
          Map.of(
              "do_syscall_64", 1602,
              "exit_to_user_mode_loop", 1432,
              "arch_exit_to_user_mode_prepare", 151,
              "ret_from_fork", 825));

  private static PathCount count(Flow flow, InlinePlan plan, List<String> on) {
    return count(flow, "entry_SYSCALL_64", plan, on);
  }

  private static PathCount count(Flow flow, String root, InlinePlan plan, List<String> on) {
    Map<String, Probability> set =
        on.stream().collect(Collectors.toMap(s -> s, _ -> new Probability(1)));
    return PathCounter.count(
        flow, Expander.expand(flow, root, plan), new Scenario("of-test", "", "", set));
  }

  private static Map<String, Integer> bySymbol(PathCount count) {
    Map<String, Integer> counted = new HashMap<>();
    count.bySymbol().forEach((f, tally) -> counted.put(f, (int) tally.instructions()));
    return counted;
  }

  private static InlinePlan plan(Kernel kernel, String id) {
    return InlinePlan.of(kernel.flow.plan(id));
  }

  private static Stream<DynamicTest> each(Consumer<Kernel> test) {
    return Stream.of(OLD, SERIES, NEW)
        .map(kernel -> DynamicTest.dynamicTest(kernel.toString(), () -> test.accept(kernel)));
  }

  @TestFactory
  Stream<DynamicTest> theBuiltKernelsExecuteWhatIsCounted() {
    return each(
        kernel -> {
          PathCount count = count(kernel.flow, plan(kernel, "compiled"), List.of());
          assertThat(bySymbol(count)).isEqualTo(kernel.executed);
          assertThat(count.total().calls()).isEqualTo(kernel.calls);
          assertThat(count.total().unknown()).isEmpty();
        });
  }

  @TestFactory
  Stream<DynamicTest> theMitigationsOfHaswellAreCountedInTheEntry() {
    return each(
        kernel ->
            assertThat(bySymbol(count(kernel.flow, plan(kernel, "compiled"), HASWELL)))
                .containsEntry("entry_SYSCALL_64", kernel.haswell));
  }

  /// Only there do all returns of the path go through the thunk of ITS, by their addresses.
  @Test
  void theWholePathOnHaswell() {
    assertThat(count(SERIES.flow, plan(SERIES, "compiled"), HASWELL).total().instructions())
        .isEqualTo(243);
  }

  @TestFactory
  Stream<DynamicTest> theSymbolsAreAsLarge() {
    return each(
        kernel ->
            assertThat(TextSize.of(kernel.flow, plan(kernel, "compiled")).bySymbol())
                .containsAllEntriesOf(kernel.bytes));
  }

  @Test
  void planBeforeIsWhatWasBuilt() {
    Stream.of(OLD, SERIES)
        .forEach(
            kernel ->
                assertThat(kernel.flow.plan("before").inlined())
                    .isEqualTo(kernel.flow.plan("compiled").inlined()));
  }

  /// One change of what is inlined, and what it changed in entry code compiled by gcc 12.2.
  ///
  /// @param tolerance how far the predicted instructions may be off
  private record Change(
      String name, Kernel kernel, InlinePlan to, int instructions, int calls, int tolerance) {}

  @TestFactory
  Stream<DynamicTest> togglesDoWhatTheyDidInCompiledCode() {
    InlinePlan old = plan(OLD, "compiled");
    InlinePlan base = plan(SERIES, "compiled");
    return Stream.of(
            new Change("6.12 with the series", SERIES, plan(SERIES, "jenkins"), -24, -2, 0),
            new Change("6.12 half-inl", SERIES, base.withFunction(HALF, true), -11, -1, 1),
            new Change("6.12 loop-noinline", SERIES, base.withFunction(LOOP, false), -5, 0, 1),
            new Change(
                "6.1 prep-inl",
                OLD,
                old.withFunction(PREPARE, true).withFunction(ARCH, false),
                -1,
                0,
                0),
            // Merged, do_syscall_64 saves two registers more than either function: a known limit.
            new Change("6.1 enter-inl", OLD, old.withFunction(ENTER, true), -4, -1, 5),
            new Change("6.1 sven-v2", OLD, plan(OLD, "sven-v2"), -5, -1, 5),
            new Change("6.12 enter-ool", SERIES, base.withFunction(ENTER, false), 3, 1, 8))
        .map(change -> DynamicTest.dynamicTest(change.name, () -> predicts(change)));
  }

  private static void predicts(Change change) {
    Flow flow = change.kernel.flow;
    Tally from = count(flow, plan(change.kernel, "compiled"), List.of()).total();
    Tally moved = count(flow, change.to, List.of()).total().minus(from);
    assertThat(moved.calls()).isEqualTo(change.calls);
    assertThat(moved.instructions())
        .isCloseTo(change.instructions, within((double) change.tolerance));
    assertThat(Math.signum(moved.instructions())).isEqualTo(Math.signum(change.instructions));
  }

  @Test
  void theSeriesInlinesTheExitAndLeavesTheLoopACall() {
    PathCount count = count(SERIES.flow, plan(SERIES, "jenkins"), List.of());
    assertThat(bySymbol(count)).containsEntry("do_syscall_64", 74).doesNotContainKeys(EXIT, HALF);
    assertThat(TextSize.of(SERIES.flow, plan(SERIES, "jenkins")).bytes("do_syscall_64"))
        .isCloseTo(645, within(10));
    assertThat(bySymbol(count(SERIES.flow, plan(SERIES, "jenkins"), List.of("need-resched"))))
        .containsKey(LOOP);
  }

  @TestFactory
  Stream<DynamicTest> anUncleanFrameLeavesByIret() {
    return each(
        kernel ->
            Stream.of("ip-changed", "flags-changed", "segments-changed", "high-ip", "single-step")
                .forEach(
                    reason ->
                        assertThat(
                                bySymbol(
                                    count(kernel.flow, plan(kernel, "compiled"), List.of(reason))))
                            .as(reason)
                            .containsKey(IRET)));
  }

  @TestFactory
  Stream<DynamicTest> aNewTaskLeavesByIret() {
    return each(
        kernel -> {
          String root = kernel.flow.entry("fork-return").function();
          PathCount count = count(kernel.flow, root, plan(kernel, "compiled"), List.of());
          assertThat(count.bySymbol()).containsKey(IRET);
          assertThat(count.total().unknown()).containsOnlyKeys("schedule_tail");
        });
  }

  @TestFactory
  Stream<DynamicTest> everyKindOfWorkReachesItsFunction() {
    Map<String, List<String>> callees =
        Map.of(
            "ptrace", List.of("ptrace_notify"),
            "seccomp", List.of("__secure_computing"),
            "audit", List.of("__audit_syscall_entry", "__audit_syscall_exit"),
            "syscall-tracepoint", List.of("trace_sys_enter", "trace_sys_exit"),
            "user-dispatch", List.of("syscall_user_dispatch"),
            "single-step", List.of("user_single_step_report"),
            "signal-pending", List.of("arch_do_signal_or_restart"),
            "need-resched", List.of("schedule"),
            "livepatch", List.of("klp_update_patch_state"),
            "need-fpu-load", List.of("switch_fpu_return"));
    return each(
        kernel ->
            callees.forEach(
                (on, functions) ->
                    assertThat(
                            count(kernel.flow, plan(kernel, "compiled"), List.of(on))
                                .total()
                                .unknown())
                        .as(on)
                        .containsOnlyKeys(functions)));
  }
}
