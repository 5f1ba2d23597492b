// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.ReportsWriter;
import entryscope.file.SafeWriter;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.FileNames;
import entryscope.session.report.HtmlReport;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description =
        "Writes an HTML file with the drawing of a flow, its figures and where they come from.")
final class ReportCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      paramLabel = "FLOW",
      arity = "1..*",
      description = "Ids of flows, files of flows or sessions, or patterns of ids: 's390-*'.")
  private List<String> flows = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE.html",
      description = "The file to write, of one flow.")
  private @Nullable Path output;

  @Option(
      names = "--output-dir",
      paramLabel = "DIR",
      description = "The folder to write one file per flow to, FLOW-PLAN.html.")
  private @Nullable Path folder;

  @Option(names = "--json", description = "Print what was written, as JSON.")
  private boolean json;

  @Mixin private CatalogueOptions catalogueOptions = new CatalogueOptions();

  @Mixin private DocumentOptions documentOptions = new DocumentOptions();

  ReportCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Subject> subjects = chosen();
    List<Path> files = files(subjects);
    List<ReportsWriter.Report> written = new ArrayList<>();
    for (int i = 0; i < subjects.size(); i++) {
      if (subjects.size() > 1) {
        console.progress(i + 1, subjects.size(), files.get(i).toString());
      }
      Document document = subjects.get(i).document();
      Catalogue catalogue = subjects.get(i).catalogue();
      Optional<String> problem = SafeWriter.write(files.get(i), HtmlReport.of(document, catalogue));
      if (problem.isPresent()) {
        throw Stop.unreadable(problem.get());
      }
      written.add(
          new ReportsWriter.Report(
              files.get(i).toString(),
              document.flow().id(),
              document.planId(),
              document.scenarioName(catalogue.scenarios()),
              document.machine().id()));
    }
    if (json) {
      console.print(ReportsWriter.write(written));
    }
    return ExitCode.OK;
  }

  private List<Subject> chosen() {
    List<Subject> chosen = new ArrayList<>();
    for (String wanted : flows) {
      if (wanted.matches(".*[*?].*")) {
        chosen.addAll(fitting(wanted));
      } else {
        chosen.add(Subject.of(wanted, catalogueOptions, documentOptions, console));
      }
    }
    return chosen;
  }

  private List<Subject> fitting(String pattern) {
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
    Catalogue catalogue = catalogueOptions.catalogue(console);
    List<Subject> fitting =
        catalogue.flows().values().stream()
            .filter(flow -> matcher.matches(Path.of(flow.id())))
            .map(flow -> new CatalogueOptions.Found(flow, Optional.empty()))
            .map(found -> Subject.of(found, catalogue, documentOptions))
            .toList();
    if (fitting.isEmpty()) {
      throw Stop.usage("no flow is called like \"%s\"".formatted(pattern));
    }
    return fitting;
  }

  private List<Path> files(List<Subject> subjects) {
    Path file = output;
    Path into = folder;
    if ((file == null) == (into == null)) {
      throw Stop.usage(
          file == null
              ? "name a file with -o, or a folder with --output-dir"
              : "-o and --output-dir: choose one");
    }
    if (into != null) {
      FileNames names = new FileNames();
      return subjects.stream()
          .map(Subject::document)
          .map(d -> into.resolve(names.safe(d.flow().id() + "-" + d.planId()) + ".html"))
          .toList();
    }
    if (subjects.size() > 1) {
      throw Stop.usage(
          "-o names one file for %d flows; name a folder with --output-dir"
              .formatted(subjects.size()));
    }
    return Optional.ofNullable(file).stream().toList();
  }
}
