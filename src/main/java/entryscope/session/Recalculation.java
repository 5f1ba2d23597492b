// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.picture.Picture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Derives what documents show, away from the thread that shows it.
///
/// The newest document wins: work on an older one is dropped at the next stage, and nothing of it
/// is published any more. Figures come first, since they are quick and are looked at first.
public final class Recalculation {
  private final Workbench workbench;
  private final Executor work;
  private final Executor publish;
  private final Consumer<Figures> figures;
  private final Consumer<Picture> picture;
  private final AtomicReference<@Nullable Document> newest = new AtomicReference<>();

  /// @param work runs one task after the other, since a workbench serves one at a time
  /// @param publish runs what shows the results
  public Recalculation(
      Workbench workbench,
      Executor work,
      Executor publish,
      Consumer<Figures> figures,
      Consumer<Picture> picture) {
    this.workbench = workbench;
    this.work = work;
    this.publish = publish;
    this.figures = figures;
    this.picture = picture;
  }

  /// Asks for figures and picture of `document`, and for those of no earlier one.
  public void submit(Document document) {
    newest.set(document);
    work.execute(() -> derive(document));
  }

  private void derive(Document document) {
    if (isNewest(document)) {
      Figures derived = workbench.figures(document);
      publish.execute(() -> ifNewest(document, () -> figures.accept(derived)));
    }
    if (isNewest(document)) {
      Picture drawn = workbench.picture(document);
      publish.execute(() -> ifNewest(document, () -> picture.accept(drawn)));
    }
  }

  private void ifNewest(Document document, Runnable show) {
    if (isNewest(document)) {
      show.run();
    }
  }

  private boolean isNewest(Document document) {
    return newest.get() == document;
  }
}
