// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Flow;
import entryscope.flow.ToyFlow;
import entryscope.inlining.CallPath;
import entryscope.inlining.InlinePlan;
import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextSizeTest {
  private final Flow flow = ToyFlow.flow();

  @Test
  void everyBodyOutOfLineIsEmittedOnce() {
    assertThat(TextSize.of(flow, InlinePlan.NONE).bySymbol())
        .containsEntry("dispatch", 100)
        .containsEntry("enter", 20)
        .containsEntry("leave", 60)
        .containsEntry("loop", 300)
        .doesNotContainKeys("work", "handler");
  }

  @Test
  void anInlinedBodyMovesWithoutItsLinkage() {
    TextSize text = TextSize.of(flow, InlinePlan.NONE.withFunction("enter", true));
    // 20 bytes less landing pad 4, return 1, and the call 5 that was there
    assertThat(text.bySymbol()).doesNotContainKey("enter").containsEntry("dispatch", 100 + 10);
  }

  @Test
  void anExternalDefinitionIsEmittedAlthoughEveryCallIsInlined() {
    InlinePlan inlined = InlinePlan.NONE.withFunction("loop", true);
    InlinePlan emitted =
        new InlinePlan(inlined.everywhere(), inlined.here(), new LinkedHashSet<>(List.of("loop")));
    assertThat(TextSize.of(flow, emitted).total() - TextSize.of(flow, inlined).total())
        .isEqualTo(300);
  }

  @Test
  void differingChoicesInsideABodyMakeAClone() {
    InlinePlan plan =
        new InlinePlan(
            new LinkedHashSet<>(),
            java.util.Map.of(CallPath.parse("entry/save/out/loop-call"), true),
            new LinkedHashSet<>(List.of("leave")));
    TextSize text = TextSize.of(flow, plan);
    assertThat(text.bySymbol().get("leave")).isEqualTo(60 + (60 + 300 - 24 - 4 - 1 - 5));
  }
}
