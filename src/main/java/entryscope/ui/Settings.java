// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Preferences;
import entryscope.file.PreferencesFile;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The preferences of the window: panes show what it holds and send it changes, which are kept for
/// the next start.
///
/// Used by the thread of the window only.
public final class Settings {
  private final ReadOnlyObjectWrapper<Preferences> preferences;
  private final Optional<PreferencesFile> file;
  private final Executor disk;
  private final Consumer<String> tell;

  /// @param file where changes are kept; absent where nothing is to be remembered, as in tests
  /// @param disk writes, one change after the other
  /// @param tell says on the thread of the window why a change could not be kept
  public Settings(
      Preferences start, Optional<PreferencesFile> file, Executor disk, Consumer<String> tell) {
    this.preferences = new ReadOnlyObjectWrapper<>(start);
    this.file = file;
    this.disk = disk;
    this.tell = tell;
  }

  public ReadOnlyObjectProperty<Preferences> preferences() {
    return preferences.getReadOnlyProperty();
  }

  /// Whether this is the first window that this reader sees.
  boolean isFirstStart() {
    return file.isPresent() && preferences.get().window().isEmpty();
  }

  /// Changes them, here at once and in the file soon: there the same change is made to what another
  /// window may have written meanwhile.
  public void change(UnaryOperator<Preferences> change) {
    Preferences changed = change.apply(preferences.get());
    if (!changed.equals(preferences.get())) {
      preferences.set(changed);
      file.ifPresent(kept -> disk.execute(() -> kept.update(change).ifPresent(tell)));
    }
  }
}
