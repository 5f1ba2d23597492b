// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.EvidenceCase;
import entryscope.cost.EvidenceCase.Side;
import entryscope.quantity.Probability;
import entryscope.session.Document;
import entryscope.session.EvidenceBoard;
import entryscope.session.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Predictions beside published figures, without a toolkit.
final class EvidenceTest {
  private final List<Runnable> later = new ArrayList<>();
  private final Store store =
      new Store(
          Samples.withEvidence(),
          Samples.document(),
          new Workbench(),
          Workers.of(later::add, Runnable::run));

  private String published(Optional<EvidenceBoard> board) {
    return Published.of(store.catalogue().get(), store.document(), board);
  }

  private Document opened() {
    new Desk(store).open(store.catalogue().get().evidence().values().iterator().next());
    return store.document();
  }

  @Test
  void theBoardIsMadeOnceAndByTheWorker() {
    store.evidence().ask(store.catalogue().get());
    store.evidence().ask(store.catalogue().get());
    assertThat(later).hasSize(1);
    assertThat(store.evidence().board().get()).isEmpty();
    later.getFirst().run();
    assertThat(store.evidence().board().get().orElseThrow().predictions())
        .extracting(prediction -> prediction.evidence().id())
        .containsExactly("S1", "S2");
  }

  @Test
  void aBoardOfAnEarlierCatalogueIsDropped() {
    store.evidence().ask(store.catalogue().get());
    store.evidence().ask(Samples.catalogue());
    later.getFirst().run();
    assertThat(store.evidence().board().get()).isEmpty();
    later.getLast().run();
    assertThat(store.evidence().board().get().orElseThrow().predictions()).isEmpty();
  }

  @Test
  void openingACaseShowsItsChangeAgainstItsBeforeAndCanBeUndone() {
    Document first = store.document();
    Document shown = opened();
    assertThat(shown.planName()).isEqualTo("after");
    assertThat(shown.reference()).isEqualTo("before");
    assertThat(shown.scenario().id()).isEqualTo("traced");
    assertThat(shown.machine().id()).isEqualTo("toy-machine");
    store.undo();
    assertThat(store.document()).isEqualTo(first);
  }

  @Test
  void openingACaseSetsWhatItsSideSets() {
    EvidenceCase plain = Objects.requireNonNull(store.catalogue().get().evidence().get("S1"));
    Side set = new Side("toy", "system-call", "after", Map.of("pending", new Probability(0.25)));
    new Desk(store)
        .open(
            new EvidenceCase(
                "S9",
                plain.title(),
                plain.machine(),
                plain.scenario(),
                plain.before(),
                set,
                plain.published(),
                plain.benchmark(),
                plain.source(),
                plain.caveats()));
    assertThat(store.document().scenario().set()).containsEntry("pending", new Probability(0.25));
  }

  @Test
  void aPublishedFigureStandsBesideItsAnchoredPrediction() {
    Document shown = opened();
    assertThat(published(Optional.empty()))
        .startsWith("S1: published 60.0 ns, 94.9 before\nS2: published +30.0 %");
    String text = published(Optional.of(EvidenceBoard.of(store.catalogue().get())));
    assertThat(text.lines().toList().getFirst())
        .matches(
            "S1: published 60\\.0 ns, 94\\.9 before, predicted [\\d.]+ ns"
                + " \\([\\d.]+ – [\\d.]+\\) from there, missed");
    assertThat(text.lines().toList().getLast())
        .matches("S2: published \\+30\\.0 % calls per second, predicted .*, (covered|missed)");
    store.send(new entryscope.session.Edit.ChoosePlan(shown.flow().plan("before")));
    assertThat(published(Optional.empty()))
        .startsWith("S1: published 94.9 ns, and for “after” 60.0 ns")
        .contains("S2: published for “after” +30.0 %");
  }

  @Test
  void aDocumentThatNoCaseIsAboutHasNothingPublished() {
    assertThat(published(Optional.empty())).isEmpty();
  }
}
