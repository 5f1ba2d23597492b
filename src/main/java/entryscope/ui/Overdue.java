// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.util.Duration;

/// Whether what is shown has been out of date for long enough to be noticed.
final class Overdue {
  private static final Duration NOTICED = Duration.millis(300);

  private Overdue() {}

  static ReadOnlyBooleanProperty of(Store store) {
    ReadOnlyBooleanWrapper overdue = new ReadOnlyBooleanWrapper();
    PauseTransition wait = new PauseTransition(NOTICED);
    wait.setOnFinished(_ -> overdue.set(store.stale().get()));
    store
        .stale()
        .subscribe(
            stale -> {
              wait.stop();
              if (stale) {
                wait.playFromStart();
              } else {
                overdue.set(false);
              }
            });
    return overdue.getReadOnlyProperty();
  }
}
