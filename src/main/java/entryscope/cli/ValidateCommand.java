// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.FlowReader;
import entryscope.file.Loaded;
import entryscope.file.SessionFile;
import entryscope.flow.Flow;
import entryscope.session.Document;
import entryscope.session.Opened;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "validate",
    mixinStandardHelpOptions = true,
    description = {
      "Checks flow files and session files: every error at once, as file:line:column:",
      "error: what."
    })
final class ValidateCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Flow files and session files.")
  private List<Path> files = List.of();

  @Mixin private CatalogueOptions catalogueOptions = new CatalogueOptions();

  ValidateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    return files.stream().mapToInt(this::check).max().orElse(ExitCode.OK);
  }

  private int check(Path file) {
    return SessionFile.is(file)
        ? check(
            file,
            Opened.read(file, catalogueOptions.catalogue(console)),
            opened -> contents(opened.document()))
        : check(file, FlowReader.read(file), ValidateCommand::contents);
  }

  private <T> int check(Path file, Loaded<T> loaded, Function<T, String> contents) {
    console.show(loaded.messages());
    return switch (loaded) {
      case Loaded.Ok<T>(T value, var warnings) -> {
        console.line("%s: ok (%s)", file, contents.apply(value));
        yield warnings.isEmpty() ? ExitCode.OK : ExitCode.FINDINGS;
      }
      case Loaded.Failed<T> failed -> Stop.exitCode(failed);
    };
  }

  private static String contents(Flow flow) {
    return "%d functions, %d switches, %d plans"
        .formatted(flow.functions().size(), flow.switches().size(), flow.plans().size());
  }

  private static String contents(Document document) {
    return "%s, plan %s, %s, %s"
        .formatted(
            document.flow().id(),
            document.planName(),
            document.scenario().id(),
            document.machine().id());
  }
}
