// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.cost.Scenario;
import entryscope.flow.ToyFlow;
import entryscope.inlining.CallPath;
import entryscope.quantity.Probability;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WhyTest {
  private final Figures figures =
      new Workbench()
          .figures(
              Document.of(
                  ToyFlow.flow(),
                  new Scenario("sometimes", "", "", Map.of("traced", new Probability(0.05))),
                  EditTest.machine()));

  private double time(Why why) {
    return figures.pricing().typical(why.tally(figures)).value();
  }

  private double total() {
    return figures.estimate().latency().typical().value();
  }

  @Test
  void categoriesAndFunctionsEachAddUpToTheTotal() {
    double categories =
        Why.all(figures).stream()
            .filter(Why.OfCategory.class::isInstance)
            .mapToDouble(this::time)
            .sum();
    double functions =
        Why.all(figures).stream()
            .filter(Why.OfFunction.class::isInstance)
            .mapToDouble(this::time)
            .sum();
    assertThat(categories).isCloseTo(total(), within(1e-9));
    assertThat(functions).isCloseTo(total(), within(1e-9));
  }

  @Test
  void theRootWithAllInsideIsTheTotal() {
    Why root = new Why.OfSelected(new Selection.OfBody(CallPath.of("entry")));
    assertThat(time(root)).isCloseTo(total(), within(1e-9));
  }

  @Test
  void everyExplanationNamesCountsCostsSourcesAndModelInAMailsWidth() {
    for (Why why : Why.all(figures)) {
      String text = Explanation.of(figures, why, "sometimes");
      assertThat(text).contains("x cost low/typ/high", "model 1", "scenario sometimes", "test");
      assertThat(text.lines()).allMatch(line -> line.length() <= 76, "is at most 75 columns");
    }
  }

  @Test
  void theDistributionHoldsAllPassesInOrder() {
    Distribution distribution = Distribution.of(figures);
    assertThat(distribution.isSpread()).isTrue();
    assertThat(distribution.passes().stream().mapToDouble(Distribution.Pass::probability).sum())
        .isCloseTo(1, within(1e-9));
    assertThat(distribution.passes())
        .isSortedAccordingTo(java.util.Comparator.comparing(Distribution.Pass::time));
    assertThat(distribution.passes().getLast().probability()).isCloseTo(0.05, within(1e-9));
  }
}
