// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.file.Loaded.Failed;
import entryscope.file.Loaded.Ok;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The file that preferences are kept in from one start to the next.
///
/// @param file need not exist, nor its folder
public record PreferencesFile(Path file) {
  /// The preferences of a user.
  public static PreferencesFile of(UserFolders folders) {
    return new PreferencesFile(folders.config().resolve("preferences.json"));
  }

  /// The preferences: the default ones where there is no file, and, with warnings, where the file
  /// is broken.
  public Ok<Preferences> load() {
    return switch (read()) {
      case Ok<Preferences> ok -> ok;
      case Failed<Preferences> _ when !Files.exists(file) ->
          new Ok<>(Preferences.DEFAULT, List.of());
      case Failed<Preferences> failed -> new Ok<>(Preferences.DEFAULT, failed.diagnostics());
    };
  }

  /// Changes what the file holds now, which another window may have changed since it was loaded. A
  /// broken file is kept beside it as `preferences.json.broken`.
  ///
  /// @return why the file could not be written, if it could not; it is then as it was
  public Optional<String> update(UnaryOperator<Preferences> change) {
    Preferences changed = change.apply(load().value());
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      if (Files.exists(file) && read() instanceof Failed<Preferences>) {
        Path aside = file.resolveSibling(file.getFileName() + ".broken");
        Files.copy(file, aside, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      return Optional.of("cannot write %s: %s".formatted(file, e.getMessage()));
    }
    return SafeWriter.write(file, PreferencesForm.write(changed));
  }

  private Loaded<Preferences> read() {
    return Reading.read(Input.read(file), root -> root.object(PreferencesForm::read));
  }
}
