// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.cost.EvidenceCase.Published;
import entryscope.cost.EvidenceCase.Side;
import entryscope.flow.Operation;
import entryscope.quantity.Nanoseconds;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PredictorTest {
  private final Pricing pricing = new Pricing(PricingTest.machine(0));
  private final Tally before =
      new Tally(Map.of(Operation.LOAD, 20.0, Operation.CALL, 2.0), Map.of());
  private final Tally after =
      new Tally(Map.of(Operation.LOAD, 20.0, Operation.CALL, 1.0), Map.of());

  private static EvidenceCase evidence(Published published) {
    Side side = Side.of("toy", "system-call", "before");
    return new EvidenceCase("T", "", "m", "s", side, side, published, "", "", List.of());
  }

  private Prediction predict(Published published) {
    return Predictor.predict(evidence(published), before, after, pricing);
  }

  @Test
  void beforeIsTakenAsPublishedAndAfterIsPredicted() {
    Prediction prediction =
        predict(new Published.Times(new Nanoseconds(100), new Nanoseconds(95.5)));
    assertThat(prediction.predicted().typical()).isEqualTo(96);
    assertThat(prediction.residual()).isCloseTo(-0.5, within(1e-9));
    assertThat(prediction.anchor().value()).isCloseTo(100 - 48, within(1e-9));
    assertThat(prediction.covered()).isTrue();
  }

  @Test
  void thePublishedAfterNeverMovesThePrediction() {
    Prediction one = predict(new Published.Times(new Nanoseconds(100), new Nanoseconds(95)));
    Prediction other = predict(new Published.Times(new Nanoseconds(100), new Nanoseconds(50)));
    assertThat(other.predicted()).isEqualTo(one.predicted());
    assertThat(other.covered()).isFalse();
  }

  @Test
  void whatHasNoCostOnBothSidesIsToldApartFromTheChange() {
    Prediction prediction =
        Predictor.predict(
            evidence(new Published.RateGain(9)),
            new Tally(Map.of(), Map.of("audit", 2.0, "gone", 1.0)),
            new Tally(Map.of(), Map.of("audit", 1.0)),
            pricing);
    assertThat(prediction.shared())
        .containsExactly(new Estimate.Uncosted("audit", Optional.empty(), 1));
    assertThat(prediction.uncosted())
        .extracting(Estimate.Uncosted::name)
        .containsExactlyInAnyOrder("audit", "gone");
  }

  @Test
  void aGainIsInPercentOfTheRate() {
    Prediction prediction = predict(new Published.RateGain(9));
    assertThat(prediction.predicted().typical()).isCloseTo(100 * (48.0 / 44 - 1), within(1e-9));
    assertThat(prediction.predicted().low()).isLessThan(prediction.predicted().typical());
  }
}
