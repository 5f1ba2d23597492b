// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.EstimateWriter;
import entryscope.session.Document;
import entryscope.session.EstimateDossier;
import entryscope.session.EstimateReport;
import entryscope.session.Figures;
import entryscope.session.TableFormat;
import entryscope.session.Workbench;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "estimate",
    mixinStandardHelpOptions = true,
    description = "Estimates the latency of a flow and says what it is made of.")
final class EstimateCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FLOW", description = "Id of a flow, or the file of a flow or session.")
  private String flow = "";

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text, csv, json or markdown (default: text).")
  private TableFormat format = TableFormat.text;

  @Option(names = "--sources", description = "Say where each cost comes from.")
  private boolean sources;

  @Mixin private CatalogueOptions catalogueOptions = new CatalogueOptions();

  @Mixin private DocumentOptions documentOptions = new DocumentOptions();

  EstimateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Subject subject = Subject.of(flow, catalogueOptions, documentOptions, console);
    Document document = subject.document();
    var figures = new Workbench().figures(document);
    String scenario = document.scenarioName(subject.catalogue().scenarios());
    console.print(
        switch (json ? TableFormat.json : format) {
          case json -> json(document, scenario, figures);
          case text -> EstimateReport.of(figures, scenario, sources);
          case csv, markdown ->
              format.write(List.of(EstimateDossier.of(figures, scenario)), List.of());
        });
    return ExitCode.OK;
  }

  private static String json(Document document, String scenario, Figures figures) {
    return EstimateWriter.write(
        new EstimateWriter.Subject(
            document.flow().id(),
            document.entry(),
            document.machine().id(),
            scenario,
            document.planId()),
        figures.estimate());
  }
}
