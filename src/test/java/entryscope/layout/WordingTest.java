// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.inlining.Expansion;
import entryscope.quantity.Probability;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class WordingTest {
  @Test
  void rareAndDearOperationsComeFirst() {
    Operations operations =
        new Operations(
            Map.of(Operation.ALU, 3.0, Operation.STORE, 12.0, Operation.IRQ_ENABLE, 1.0));
    assertThat(Wording.inShort(operations)).isEqualTo("irq-enable · 12 store · 3 alu");
    assertThat(Wording.inShort(new Operations(Map.of(Operation.LOAD, 0.5)))).isEqualTo("0.5 load");
  }

  @Test
  void waysOfABranchSayWhatDecides() {
    assertThat(ofWay(new Decision.Chance(Probability.ALWAYS), true)).isEqualTo("100 %");
    assertThat(ofWay(new Decision.Chance(new Probability(0.3)), false)).isEqualTo("70 %");
    assertThat(ofWay(new Decision.Chance(new Probability(0.001)), true)).isEqualTo("0.1 %");
    assertThat(ofWay(new Decision.Again(1.5), true)).isEqualTo("again, 1.5 passes");
    assertThat(ofWay(new Decision.Again(1), true)).isEqualTo("again, 1 pass");
    Branch branch = (Branch) Sample.branch("a | !b", "x", "y");
    assertThat(Wording.ofWay(branch, true)).isEqualTo("a | !b");
    assertThat(Wording.ofWay(branch, false)).isEqualTo("else");
  }

  private static String ofWay(Decision decision, boolean yes) {
    return Wording.ofWay(new Branch(decision, "x", "y", Branch.Code.NONE), yes);
  }

  @Test
  void callsSayHowTheCalleeIsReached() {
    Expansion root = Sample.expansion("enter_from_user_mode");
    Expansion dispatch = root.call("do").flatMap(Expansion.Call::inside).orElseThrow();
    assertThat(Wording.ofCall(root.call("do").orElseThrow()))
        .isEqualTo(new Wording("call __do_syscall", "out of line · frame 6 registers"));
    assertThat(Wording.ofCall(dispatch.call("handler").orElseThrow()).detail())
        .isEqualTo("through a pointer · not described");
    assertThat(Wording.ofCall(dispatch.call("enter").orElseThrow()).detail()).isEqualTo("inlined");
    assertThat(Wording.ofFrame(root, Optional.empty()).detail())
        .isEqualTo("entry · asm · .noinstr.text · kernel/entry/common.c:202@6.7");
  }
}
