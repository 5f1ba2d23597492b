// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.Diagnostic;
import entryscope.file.Loaded;
import java.util.List;

/// Ends a command with an exit code and something to say; only the command line throws and catches
/// it.
final class Stop extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int exitCode;
  private final transient List<Diagnostic> diagnostics;

  private Stop(int exitCode, String message, List<Diagnostic> diagnostics) {
    super(message);
    this.exitCode = exitCode;
    this.diagnostics = diagnostics;
  }

  static Stop usage(String message) {
    return new Stop(ExitCode.USAGE, message, List.of());
  }

  static Stop unreadable(String message) {
    return new Stop(ExitCode.UNREADABLE, message, List.of());
  }

  static Stop of(Loaded.Failed<?> failed) {
    return new Stop(exitCode(failed), "", failed.diagnostics());
  }

  static int exitCode(Loaded.Failed<?> failed) {
    return switch (failed.reason()) {
      case UNREADABLE -> ExitCode.UNREADABLE;
      case FINDINGS -> ExitCode.FINDINGS;
    };
  }

  int report(Console console) {
    console.show(diagnostics);
    String message = String.valueOf(getMessage());
    if (!message.isEmpty()) {
      console.complain(message);
    }
    return exitCode;
  }
}
