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
import entryscope.flow.Verdict;
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

/// Holds the flows of arm64 against real kernels: Debian's 6.12.117 and 7.2.13, single-stepped
/// where nothing is pending and their C code emulated where something is, and `syscall.o` compiled
/// from one source with different functions always inline.
class Arm64FlowTest {
  private static final String COMMON = "el0_svc_common";
  private static final String INVOKE = "invoke_syscall";

  private final Flow own = read("arm64-6.12");
  private final Flow posted = read("arm64-generic-v9");
  private final Flow late = read("arm64-7.2");

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

  private static Tally count(Flow flow, String plan, String switches) {
    return count(flow, "system-call", InlinePlan.of(flow.plan(plan)), switches).total();
  }

  private static Map<String, Integer> bySymbol(Flow flow, String plan, String switches) {
    Map<String, Integer> counted = new HashMap<>();
    count(flow, "system-call", InlinePlan.of(flow.plan(plan)), switches)
        .bySymbol()
        .forEach((f, tally) -> counted.put(f, (int) tally.instructions()));
    return counted;
  }

  @Test
  void linux612ExecutesWhatIsCounted() {
    Map<String, Integer> stepped = new HashMap<>();
    stepped.put("vectors", 8);
    stepped.put("el0t_64_sync", 86);
    stepped.put("el0t_64_sync_handler", 20);
    stepped.put("el0_svc", 26);
    stepped.put("cortex_a76_erratum_1463225_svc_handler", 6);
    stepped.put("do_el0_svc", 12);
    stepped.put(COMMON, 26);
    stepped.put(INVOKE, 43);
    stepped.put("handler", 0);
    stepped.put("get_random_u16", 51);
    stepped.put("ret_to_user", 50);
    assertThat(bySymbol(own, "compiled", "")).isEqualTo(stepped);
    assertThat(count(own, "compiled", "").instructions()).isEqualTo(328);
    assertThat(count(own, "compiled", "").calls()).isEqualTo(8);
    assertThat(count(own, "compiled", "").unknown()).isEmpty();
  }

  @Test
  void linux72ExecutesWhatIsCounted() {
    Map<String, Integer> stepped = new HashMap<>();
    stepped.put("vectors", 8);
    stepped.put("el0t_64_sync", 88);
    stepped.put("el0t_64_sync_handler", 20);
    stepped.put("el0_svc", 31);
    stepped.put("cortex_a76_erratum_1463225_svc_handler", 6);
    stepped.put("do_el0_svc", 12);
    stepped.put(COMMON, 24);
    stepped.put(INVOKE, 51);
    stepped.put("prandom_u32_state", 24);
    stepped.put("handler", 0);
    stepped.put("ret_to_user", 50);
    assertThat(bySymbol(late, "compiled", "")).isEqualTo(stepped);
    assertThat(count(late, "compiled", "").instructions()).isEqualTo(314);
    assertThat(count(late, "compiled", "").calls()).isEqualTo(8);
    assertThat(count(late, "compiled", "").unknown()).isEmpty();
  }

  @Test
  void theBuiltKernelsSymbolsAreAsLarge() {
    Map<String, Integer> of612 =
        Map.of(
            "vectors", 2048,
            "el0t_64_sync", 404,
            "ret_to_user", 296,
            "el0t_64_sync_handler", 220,
            "el0_svc", 328,
            "do_el0_svc", 48,
            "el0_svc_common", 232,
            "invoke_syscall", 208,
            "syscall_trace_enter", 412,
            "do_notify_resume", 368);
    Map<String, Integer> of72 =
        Map.of(
            "el0t_64_sync", 412,
            "el0_svc", 608,
            "el0_svc_common", 224,
            "invoke_syscall", 264,
            "prandom_u32_state", 96,
            "syscall_trace_enter", 620,
            "syscall_trace_exit", 672,
            "exit_to_user_mode_loop", 460,
            "asm_exit_to_user_mode", 188);
    assertThat(TextSize.of(own, InlinePlan.of(own.plan("compiled"))).bySymbol())
        .containsAllEntriesOf(of612);
    assertThat(TextSize.of(late, InlinePlan.of(late.plan("compiled"))).bySymbol())
        .containsAllEntriesOf(of72);
  }

  /// The C functions of both kernels, emulated with flags set in memory, executed these in all, the
  /// single-stepped assembly added.
  @TestFactory
  Stream<DynamicTest> pendingWorkCostsWhatTheEmulatedKernelsExecuted() {
    return Stream.of(
            "audit 412 397",
            "seccomp 400 384",
            "ptrace 449 437",
            "syscall-tracepoint 453 518",
            "signal-pending 366 358",
            "need-resched 365 357",
            "notify-resume 385 378",
            "uprobe 366 359",
            "foreign-fpstate 366 358",
            "nohz-full 342 339",
            "invalid-number 328 315")
        .map(line -> line.split(" "))
        .map(
            line ->
                DynamicTest.dynamicTest(
                    line[0],
                    () -> {
                      assertThat(count(own, "compiled", line[0]).instructions())
                          .isEqualTo(Integer.parseInt(line[1]));
                      assertThat(count(late, "compiled", line[0]).instructions())
                          .isEqualTo(Integer.parseInt(line[2]));
                    }));
  }

  /// Two objects of one source, and the two plans that stand for them.
  ///
  /// @param instructions how many more the second executes in a call with nothing pending
  /// @param calls how many more calls it executes
  private record Pair(
      Flow flow, String from, String to, String switches, int instructions, int calls) {}

  @TestFactory
  Stream<DynamicTest> togglesDoWhatTheyDidInCompiledObjects() {
    return Stream.of(
            new Pair(own, "before", "after", "", -11, -1),
            new Pair(own, "compiled", "invoke-inlined", "", -11, -1),
            new Pair(own, "compiled", "both-inlined", "", -18, -2),
            new Pair(posted, "before", "after", "", -11, -1),
            new Pair(posted, "before", "invoke-inlined", "", -22, -2),
            new Pair(posted, "after", "exit-work-inlined", "", 0, 0),
            new Pair(posted, "after", "exit-work-inlined", "audit", -15, -1),
            new Pair(late, "before", "after", "", -11, -1),
            new Pair(late, "compiled", "invoke-inlined", "", -14, -1),
            new Pair(late, "compiled", "both-inlined", "", -23, -2))
        .map(
            pair ->
                DynamicTest.dynamicTest(
                    pair.flow.id() + " " + pair.to + " " + pair.switches,
                    () -> {
                      Tally change =
                          count(pair.flow, pair.to, pair.switches)
                              .minus(count(pair.flow, pair.from, pair.switches));
                      assertThat(change.calls()).isEqualTo(pair.calls);
                      assertThat(change.instructions()).isCloseTo(pair.instructions, within(5.0));
                    }));
  }

  @Test
  void theConversionIsCountedAsCompiled() {
    assertThat(bySymbol(posted, "before", ""))
        .containsEntry("do_el0_svc", 12)
        .containsEntry(COMMON, 30)
        .containsEntry(INVOKE, 43);
    assertThat(bySymbol(posted, "after", "")).doesNotContainKey(COMMON);
    assertThat(posted.plan("before").inlined()).isEqualTo(posted.plan("compiled").inlined());
  }

  /// Compiled with and without `__always_inline` (gcc 12.2): 240 bytes more, 48 of them for a
  /// preemptible kernel's checks, which are not counted.
  @Test
  void inliningTheConvertedFunctionCostsItsTextOnceMore() {
    int before = TextSize.of(posted, InlinePlan.of(posted.plan("before"))).total();
    int after = TextSize.of(posted, InlinePlan.of(posted.plan("after"))).total();
    assertThat(after - before).isCloseTo(192, within(8));
  }

  @Test
  void theFirmwareIsNotInlinedForAReasonOfItsOwn() {
    assertThat(
            Expander.expand(own, "vectors", InlinePlan.NONE)
                .call("bhb-firmware")
                .orElseThrow()
                .verdict())
        .isEqualTo(new Verdict.Cannot("an SMC or HVC instruction into the firmware"));
  }

  @Test
  void aNewTaskLeavesByTheSameFunctions() {
    for (Flow flow : List.of(own, posted, late)) {
      InlinePlan plan = InlinePlan.of(flow.plan("compiled"));
      assertThat(count(flow, "fork-return", plan, "").bySymbol())
          .containsOnlyKeys("ret_from_fork", "asm_exit_to_user_mode", "ret_to_user");
      assertThat(count(flow, "fork-return", plan, "").total().unknown())
          .containsOnlyKeys("schedule_tail");
      assertThat(count(flow, "fork-return", plan, "kernel-thread").total().unknown())
          .containsOnlyKeys("schedule_tail", "func");
    }
  }

  @Test
  void everyKindOfWorkReachesItsFunction() {
    Map<String, List<String>> callees =
        Map.of(
            "ptrace", List.of("ptrace_notify"),
            "seccomp", List.of("__secure_computing"),
            "audit", List.of("__audit_syscall_entry", "__audit_syscall_exit"),
            "syscall-tracepoint", List.of("trace_sys_enter", "trace_sys_exit"),
            "need-resched", List.of("schedule"),
            "uprobe", List.of("uprobe_notify_resume"),
            "foreign-fpstate", List.of("fpsimd_restore_current_state"),
            "mte-async-fault", List.of("send_sig_fault"));
    for (Flow flow : List.of(own, posted, late)) {
      callees.forEach(
          (on, functions) ->
              assertThat(count(flow, "compiled", on).unknown())
                  .as(flow.id() + " " + on)
                  .containsOnlyKeys(functions));
    }
    assertThat(count(own, "compiled", "signal-pending").unknown()).containsOnlyKeys("do_signal");
    assertThat(count(late, "compiled", "signal-pending").unknown())
        .containsOnlyKeys("arch_do_signal_or_restart");
    assertThat(count(posted, "compiled", "user-dispatch").unknown())
        .containsOnlyKeys("syscall_user_dispatch");
    assertThat(count(posted, "compiled", "livepatch").unknown())
        .containsOnlyKeys("klp_update_patch_state");
  }
}
