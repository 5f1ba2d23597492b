// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.listing.making.Made;
import entryscope.listing.read.Options;
import entryscope.session.importing.ImportRequest;
import entryscope.session.importing.Source;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Reading a listing and making a flow of it, stopped half-way.
final class ImportingTest {
  private static final Source LISTING =
      new Source.OfFile(Path.of("src/test/resources/listing/x86_64-gnu.txt"));

  private final Deque<Runnable> work = new ArrayDeque<>();
  private final Importing importing = new Importing(work::add, Runnable::run);
  private final List<Made> used = new ArrayList<>();

  private void work() {
    while (!work.isEmpty()) {
      work.removeFirst().run();
    }
  }

  private void make(String function) {
    importing.make(LISTING, ImportRequest.DEFAULT.from(function, 2), "mine", used::add);
  }

  @Test
  void whatIsMadeCanBeStoppedAndTheListingStays() {
    importing.read(LISTING, Options.DEFAULT);
    work();
    make("system_call");
    assertThat(importing.state().get()).isInstanceOf(Importing.State.Busy.class);
    importing.stop();
    assertThat(importing.state().get()).isInstanceOf(Importing.State.Ready.class);
    work();
    assertThat(used).isEmpty();
    make("system_call");
    work();
    assertThat(used).hasSize(1);
  }

  @Test
  void anOlderChoiceIsNotUsedWhenAnotherIsMadeAfterStopping() {
    importing.read(LISTING, Options.DEFAULT);
    work();
    make("system_call");
    importing.stop();
    make("system_call");
    work();
    assertThat(used).hasSize(1);
  }

  @Test
  void readingThatIsStoppedLeavesNothingAndCanBegunAgain() {
    importing.read(LISTING, Options.DEFAULT);
    importing.stop();
    assertThat(importing.state().get()).isInstanceOf(Importing.State.Stopped.class);
    work();
    assertThat(importing.state().get()).isInstanceOf(Importing.State.Stopped.class);
    importing.read(LISTING, Options.DEFAULT);
    work();
    assertThat(importing.state().get()).isInstanceOf(Importing.State.Ready.class);
  }
}
