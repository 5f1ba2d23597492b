// SPDX-License-Identifier: Apache-2.0
package entryscope;

import entryscope.cli.CommandLineProgram;
import entryscope.cli.Outlet;
import entryscope.cli.WindowStarter.Wish;
import entryscope.file.UserFolders;
import entryscope.ui.Theme;
import entryscope.ui.Window;
import entryscope.ui.WindowOptions;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/// Starts the program. It does not extend JavaFX's Application, so that JavaFX may stand on the
/// class path.
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    System.exit(
        CommandLineProgram.run(
            arguments,
            new PrintWriter(
                new Outlet(new FileOutputStream(FileDescriptor.out)),
                false,
                StandardCharsets.UTF_8),
            new PrintWriter(System.err, true, StandardCharsets.UTF_8),
            Main::open));
  }

  private static UserFolders folders() {
    return UserFolders.of(
        System.getProperty("os.name", ""),
        System.getenv(),
        Path.of(System.getProperty("user.home", "")));
  }

  private static Optional<String> open(Wish wish) {
    return Window.open(
        new WindowOptions(
            wish.catalogue(),
            wish.rest(),
            wish.opened(),
            wish.code(),
            wish.asked(),
            wish.theme().map(Theme::of),
            wish.against(),
            wish.snapshot().map(s -> new WindowOptions.Snapshot(s.file(), s.width(), s.height())),
            wish.snapshot().isPresent() ? Optional.empty() : Optional.of(folders())));
  }
}
