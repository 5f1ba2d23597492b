// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/// The command line: `entryscope COMMAND`; without a command it opens the window.
public final class CommandLineProgram {
  private static final String COMPLETION = "completion";
  private static final String HELP = "help";

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
    Map<String, Supplier<Object>> commands = commands(console, window);
    String[] command = arguments.length == 0 ? new String[] {"window"} : arguments;
    CommandLine program = new CommandLine(new Root());
    named(commands, command[0]).forEach((name, made) -> program.addSubcommand(name, made.get()));
    program
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
    try {
      int code = program.execute(command);
      return console.isCutShort() ? ExitCode.UNREADABLE : code;
    } catch (Outlet.Closed _) {
      return ExitCode.UNREAD;
    }
  }

  /// How each command is made, in the order of the help.
  private static Map<String, Supplier<Object>> commands(Console console, WindowStarter window) {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("window", () -> new WindowCommand(console, window));
    commands.put("list", () -> new ListCommand(console));
    commands.put("estimate", () -> new EstimateCommand(console));
    commands.put("outline", () -> new OutlineCommand(console));
    commands.put("draw", () -> new DrawCommand(console));
    commands.put("compare", () -> new CompareCommand(console));
    commands.put("report", () -> new ReportCommand(console));
    commands.put("validate", () -> new ValidateCommand(console));
    commands.put("evidence", () -> new EvidenceCommand(console));
    commands.put(COMPLETION, () -> new CompletionCommand(console));
    commands.put("import", () -> new ImportCommand(console, System.in));
    // Not HelpCommand::new: a JVM that makes the cache of the packaged program (JDK 25) crashes on
    // a
    // reference to a constructor of a class as old as picocli's.
    commands.put(HELP, () -> new HelpCommand());
    return commands;
  }

  /// Only the command that is named: picocli takes half a second of processor time to look at all
  /// of them. Those that speak of the others, and a name that is none, need all.
  private static Map<String, Supplier<Object>> named(
      Map<String, Supplier<Object>> commands, String name) {
    Supplier<Object> one = commands.get(name);
    return one == null || name.equals(COMPLETION) || name.equals(HELP)
        ? commands
        : Map.of(name, one);
  }
}
