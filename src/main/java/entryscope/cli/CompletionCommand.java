// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.flow.Flow;
import entryscope.session.Catalogue;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    description = {
      "Prints a script that completes commands, options and names in bash or zsh.",
      "In ~/.bashrc or ~/.zshrc: source <(entryscope completion bash)"
    })
final class CompletionCommand implements Callable<Integer> {
  private final Console console;

  /// The shells there is a script for; it is the same one, which asks the shell what it is.
  enum Shell {
    bash,
    zsh
  }

  @Parameters(paramLabel = "SHELL", description = "bash or zsh.")
  private Shell shell = Shell.bash;

  @Mixin private CatalogueOptions options = new CatalogueOptions();

  @Spec private @Nullable CommandSpec spec;

  CompletionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    CommandSpec own = spec;
    if (own == null) {
      throw new IllegalStateException("run without its specification");
    }
    Catalogue catalogue = options.catalogue(console);
    CommandLine program = own.root().commandLine();
    Map<String, List<String>> names = names(catalogue);
    program.getSubcommands().values().forEach(command -> complete(command.getCommandSpec(), names));
    console.print(AutoComplete.bash(own.root().name(), program));
    console.line("%n# To be read by %s: source <(entryscope completion %1$s)", shell);
    return ExitCode.OK;
  }

  /// What can stand for each label of a parameter, as the catalogue is now.
  private static Map<String, List<String>> names(Catalogue catalogue) {
    Collection<Flow> flows = catalogue.flows().values();
    return Map.of(
        "FLOW", List.copyOf(catalogue.flows().keySet()),
        "MACHINE", List.copyOf(catalogue.machines().keySet()),
        "SCENARIO", List.copyOf(catalogue.scenarios().keySet()),
        "PLAN", all(flows, flow -> flow.plans().keySet()),
        "ENTRY", all(flows, flow -> flow.entries().keySet()),
        "FUNCTION", all(flows, flow -> flow.functions().keySet()));
  }

  private static List<String> all(
      Collection<Flow> flows, Function<Flow, Collection<String>> names) {
    Stream<String> found = flows.stream().flatMap(flow -> names.apply(flow).stream());
    return found.distinct().sorted().toList();
  }

  private static void complete(CommandSpec command, Map<String, List<String>> names) {
    for (OptionSpec option : List.copyOf(command.options())) {
      List<String> known = names.get(option.paramLabel());
      if (known != null) {
        command.remove(option);
        command.addOption(OptionSpec.builder(option).completionCandidates(known).build());
      }
    }
    for (PositionalParamSpec parameter : List.copyOf(command.positionalParameters())) {
      List<String> known = names.get(parameter.paramLabel());
      if (known != null) {
        command.remove(parameter);
        command.addPositional(
            PositionalParamSpec.builder(parameter).completionCandidates(known).build());
      }
    }
  }
}
