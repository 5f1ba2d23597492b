// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.flow.ToyFlow;
import entryscope.quantity.Gigahertz;
import entryscope.quantity.Probability;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FilingTest {
  private static final Path A = Path.of("/a.entryscope.json");
  private static final Path B = Path.of("/b.entryscope.json");

  private final Document first =
      Document.of(
          ToyFlow.flow(),
          new Scenario("null-call", "null call", "", Map.of()),
          new Machine(
              "m", "m", List.of("toy"), new Gigahertz(1), Probability.NEVER, Map.of(), List.of()));

  private Document changed(Document document, String function) {
    return document.withPlan(document.plan().withFunction(function, true));
  }

  @Test
  void anUntouchedDocumentIsNotWorthKeeping() {
    Filing filing = Filing.of(first, Optional.empty());
    History history = History.of(first);
    assertThat(filing.of(history).isDirty(first)).isFalse();
    Document next = changed(first, "leave");
    assertThat(filing.of(history.then(next)).isDirty(next)).isTrue();
  }

  @Test
  void undoingAnOpeningGoesBackToTheFileOfBefore() {
    Document other = changed(first, "enter");
    Filing filing = Filing.of(first, Optional.of(A)).opened(other, Optional.of(B), other);
    History history = History.of(first).then(other).then(changed(other, "leave"));
    assertThat(filing.of(history).file()).contains(B);
    assertThat(filing.of(history.undo()).file()).contains(B);
    assertThat(filing.of(history.undo().undo()).file()).contains(A);
    assertThat(filing.of(history.undo().undo().redo()).file()).contains(B);
  }

  @Test
  void savingNamesAllStepsSinceTheOpening() {
    Document next = changed(first, "enter");
    History history = History.of(first).then(next);
    Filing filing = Filing.of(first, Optional.empty()).saved(first, A, next);
    assertThat(filing.of(history).file()).contains(A);
    assertThat(filing.of(history).isDirty(next)).isFalse();
    assertThat(filing.of(history.undo()).file()).contains(A);
    assertThat(filing.of(history.undo()).isDirty(first)).isTrue();
  }

  @Test
  void aFileThatWasOpenedTwiceHoldsOneThing() {
    Document again = changed(first, "enter");
    Filing filing = Filing.of(first, Optional.of(A)).opened(again, Optional.of(A), again);
    History history = History.of(first).then(again);
    assertThat(filing.of(history.undo()).isDirty(first)).isTrue();
  }
}
