// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Machine;
import entryscope.cost.Place;
import entryscope.cost.Scenario;
import entryscope.flow.ToyFlow;
import entryscope.inlining.CallPath;
import entryscope.quantity.Gigahertz;
import entryscope.quantity.Probability;
import entryscope.session.Journey.How;
import entryscope.session.Journey.Stop;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class JourneyTest {
  private static final Document DOCUMENT =
      Document.of(
          ToyFlow.flow(),
          new Scenario("quiet", "quiet", "", Map.of()),
          new Machine(
              "m", "m", List.of("toy"), new Gigahertz(1), Probability.NEVER, Map.of(), List.of()));

  private static Stop stop(String block, How how) {
    return new Stop(DOCUMENT, new Selection.OfBlock(new Place(CallPath.of("entry"), block)), how);
  }

  private static List<String> past(Journey journey) {
    return journey.past().stream().map(JourneyTest::block).toList();
  }

  private static String block(Stop stop) {
    return stop.selection() instanceof Selection.OfBlock(Place place) ? place.block() : "";
  }

  private static Journey start() {
    return Journey.of(new Stop(DOCUMENT, new Selection.Nothing(), How.JUMP));
  }

  @Test
  void backAndForwardVisitTheSamePlaces() {
    Journey journey =
        start().then(stop("a", How.JUMP)).then(stop("b", How.JUMP)).then(stop("c", How.JUMP));
    Journey back = journey.back().back();
    assertThat(block(back.present())).isEqualTo("a");
    assertThat(back.canGoBack()).isFalse();
    assertThat(block(back.forward().forward().present())).isEqualTo("c");
  }

  @Test
  void aWalkIsRememberedByItsEnds() {
    Journey journey =
        start()
            .then(stop("a", How.JUMP))
            .then(stop("b", How.WALK))
            .then(stop("c", How.WALK))
            .then(stop("d", How.JUMP));
    assertThat(past(journey)).containsExactly("a", "c");
  }

  @Test
  void aNewPlaceEndsTheFuture() {
    Journey journey = start().then(stop("a", How.JUMP)).then(stop("b", How.JUMP)).back();
    assertThat(journey.canGoForward()).isTrue();
    assertThat(journey.then(stop("c", How.JUMP)).canGoForward()).isFalse();
    assertThat(journey.then(stop("a", How.WALK))).isSameAs(journey);
  }
}
