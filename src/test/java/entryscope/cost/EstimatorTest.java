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
import java.util.Map;
import org.junit.jupiter.api.Test;

class EstimatorTest {
  private final Flow flow = ToyFlow.flow();
  private final Pricing pricing = new Pricing(PricingTest.machine(0));

  private Estimate estimate(Scenario scenario) {
    Expansion root = Expander.expand(flow, "entry", InlinePlan.NONE);
    return Estimator.estimate(
        PathCounter.count(flow, root, scenario), TextSize.of(flow, InlinePlan.NONE), pricing);
  }

  @Test
  void unknownIsReportedAndNeverZero() {
    Estimate estimate = estimate(new Scenario("s", "", "", Map.of("pending", Probability.ALWAYS)));
    assertThat(estimate.isLowerBound()).isTrue();
    assertThat(estimate.uncosted().stream().map(Estimate.Uncosted::name))
        .contains("work", "store", "handler")
        .doesNotContain("alu");
  }

  @Test
  void theLinesAddUpToTheTypicalLatency() {
    Estimate estimate = estimate(new Scenario("s", "", "", Map.of("traced", new Probability(0.3))));
    assertThat(estimate.lines().stream().mapToDouble(line -> line.total().value()).sum())
        .isCloseTo(estimate.latency().typical().value(), within(1e-9));
    assertThat(estimate.lines().stream().map(Estimate.Line::operation)).contains(Operation.CALL);
  }

  @Test
  void percentilesAreThoseOfTheWorlds() {
    Estimate quiet = estimate(new Scenario("s", "", "", Map.of()));
    Estimate traced = estimate(new Scenario("s", "", "", Map.of("traced", Probability.ALWAYS)));
    Estimate rare = estimate(new Scenario("s", "", "", Map.of("traced", new Probability(0.05))));
    assertThat(rare.percentiles().p50()).isEqualTo(quiet.percentiles().p50());
    assertThat(rare.percentiles().p90()).isEqualTo(quiet.percentiles().p50());
    assertThat(rare.percentiles().p99()).isEqualTo(traced.percentiles().p50());
  }

  @Test
  void theExpectedTimeLiesBetweenTheWorlds() {
    Estimate quiet = estimate(new Scenario("s", "", "", Map.of()));
    Estimate traced = estimate(new Scenario("s", "", "", Map.of("traced", Probability.ALWAYS)));
    Estimate half = estimate(new Scenario("s", "", "", Map.of("traced", new Probability(0.5))));
    assertThat(half.latency().typical().value())
        .isCloseTo(
            (quiet.latency().typical().value() + traced.latency().typical().value()) / 2,
            within(1e-9));
  }
}
