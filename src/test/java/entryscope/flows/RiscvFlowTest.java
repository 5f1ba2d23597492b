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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Holds the flows of riscv64 against real kernels: Debian's 6.12.117, single-stepped where nothing
/// is pending and interpreted instruction by instruction where something is, and builds of the same
/// source, configuration and compiler that differ in what is inlined.
class RiscvFlowTest {
  private static final String ENTER = "syscall_enter_from_user_mode";
  private static final String STATE = "enter_from_user_mode";
  private static final String ENTER_WORK = "syscall_enter_from_user_mode_work";
  private static final String HALF = "syscall_exit_to_user_mode_prepare";
  private static final String EXIT = "exit_to_user_mode";
  private static final String PREPARE = "exit_to_user_mode_prepare";
  private static final String WORK = "__syscall_exit_to_user_mode_work";
  private static final String EXIT_WORK = "syscall_exit_work";
  private static final String LOOP = "exit_to_user_mode_loop";
  private static final String HANDLER = "syscall_handler";

  private final Flow before = read("riscv64-6.13");
  private final Flow after = read("riscv64-6.16");

  private static PathCount count(Flow flow, String entry, InlinePlan plan, String switches) {
    Map<String, Probability> set =
        Stream.of(switches.split(" "))
            .filter(s -> !s.isEmpty())
            .collect(
                Collectors.toMap(
                    s -> s.replace("!", ""), s -> new Probability(s.startsWith("!") ? 0 : 1)));
    return PathCounter.count(
        flow,
        Expander.expand(flow, flow.entry(entry).function(), plan),
        new Scenario("of-test", "", "", set));
  }

  private static PathCount count(Flow flow, InlinePlan plan, String switches) {
    return count(flow, "system-call", plan, switches);
  }

  private static InlinePlan plan(Flow flow, String id) {
    return InlinePlan.of(flow.plan(id));
  }

  private static Map<String, Integer> bySymbol(PathCount count) {
    Map<String, Integer> counted = new HashMap<>();
    count.bySymbol().forEach((f, tally) -> counted.put(f, (int) tally.instructions()));
    return counted;
  }

  @Test
  void theBuiltKernelExecutesWhatIsCounted() {
    PathCount count = count(before, plan(before, "compiled"), "");
    assertThat(bySymbol(count))
        .isEqualTo(
            Map.of(
                "handle_exception", 63,
                "do_trap_ecall_u", 74,
                "get_random_u16", 54,
                "syscall_exit_to_user_mode", 24,
                "syscall_exit_to_user_mode_prepare", 19,
                "ret_from_exception", 43,
                "handler", 0));
    assertThat(count.total().instructions()).isEqualTo(277);
    assertThat(count.total().calls()).isEqualTo(5);
    assertThat(count.total().unknown()).isEmpty();
  }

  @Test
  void theBuildWithTheSeriesExecutesWhatIsCounted() {
    PathCount count = count(after, plan(after, "compiled"), "");
    assertThat(bySymbol(count))
        .isEqualTo(
            Map.of(
                "handle_exception", 63,
                "do_trap_ecall_u", 85,
                "get_random_u16", 54,
                "ret_from_exception", 43,
                "handler", 0));
    assertThat(count.total().calls()).isEqualTo(3);
    assertThat(count.total().unknown()).isEmpty();
  }

  @Test
  void newTasksExecuteWhatIsCounted() {
    assertThat(bySymbol(count(before, "fork-return", plan(before, "compiled"), "")))
        .containsAllEntriesOf(
            Map.of(
                "ret_from_fork", 7,
                "syscall_exit_to_user_mode", 24,
                "syscall_exit_to_user_mode_prepare", 19));
    assertThat(bySymbol(count(after, "fork-return", plan(after, "compiled"), "")))
        .containsAllEntriesOf(Map.of("ret_from_fork_user_asm", 6, "ret_from_fork_user", 28));
    assertThat(bySymbol(count(after, "kernel-thread-return", plan(after, "compiled"), "")))
        .containsAllEntriesOf(Map.of("ret_from_fork_kernel_asm", 8, "ret_from_fork_kernel", 28));
  }

  @Test
  void theBuiltKernelsSymbolsAreAsLarge() {
    assertThat(TextSize.of(before, plan(before, "compiled")).bySymbol())
        .containsExactlyInAnyOrderEntriesOf(
            Map.ofEntries(
                Map.entry("handle_exception", 342),
                Map.entry("do_trap_ecall_u", 490),
                Map.entry("ret_from_exception", 100),
                Map.entry("ret_from_fork", 26),
                Map.entry("get_random_u16", 234),
                Map.entry("syscall_exit_to_user_mode", 498),
                Map.entry("syscall_exit_to_user_mode_prepare", 380),
                Map.entry("syscall_exit_to_user_mode_work", 492),
                Map.entry("syscall_trace_enter", 344),
                Map.entry("exit_to_user_mode_loop", 274),
                Map.entry("syscall_enter_from_user_mode_prepare", 86),
                Map.entry("irqentry_enter_from_user_mode", 78),
                Map.entry("irqentry_exit_to_user_mode", 488)));
    assertThat(TextSize.of(before, plan(before, "jenkins")).bytes("do_trap_ecall_u"))
        .isEqualTo(808);
    assertThat(TextSize.of(after, plan(after, "compiled")).bySymbol())
        .containsAllEntriesOf(
            Map.of(
                "do_trap_ecall_u", 808,
                "ret_from_fork_user", 352,
                "ret_from_fork_kernel", 352,
                "syscall_exit_work", 326,
                "exit_to_user_mode_loop", 274));
  }

  @Test
  void theSeriesRemovesTwoCallsAndTheirFrames() {
    Tally change =
        count(before, plan(before, "jenkins"), "")
            .total()
            .minus(count(before, plan(before, "before"), "").total());
    assertThat(change.calls()).isEqualTo(-2);
    assertThat(change.instructions()).isEqualTo(-33);
    assertThat(before.plan("before").inlined()).isEqualTo(before.plan("compiled").inlined());
  }

  /// What a kernel executes when the switches are so.
  ///
  /// @param switches on, or with `!` off
  private record Way(String switches, int instructions, int calls) {}

  @TestFactory
  Stream<DynamicTest> otherWaysExecuteWhatTheBuiltKernelDoes() {
    return ways(
        before,
        0,
        List.of(
            new Way("invalid-number", 264, 4),
            new Way("!kstack-offset", 207, 4),
            new Way("!crng-ready", 253, 6),
            new Way("random-batch-empty", 281, 6),
            new Way("audit", 349, 8),
            new Way("seccomp", 327, 7),
            new Way("seccomp syscall-skipped", 308, 6),
            new Way("ptrace", 365, 8),
            new Way("ptrace syscall-emu", 313, 6),
            new Way("ptrace seccomp", 371, 9),
            new Way("user-dispatch", 342, 7),
            new Way("user-dispatch syscall-skipped", 306, 6),
            new Way("syscall-tracepoint", 387, 8),
            new Way("single-step", 306, 6),
            new Way("need-resched", 306, 6),
            new Way("signal-pending", 307, 6),
            new Way("uprobe", 307, 6),
            new Way("notify-resume !rseq", 318, 7),
            new Way("notify-resume !rseq task-work", 321, 8),
            new Way("notify-resume", 323, 8),
            new Way("need-resched signal-pending", 309, 7),
            new Way("vector-used", 291, 5),
            new Way("vector-used vector-restore", 322, 5),
            new Way("vector-restore", 283, 5),
            new Way("nohz-full", 327, 8),
            new Way("nohz-full signal-pending", 371, 10)));
  }

  /// A short nop or a jump more or less, where one body stands in three functions of the build.
  @TestFactory
  Stream<DynamicTest> otherWaysExecuteWhatTheBuildWithTheSeriesDoes() {
    return ways(
        after,
        1,
        List.of(
            new Way("invalid-number", 232, 2),
            new Way("!kstack-offset", 175, 2),
            new Way("audit", 337, 7),
            new Way("seccomp", 295, 5),
            new Way("ptrace", 352, 7),
            new Way("user-dispatch syscall-skipped", 294, 5),
            new Way("syscall-tracepoint", 376, 7),
            new Way("single-step", 293, 5),
            new Way("need-resched", 294, 5),
            new Way("signal-pending", 295, 5),
            new Way("notify-resume", 311, 7),
            new Way("vector-used vector-restore", 289, 3),
            new Way("nohz-full", 296, 6),
            new Way("nohz-full signal-pending", 359, 9),
            new Way("nohz-full audit", 389, 10)));
  }

  private static Stream<DynamicTest> ways(Flow flow, double tolerance, List<Way> ways) {
    return ways.stream()
        .map(
            way ->
                DynamicTest.dynamicTest(
                    way.switches,
                    () -> {
                      Tally total = count(flow, plan(flow, "compiled"), way.switches).total();
                      assertThat(total.calls()).isEqualTo(way.calls);
                      assertThat(total.instructions())
                          .isCloseTo(way.instructions, within(tolerance));
                    }));
  }

  /// A build that differs from Debian's in what is inlined.
  ///
  /// @param instructions how many more than Debian's it executes
  /// @param calls how many more calls it executes
  /// @param plan what stands for it here
  private record Build(String name, int instructions, int calls, InlinePlan plan) {}

  /// Each build has its code at other addresses, and with it other short nops before its static
  /// keys, which no prediction knows: one each, with two or three keys on the way.
  @TestFactory
  Stream<DynamicTest> togglesDoWhatTheyDidInBuilds() {
    InlinePlan base = plan(before, "compiled");
    InlinePlan series = plan(before, "jenkins");
    Tally built = count(before, base, "").total();
    return Stream.of(
            new Build("enter-ool", 16, 1, plan(before, "before-sven")),
            new Build("state-ool", 3, 1, apart(base, STATE)),
            new Build("work-ool", 6, 1, apart(base, ENTER_WORK)),
            new Build("state-work-ool", 11, 2, apart(base, STATE, ENTER_WORK)),
            new Build("enter-state-ool", 19, 2, apart(base, ENTER, STATE)),
            new Build("exit-ool", 5, 1, apart(base, EXIT)),
            new Build("prep-ool", 17, 1, apart(base, PREPARE)),
            new Build("loop-ool", -1, 0, apart(base, LOOP)),
            new Build("loop-prep-ool", 14, 1, apart(base, LOOP, PREPARE)),
            new Build("handler-ool", 14, 1, apart(base, HANDLER)),
            new Build("exit-work-ool", -11, 0, apart(base, EXIT_WORK)),
            new Build("exit-work-loop-ool", -12, 0, apart(base, EXIT_WORK, LOOP)),
            new Build("half-inl", -17, -1, inlining(apart(base, EXIT_WORK), HALF)),
            new Build("half-inl-loop-ool", -17, -1, inlining(apart(base, EXIT_WORK, LOOP), HALF)),
            new Build("work-half-ool", -3, 0, inlining(apart(base, WORK), HALF)),
            new Build("jenkins", -32, -2, series),
            new Build("jenkins-enter-ool", -16, -1, apart(series, ENTER)),
            new Build("jenkins-exit-ool", -29, -1, apart(series, EXIT)),
            new Build("jenkins-prep-ool", -13, -1, inlining(apart(series, PREPARE), LOOP)))
        .map(
            build ->
                DynamicTest.dynamicTest(
                    build.name,
                    () -> {
                      Tally change = count(before, build.plan, "").total().minus(built);
                      assertThat(change.calls()).isEqualTo(build.calls);
                      assertThat(change.instructions()).isCloseTo(build.instructions, within(3.0));
                      assertThat(Math.signum(change.instructions()))
                          .isEqualTo(Math.signum(build.instructions));
                    }));
  }

  /// A known limit: in the build the loop takes two saved registers more than `do_trap_ecall_u`
  /// has, four instructions on the fast path.
  @Test
  void theLoopForcedIntoTheTrapIsTakenToBeFree() {
    InlinePlan series = plan(before, "jenkins");
    assertThat(count(before, inlining(series, LOOP), "").total().instructions())
        .isEqualTo(count(before, series, "").total().instructions());
  }

  @Test
  void everyKindOfWorkReachesItsFunction() {
    Map<String, List<String>> callees =
        Map.of(
            "ptrace", List.of("ptrace_notify"),
            "seccomp", List.of("__secure_computing"),
            "audit", List.of("__audit_syscall_entry", "__audit_syscall_exit"),
            "syscall-tracepoint", List.of("trace_sys_enter", "trace_sys_exit"),
            "user-dispatch", List.of("syscall_user_dispatch"),
            "signal-pending", List.of("arch_do_signal_or_restart"),
            "need-resched", List.of("schedule"),
            "uprobe", List.of("uprobe_notify_resume"));
    for (Flow flow : List.of(before, after)) {
      callees.forEach(
          (on, functions) ->
              assertThat(count(flow, plan(flow, "compiled"), on).total().unknown())
                  .as(on)
                  .containsOnlyKeys(functions));
    }
  }
}
