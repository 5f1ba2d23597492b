// SPDX-License-Identifier: Apache-2.0
package entryscope.layout;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Flow;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import entryscope.listing.Architecture;
import entryscope.listing.Listing;
import entryscope.listing.graph.Known;
import entryscope.listing.making.Decisions;
import entryscope.listing.making.FlowMaker;
import entryscope.listing.making.Label;
import entryscope.listing.making.Wanted;
import entryscope.listing.read.Listings;
import entryscope.listing.read.Options;
import entryscope.listing.trace.Prepared;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UnresolvedJumpTest {
  private static final String TEXT =
      """
      0000000000001000 <f>:
          1000:	addi	a0,a0,1
          1004:	jr	a0
          1008:	ret
      """;

  private static Expansion.Call call(Known known) throws Exception {
    Listing listing;
    try (var index =
        Listings.ofText("test", TEXT, Options.DEFAULT.withArchitecture(Architecture.RISCV64))) {
      listing = index.whole();
    }
    Flow flow =
        FlowMaker.make(
                Prepared.of(listing, Optional.empty(), known).graphs(),
                new Wanted(List.of(0x1000L), Optional.empty(), 1),
                Optional.empty(),
                Decisions.NONE,
                new Label("test", "test", "test.txt", "6.12", "test", List.of()))
            .flow();
    return Expander.expand(flow, "f", InlinePlan.NONE)
        .allCalls()
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no call"));
  }

  @Test
  void aJumpWithoutTargetsSaysThatItIsUnresolvedAndHowToTellThem() throws Exception {
    Expansion.Call call = call(Known.NOTHING);
    assertThat(Wording.ofCall(call).title()).isEqualTo("unresolved jump");
    assertThat(Wording.ofCall(call).detail()).contains("targets not known");
    assertThat(call.callee().does()).contains("--target f+0x4=");
  }

  @Test
  void aTargetThatIsToldIsNoneUnresolved() throws Exception {
    Expansion.Call call = call(new Known(Map.of(0x1004L, List.of(0x2000L))));
    assertThat(call.callee().isUnresolved()).isFalse();
  }
}
