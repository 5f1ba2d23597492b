// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Says what of a command line is not understood, what may have been meant and where to read on.
///
/// @param console where to say it
record Misuse(Console console) implements IParameterExceptionHandler {
  /// What picocli says of `--set ptrace`.
  private static final Pattern NO_VALUE =
      Pattern.compile("Value for option option '([^']+)' \\((\\w+)=.* but was (.*)");

  @Override
  public int handleParseException(ParameterException e, String[] arguments) {
    console.complain(what(String.valueOf(e.getMessage())));
    UnmatchedArgumentException.printSuggestions(e, console.err());
    String name = e.getCommandLine().getCommandSpec().qualifiedName(" help ");
    console.complain("see: " + name + (name.contains(" ") ? "" : " help"));
    return ExitCode.USAGE;
  }

  private static String what(String message) {
    Matcher matcher = NO_VALUE.matcher(message);
    return matcher.matches()
        ? "%1$s %3$s: %2$s=P is wanted, such as %1$s %3$s=1"
            .formatted(matcher.group(1), matcher.group(2), matcher.group(3))
        : message;
  }
}
