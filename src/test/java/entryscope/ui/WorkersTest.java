// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.listing.read.Options;
import entryscope.session.Edit;
import entryscope.session.Workbench;
import entryscope.session.importing.Source;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What goes on while a listing is read that takes for ever.
final class WorkersTest {
  private static final Source LISTING =
      new Source.OfFile(Path.of("src/test/resources/listing/x86_64-gnu.txt"));

  private final List<Runnable> waiting = new ArrayList<>();
  private final Store store =
      new Store(
          Samples.catalogue(),
          Samples.document(),
          new Workbench(),
          new Workers(Runnable::run, waiting::add, Runnable::run, Runnable::run));

  private void read() {
    store.importing().read(LISTING, Options.DEFAULT);
    assertThat(store.importing().state().get()).isInstanceOf(Importing.State.Busy.class);
  }

  @Test
  void aToggleShowsItsFigureAndItsDrawing() {
    read();
    var figures = store.figures().get();
    var picture = store.picture().get();
    store.send(new Edit.InlineFunction("leave", true));
    assertThat(store.stale().get()).isFalse();
    assertThat(store.figures().get().document()).isEqualTo(store.document());
    assertThat(store.figures().get()).isNotEqualTo(figures);
    assertThat(store.picture().get()).isNotEqualTo(picture);
    assertThat(waiting).hasSize(1);
  }

  @Test
  void aComparisonIsMade() {
    read();
    store
        .comparing()
        .ask(CompareSheet.reference(store.document()), store.document(), store.catalogue().get());
    assertThat(store.comparing().newest().get()).isPresent();
  }

  @Test
  void theListingIsReadAllTheSame() {
    read();
    store.send(new Edit.InlineFunction("leave", true));
    waiting.forEach(Runnable::run);
    assertThat(store.importing().state().get()).isInstanceOf(Importing.State.Ready.class);
  }
}
