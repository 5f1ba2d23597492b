// SPDX-License-Identifier: Apache-2.0
package entryscope.flows;

import static entryscope.flows.Shipped.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.cost.PathCounter;
import entryscope.cost.Scenario;
import entryscope.cost.Tally;
import entryscope.flow.Flow;
import entryscope.flow.Operation;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Probability;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Holds the flows of 4.1 to what Rik van Riel's patch does to interrupts. There is no build to
/// count in: only what the source says is tested.
class V4FlowTest {
  private static final Flow BEFORE = read("x86_64-4.1-vanilla");
  private static final Flow AFTER = read("x86_64-4.1-irqsoff");
  private static final Flow BEFORE_32 = read("x86_32-4.1-vanilla");
  private static final Flow AFTER_32 = read("x86_32-4.1-irqsoff");

  private static Tally path(Flow flow, String entry, String plan, String... on) {
    Map<String, Probability> set =
        Arrays.stream(on).collect(Collectors.toMap(Function.identity(), _ -> new Probability(1)));
    String root = flow.entries().get(entry).function();
    return PathCounter.count(
            flow,
            Expander.expand(flow, root, InlinePlan.of(flow.plan(plan))),
            new Scenario("of-test", "", "", set))
        .total();
  }

  private static Tally count(Flow flow, String... on) {
    return path(flow, "system-call", "compiled", on);
  }

  /// Saves, restores, switches on and off of the interrupt state, in this order.
  private static List<Double> interrupts(Tally tally) {
    return Stream.of(
            Operation.IRQ_SAVE, Operation.IRQ_RESTORE, Operation.IRQ_ENABLE, Operation.IRQ_DISABLE)
        .map(tally::count)
        .toList();
  }

  @TestFactory
  Stream<DynamicTest> eachPathLeavesOnce() {
    return Stream.of(BEFORE, AFTER, BEFORE_32, AFTER_32)
        .map(flow -> DynamicTest.dynamicTest(flow.id(), () -> leavesOnce(flow)));
  }

  private static void leavesOnce(Flow flow) {
    Stream<String> switches = Stream.concat(Stream.of(""), flow.switches().keySet().stream());
    switches.forEach(
        on -> {
          String[] set = on.isEmpty() ? new String[0] : new String[] {on};
          for (String entry : flow.entries().keySet()) {
            assertThat(path(flow, entry, "compiled", set).count(Operation.SYSCALL_EXIT))
                .as("%s with %s", entry, on)
                .isCloseTo(1, within(1e-9));
          }
        });
  }

  @Test
  void theFastPathIsAsLongAsBefore() {
    assertThat(count(BEFORE).operations()).isEqualTo(count(AFTER).operations());
    assertThat(count(BEFORE).instructions()).isEqualTo(42);
    assertThat(interrupts(count(AFTER))).containsExactly(0.0, 0.0, 1.0, 1.0);
  }

  /// Context tracking saves three times before and twice after; accounting saves twice more.
  @Test
  void onATicklessProcessorOneSaveAndRestoreGoes() {
    Tally before = count(BEFORE, "nohz-full");
    Tally after = count(AFTER, "nohz-full");
    assertThat(interrupts(before)).containsExactly(5.0, 5.0, 2.0, 8.0);
    assertThat(interrupts(after)).containsExactly(4.0, 4.0, 2.0, 7.0);
    assertThat(after.minus(before).instructions()).isEqualTo(-5);
    assertThat(after.calls()).isEqualTo(before.calls());
    assertThat(after.unknown()).isEqualTo(before.unknown());
  }

  @Test
  void theAcctPatchTakesTheSavesOfAccounting() {
    assertThat(interrupts(count(BEFORE, "nohz-full", "acct-patch")))
        .containsExactly(3.0, 3.0, 2.0, 6.0);
    assertThat(interrupts(count(AFTER, "nohz-full", "acct-patch")))
        .containsExactly(2.0, 2.0, 2.0, 5.0);
  }

  @Test
  void theBaseApartCostsACall() {
    Tally apart = path(AFTER, "system-call", "base-apart", "nohz-full");
    assertThat(apart.minus(count(AFTER, "nohz-full")).calls()).isEqualTo(1);
  }

  @TestFactory
  Stream<DynamicTest> workWithoutContextTrackingSwitchesAsOftenAsBefore() {
    return Stream.of("ptrace", "seccomp", "audit", "syscall-tracepoint", "signal-pending")
        .map(
            work ->
                DynamicTest.dynamicTest(
                    work,
                    () ->
                        assertThat(interrupts(count(AFTER, work)))
                            .isEqualTo(interrupts(count(BEFORE, work)))));
  }

  /// The 32-bit entries of a 64-bit kernel turn interrupts on at once, before and after.
  @TestFactory
  Stream<DynamicTest> thePatchLeavesOutTheCompatEntries() {
    return Stream.of("compat-sysenter", "compat-syscall", "int80")
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry,
                    () -> {
                      Tally before = path(BEFORE, entry, "compiled", "nohz-full");
                      Tally after = path(AFTER, entry, "compiled", "nohz-full");
                      assertThat(interrupts(after.minus(before)))
                          .containsExactly(-1.0, -1.0, 1.0, -1.0);
                      assertThat(path(AFTER, entry, "compiled").operations())
                          .isEqualTo(path(BEFORE, entry, "compiled").operations());
                    }));
  }

  @Test
  void anEmulatedCallIsReportedOnTheWayInAlone() {
    assertThat(count(BEFORE, "ptrace").unknown())
        .containsKeys("tracehook_report_syscall_entry", "tracehook_report_syscall_exit");
    assertThat(count(BEFORE, "ptrace", "syscall-emu").unknown())
        .containsOnlyKeys("tracehook_report_syscall_entry");
  }

  @Test
  void auditedSysenterRunsTheCallWithInterruptsOff() {
    assertThat(interrupts(count(BEFORE_32, "audit"))).containsExactly(0.0, 0.0, 3.0, 2.0);
    assertThat(interrupts(count(AFTER_32, "audit"))).containsExactly(0.0, 0.0, 2.0, 2.0);
    assertThat(interrupts(count(AFTER_32, "audit", "ptrace")))
        .isEqualTo(interrupts(count(BEFORE_32, "audit", "ptrace")));
  }

  @Test
  void tracedInt80TurnsInterruptsOnThoughTheyAreOn() {
    assertThat(interrupts(path(BEFORE_32, "int80", "compiled")))
        .containsExactly(0.0, 0.0, 0.0, 1.0);
    Tally before = path(BEFORE_32, "int80", "compiled", "ptrace");
    Tally after = path(AFTER_32, "int80", "compiled", "ptrace");
    assertThat(after.minus(before).count(Operation.IRQ_ENABLE)).isEqualTo(1);
    assertThat(after.minus(before).instructions()).isEqualTo(1);
  }
}
