// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.CatalogueWriter;
import entryscope.session.Catalogue;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "Lists the flows, machines and scenarios there are.")
final class ListCommand implements Callable<Integer> {
  private final Console console;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Mixin private CatalogueOptions options = new CatalogueOptions();

  ListCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Catalogue catalogue = options.catalogue(console);
    if (json) {
      console.print(
          CatalogueWriter.write(
              catalogue.flows().values(),
              catalogue.machines().values(),
              catalogue.scenarios().values()));
      return catalogue.flows().isEmpty() ? ExitCode.UNREADABLE : ExitCode.OK;
    }
    console.line("flows");
    catalogue
        .flows()
        .values()
        .forEach(
            flow -> {
              entry(flow.id(), flow.title());
              detail("entries", flow.entries());
              detail("plans", flow.plans());
            });
    console.line("%nmachines");
    catalogue.machines().values().forEach(machine -> entry(machine.id(), machine.title()));
    console.line("%nscenarios");
    catalogue.scenarios().values().forEach(scenario -> entry(scenario.id(), scenario.title()));
    return catalogue.flows().isEmpty() ? ExitCode.UNREADABLE : ExitCode.OK;
  }

  private void entry(String id, String title) {
    console.line("  %-24s%s", id, title);
  }

  private void detail(String what, Map<String, ?> values) {
    console.line("  %-24s%s: %s", "", what, String.join(", ", values.keySet()));
  }
}
