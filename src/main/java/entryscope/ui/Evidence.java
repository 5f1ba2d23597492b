// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Catalogue;
import entryscope.session.EvidenceBoard;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The board of evidence, made when it is first asked for and away from the thread of the window.
public final class Evidence {
  private final ReadOnlyObjectWrapper<Optional<EvidenceBoard>> board =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final Executor work;
  private final Executor fx;
  private Optional<Catalogue> asked = Optional.empty();

  Evidence(Executor work, Executor fx) {
    this.work = work;
    this.fx = fx;
  }

  /// The newest board there is; empty until one was asked for and made.
  public ReadOnlyObjectProperty<Optional<EvidenceBoard>> board() {
    return board.getReadOnlyProperty();
  }

  /// Makes the board of a catalogue, unless that is what was asked for last.
  public void ask(Catalogue catalogue) {
    if (isAsked(catalogue)) {
      return;
    }
    asked = Optional.of(catalogue);
    work.execute(
        () -> {
          EvidenceBoard made = EvidenceBoard.of(catalogue);
          fx.execute(() -> show(catalogue, made));
        });
  }

  private void show(Catalogue catalogue, EvidenceBoard made) {
    if (isAsked(catalogue)) {
      board.set(Optional.of(made));
    }
  }

  private boolean isAsked(Catalogue catalogue) {
    return asked.filter(known -> known == catalogue).isPresent();
  }
}
