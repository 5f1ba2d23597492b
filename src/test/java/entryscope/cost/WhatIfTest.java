// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.flow.Flow;
import entryscope.flow.Operation;
import entryscope.flow.ToyFlow;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Probability;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WhatIfTest {
  private static final List<String> FUNCTIONS = List.of("enter", "trace", "leave", "loop");

  private final Flow flow = ToyFlow.flow();
  private final Scenario undecided =
      new Scenario(
          "undecided",
          "",
          "",
          Map.of("traced", new Probability(0.25), "pending", new Probability(0.1)));

  @Test
  void whatWouldBeIsWhatThePathOfThatPlanIs() {
    Random random = new Random(11);
    VisitTable visits = new VisitTable();
    for (int i = 0; i < 100; i++) {
      InlinePlan plan = InlinePlan.NONE;
      for (String function : FUNCTIONS) {
        plan = plan.withFunction(function, random.nextBoolean());
      }
      Expansion path = Expander.expand(flow, "entry", plan);
      WhatIf whatIf = new WhatIf(flow, path, plan, undecided, visits);
      for (String function : FUNCTIONS) {
        check(whatIf, function, plan.withFunction(function, true));
        check(whatIf, function, plan.withFunction(function, false));
      }
    }
  }

  private void check(WhatIf whatIf, String function, InlinePlan plan) {
    WhatIf.Outcome outcome = whatIf.of(function, plan);
    Tally fresh = PathCounter.count(flow, Expander.expand(flow, "entry", plan), undecided).total();
    for (Operation operation : Operation.values()) {
      assertThat(outcome.tally().count(operation))
          .as("%s of %s with %s", operation, plan, function)
          .isCloseTo(fresh.count(operation), within(1e-9));
    }
    assertThat(outcome.tally().unknown().keySet()).isEqualTo(fresh.unknown().keySet());
    assertThat(outcome.bytes()).isEqualTo(TextSize.of(flow, plan).total());
  }
}
