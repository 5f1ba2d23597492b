// SPDX-License-Identifier: Apache-2.0
package entryscope;

import entryscope.cli.CommandLineProgram;
import entryscope.ui.Window;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/// Starts the program. It does not extend JavaFX's Application, so that JavaFX may stand on the class path.
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    System.exit(
        CommandLineProgram.run(
            arguments,
            new PrintWriter(System.out, false, StandardCharsets.UTF_8),
            new PrintWriter(System.err, true, StandardCharsets.UTF_8),
            Window::open));
  }
}
