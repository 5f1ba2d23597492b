// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/// The command line: `entryscope COMMAND`; without a command it opens the window.
public final class CommandLineProgram {
  private CommandLineProgram() {}

  @Command(
      name = "entryscope",
      mixinStandardHelpOptions = true,
      version = "entryscope 0.1.0",
      description = "Where the nanoseconds of a Linux system call go.",
      footer = {
        "",
        "Without a command, the window opens. FLOW is the id of a flow ('entryscope",
        "list') or a file. Exit codes: 0 ok, 1 findings in the input, 2 usage,",
        "3 unreadable input, unwritable output or no display; 141, without a word, where",
        "the output is a pipe that is read no further."
      })
  private static final class Root {}

  /// Runs one command.
  ///
  /// @param window opens the window; the command line itself knows nothing of it
  /// @return the exit code
  public static int run(
      String[] arguments, PrintWriter out, PrintWriter err, WindowStarter window) {
    Console console = new Console(out, err);
    CommandLine program =
        new CommandLine(new Root())
            .addSubcommand("window", new WindowCommand(console, window))
            .addSubcommand("list", new ListCommand(console))
            .addSubcommand("estimate", new EstimateCommand(console))
            .addSubcommand("outline", new OutlineCommand(console))
            .addSubcommand("draw", new DrawCommand(console))
            .addSubcommand("compare", new CompareCommand(console))
            .addSubcommand("report", new ReportCommand(console))
            .addSubcommand("validate", new ValidateCommand(console))
            .addSubcommand("evidence", new EvidenceCommand(console))
            .addSubcommand("completion", new CompletionCommand(console))
            .addSubcommand("import", new ImportCommand(console, System.in))
            .addSubcommand("help", new HelpCommand())
            .setOut(out)
            .setErr(err)
            .setUsageHelpAutoWidth(false)
            .setParameterExceptionHandler(new Misuse(console))
            .setExecutionExceptionHandler(
                (e, _, _) -> {
                  if (e instanceof Stop stop) {
                    return stop.report(console);
                  }
                  throw e;
                });
    String[] command = arguments.length == 0 ? new String[] {"window"} : arguments;
    try {
      int code = program.execute(command);
      return console.isCutShort() ? ExitCode.UNREADABLE : code;
    } catch (Outlet.Closed _) {
      return ExitCode.UNREAD;
    }
  }
}
