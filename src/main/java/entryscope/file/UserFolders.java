// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Where a program keeps what belongs to its user. The folders need not exist.
///
/// @param config what the user chose: preferences
/// @param state what the program remembers: work that is not saved yet
public record UserFolders(Path config, Path state) {
  private static final String NAME = "entryscope";

  /// The folders of a platform: those of the XDG Base Directory Specification 0.8 on Linux and
  /// other Unixes, `Library/Application Support` on macOS, `%APPDATA%` and `%LOCALAPPDATA%` on
  /// Windows.
  ///
  /// @param system the platform's name as Java gives it in `os.name`
  /// @param environment variables; a relative path in one is ignored, as the specification asks
  public static UserFolders of(String system, Map<String, String> environment, Path home) {
    String os = system.toLowerCase(Locale.ROOT);
    if (os.startsWith("mac")) {
      Path support = home.resolve("Library", "Application Support", "Entryscope");
      return new UserFolders(support, support);
    }
    if (os.startsWith("windows")) {
      return new UserFolders(
          folder(environment, "APPDATA", home.resolve("AppData", "Roaming"), "Entryscope"),
          folder(environment, "LOCALAPPDATA", home.resolve("AppData", "Local"), "Entryscope"));
    }
    return new UserFolders(
        folder(environment, "XDG_CONFIG_HOME", home.resolve(".config"), NAME),
        folder(environment, "XDG_STATE_HOME", home.resolve(".local", "state"), NAME));
  }

  private static Path folder(
      Map<String, String> environment, String variable, Path otherwise, String name) {
    return Optional.ofNullable(environment.get(variable))
        .flatMap(UserFolders::absolute)
        .orElse(otherwise)
        .resolve(name);
  }

  private static Optional<Path> absolute(String text) {
    try {
      return Optional.of(Path.of(text)).filter(Path::isAbsolute);
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
