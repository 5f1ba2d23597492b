// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import entryscope.file.DrawingsWriter;
import entryscope.session.Catalogue;
import entryscope.session.Export;
import entryscope.session.Format;
import entryscope.session.Target;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "draw",
    mixinStandardHelpOptions = true,
    description = "Draws the paths of flows, as the window does, or writes them as graphs.")
final class DrawCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      paramLabel = "FLOW",
      arity = "0..*",
      description = "Ids of flows, files of flows or sessions, or patterns such as 's390-*'.")
  private List<String> flows = List.of();

  @Option(names = "--all", description = "Draw every flow.")
  private boolean all;

  @Option(names = "--all-plans", description = "Draw each flow under each of its plans.")
  private boolean allPlans;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "The file to write: .svg, .pdf, .png; as a graph .dot, .graphml, .mmd or .json.")
  private @Nullable Path output;

  @Option(
      names = "--output-dir",
      paramLabel = "DIR",
      description = "The folder to write one file per drawing to; made where it is missing.")
  private @Nullable Path folder;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "With --output-dir: an ending as above, without its dot (default: svg).")
  private @Nullable String format;

  @Option(
      names = "--name",
      paramLabel = "TEMPLATE",
      description =
          "With --output-dir: names of the files, of {flow}, {plan}, {entry}, {machine},"
              + " {scenario} (default: {flow}-{plan}).")
  private @Nullable String template;

  @Option(names = "--json", description = "Print what was written, as JSON.")
  private boolean json;

  @Option(
      names = "--each-function",
      description = "Write a graph of each function by itself: FILE-FUNCTION.dot and so on.")
  private boolean eachFunction;

  @Mixin private ContentOptions contentOptions = new ContentOptions();

  @Mixin private ExportOptions exportOptions = new ExportOptions();

  @Mixin private CatalogueOptions catalogueOptions = new CatalogueOptions();

  @Mixin private DocumentOptions documentOptions = new DocumentOptions();

  DrawCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Target target = target();
    Export export = export(target);
    Catalogue catalogue = catalogueOptions.catalogue(console);
    List<Sitter> sitters =
        new Sitters(catalogue, catalogueOptions, documentOptions, console).of(flows, all, allPlans);
    Map<Path, Sitter> files = files(sitters, target);
    DrawingRun run = new DrawingRun(console, target, export, eachFunction);
    Optional.ofNullable(folder).ifPresent(run::makeFolder);
    int worst = run.draw(files, folder != null);
    if (json) {
      console.print(DrawingsWriter.write(run.drawn()));
    }
    return all && catalogueOptions.isIncomplete() ? Math.max(worst, ExitCode.FINDINGS) : worst;
  }

  private Target target() {
    Path file = output;
    if ((file == null) == (folder == null)) {
      throw Stop.usage(
          file == null
              ? "name a file with -o or a folder with --output-dir"
              : "-o and --output-dir: choose one");
    }
    if (file == null) {
      String ending = Optional.ofNullable(format).orElse(Format.SVG.extension());
      return known(Path.of("x." + ending), "--format " + ending);
    }
    if (format != null || template != null) {
      throw Stop.usage("--format and --name go with --output-dir; -o names the file");
    }
    return known(file, "-o " + file);
  }

  private static Target known(Path file, String option) {
    return Target.of(file)
        .orElseThrow(
            () ->
                Stop.usage(
                    "%s: the ending tells no format; there is: %s"
                        .formatted(option, Target.endings())));
  }

  private Export export(Target target) {
    return switch (target) {
      case Target.Picture(Format picture) -> {
        if (eachFunction) {
          throw Stop.usage(
              "--each-function writes graphs, no %s; endings of graphs are .dot, .graphml, .mmd,"
                      .formatted(picture.title())
                  + " .json");
        }
        yield contentOptions.in(exportOptions.export(picture));
      }
      case Target.Graph _ -> exportOptions.export(Format.SVG);
    };
  }

  private Map<Path, Sitter> files(List<Sitter> sitters, Target target) {
    Path file = output;
    Path into = folder;
    if (file == null && into != null) {
      return Sitters.files(
          sitters, into, Optional.ofNullable(template).orElse("{flow}-{plan}"), target.extension());
    }
    if (file == null || sitters.size() > 1) {
      throw Stop.usage(
          "-o names one file for %d drawings; name a folder with --output-dir"
              .formatted(sitters.size()));
    }
    return Map.of(file, sitters.getFirst());
  }
}
