// SPDX-License-Identifier: Apache-2.0
package entryscope.flows;

import static entryscope.flows.Shipped.read;
import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.PathCounter;
import entryscope.cost.Scenario;
import entryscope.flow.Flow;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Probability;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Whoever skips a call in the entry work keeps the handler from running, and nobody else does.
class SkippedCallTest {
  private static boolean runsTheHandler(Flow flow, String... switches) {
    Scenario scenario =
        new Scenario(
            "of-test",
            "",
            "",
            Stream.of(switches)
                .collect(Collectors.toMap(Function.identity(), _ -> new Probability(1))));
    InlinePlan plan = InlinePlan.of(flow.plan("compiled"));
    String entry = flow.entry("system-call").function();
    return PathCounter.count(flow, Expander.expand(flow, entry, plan), scenario)
        .bySymbol()
        .containsKey("handler");
  }

  @TestFactory
  Stream<DynamicTest> anEmulatedOrFilteredCallIsNotMade() {
    return Stream.of(
            "s390-6.7",
            "s390-6.13",
            "riscv64-6.13",
            "riscv64-6.16",
            "loongarch64-6.13",
            "loongarch64-6.16",
            "arm64-6.12",
            "arm64-generic-v9",
            "arm64-7.2",
            "x86_64-6.1",
            "x86_64-6.13",
            "x86_64-7.2")
        .map(
            id ->
                DynamicTest.dynamicTest(
                    id,
                    () -> {
                      Flow flow = read(id);
                      assertThat(runsTheHandler(flow)).isTrue();
                      assertThat(runsTheHandler(flow, "ptrace")).isTrue();
                      assertThat(runsTheHandler(flow, "seccomp")).isTrue();
                      assertThat(runsTheHandler(flow, "syscall-skipped")).isTrue();
                      assertThat(runsTheHandler(flow, "ptrace", "syscall-emu")).isFalse();
                      assertThat(runsTheHandler(flow, "seccomp", "syscall-skipped")).isFalse();
                      assertThat(runsTheHandler(flow, "invalid-number")).isFalse();
                    }));
  }
}
