// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.FlowReader;
import entryscope.file.Loaded;
import entryscope.flow.Flow;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "validate",
    mixinStandardHelpOptions = true,
    description = "Checks flow files: every error at once, as file:line:column: error: what.")
final class ValidateCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Flow files.")
  private List<Path> files = List.of();

  ValidateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    int worst = ExitCode.OK;
    for (Path file : files) {
      Loaded<Flow> loaded = FlowReader.read(file);
      console.show(loaded.messages());
      switch (loaded) {
        case Loaded.Ok<Flow>(Flow flow, var warnings) -> {
          console.line("%s: ok (%s)", file, contents(flow));
          worst = Math.max(worst, warnings.isEmpty() ? ExitCode.OK : ExitCode.FINDINGS);
        }
        case Loaded.Failed<Flow> failed -> worst = Math.max(worst, Stop.exitCode(failed));
      }
    }
    return worst;
  }

  private static String contents(Flow flow) {
    return "%d functions, %d switches, %d plans"
        .formatted(flow.functions().size(), flow.switches().size(), flow.plans().size());
  }
}
