// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.SafeWriter;
import entryscope.picture.Palette;
import entryscope.session.SvgDrawing;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "draw",
    mixinStandardHelpOptions = true,
    description = "Draws the path of a flow, as the window does, or writes it as a graph.")
final class DrawCommand implements Callable<Integer> {
  private final Console console;

  /// The colours of a drawing.
  enum Colours {
    light(Palette.LIGHT),
    dark(Palette.DARK),
    paper(Palette.PAPER);

    private final Palette palette;

    Colours(Palette palette) {
      this.palette = palette;
    }

    Palette palette() {
      return palette;
    }
  }

  @Parameters(paramLabel = "FLOW", description = "Id of a flow, or the file of a flow or session.")
  private String flow = "";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "The file to write: .svg; as a graph .dot, .graphml, .mmd or .json.")
  private Path output = Path.of("");

  @Option(
      names = "--palette",
      paramLabel = "PALETTE",
      description = "light, dark or paper (default: light).")
  private Colours colours = Colours.light;

  @Option(
      names = "--each-function",
      description = "Write a graph of each function by itself: FILE-FUNCTION.dot and so on.")
  private boolean eachFunction;

  @Mixin private CatalogueOptions catalogueOptions = new CatalogueOptions();

  @Mixin private DocumentOptions documentOptions = new DocumentOptions();

  DrawCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    var graph = GraphFiles.format(output);
    if (graph.isEmpty() && !output.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
      throw Stop.usage(
          "-o %s: the name must end in .svg, .dot, .graphml, .mmd or .json".formatted(output));
    }
    if (graph.isEmpty() && eachFunction) {
      throw Stop.usage(
          "--each-function writes graphs: -o must end in .dot, .graphml, .mmd or .json");
    }
    Subject subject = Subject.of(flow, catalogueOptions, documentOptions, console);
    if (graph.isPresent()) {
      return new GraphFiles(console, colours.palette, eachFunction)
          .write(subject.document(), output, graph.get());
    }
    String svg = SvgDrawing.of(subject.document(), colours.palette);
    Optional<String> problem = SafeWriter.write(output, svg);
    problem.ifPresent(console::complain);
    return problem.isPresent() ? ExitCode.UNREADABLE : ExitCode.OK;
  }
}
