// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.FlowReader;
import entryscope.file.Loaded;
import entryscope.file.SessionFile;
import entryscope.file.ValidationWriter;
import entryscope.flow.Flow;
import entryscope.session.Document;
import entryscope.session.Opened;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
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

  @Option(names = "--json", description = "Print JSON, the findings included.")
  private boolean json;

  @Mixin private CatalogueOptions catalogueOptions = new CatalogueOptions();

  ValidateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Map<Path, Loaded<String>> checked = new LinkedHashMap<>();
    for (Path file : files) {
      Loaded<String> loaded = check(file);
      checked.put(file, loaded);
      if (!json) {
        console.show(loaded.messages());
        loaded.toOptional().ifPresent(contents -> console.line("%s: ok (%s)", file, contents));
      }
    }
    if (json) {
      console.print(ValidationWriter.write(checked));
    }
    return checked.values().stream().mapToInt(ValidateCommand::exitCode).max().orElse(ExitCode.OK);
  }

  /// What a file holds, in a few words.
  private Loaded<String> check(Path file) {
    return SessionFile.is(file)
        ? described(
            Opened.read(file, catalogueOptions.catalogue(console)),
            opened -> contents(opened.document()))
        : described(FlowReader.read(file), ValidateCommand::contents);
  }

  private static <T> Loaded<String> described(Loaded<T> loaded, Function<T, String> contents) {
    return switch (loaded) {
      case Loaded.Ok<T>(T value, var warnings) -> new Loaded.Ok<>(contents.apply(value), warnings);
      case Loaded.Failed<T> failed -> failed.cast();
    };
  }

  private static int exitCode(Loaded<String> loaded) {
    return switch (loaded) {
      case Loaded.Ok<String>(String _, var warnings) ->
          warnings.isEmpty() ? ExitCode.OK : ExitCode.FINDINGS;
      case Loaded.Failed<String> failed -> Stop.exitCode(failed);
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
