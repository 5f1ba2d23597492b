// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import entryscope.file.OutlineWriter;
import entryscope.session.Outline;
import entryscope.session.OutlineReport;
import entryscope.session.Workbench;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "outline",
    mixinStandardHelpOptions = true,
    description = "Prints the path of a flow as an indented list with the time of each block.")
final class OutlineCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FLOW", description = "Id of a flow, or the file of a flow or session.")
  private String flow = "";

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Mixin private CatalogueOptions catalogueOptions = new CatalogueOptions();

  @Mixin private DocumentOptions documentOptions = new DocumentOptions();

  OutlineCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Subject subject = Subject.of(flow, catalogueOptions, documentOptions, console);
    Outline outline = Outline.of(new Workbench().figures(subject.document()));
    console.print(json ? OutlineWriter.write(line(outline)) : OutlineReport.of(outline));
    return ExitCode.OK;
  }

  private static OutlineWriter.Line line(Outline outline) {
    return new OutlineWriter.Line(
        outline.title(),
        outline.manner(),
        outline.ways(),
        outline.visits(),
        outline.time().value(),
        outline.isLowerBound(),
        outline.inside().stream().map(OutlineCommand::line).toList());
  }
}
