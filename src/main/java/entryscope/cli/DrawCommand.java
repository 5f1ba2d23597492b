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
    description = "Draws the path of a flow, as the window does.")
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
  }

  @Parameters(paramLabel = "FLOW", description = "Id of a flow, or the file of a flow or session.")
  private String flow = "";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE.svg",
      required = true,
      description = "The file to write.")
  private Path output = Path.of("");

  @Option(
      names = "--palette",
      paramLabel = "PALETTE",
      description = "light, dark or paper (default: light).")
  private Colours colours = Colours.light;

  @Mixin private CatalogueOptions catalogueOptions = new CatalogueOptions();

  @Mixin private DocumentOptions documentOptions = new DocumentOptions();

  DrawCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (!output.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
      throw Stop.usage("-o %s: the name must end in .svg".formatted(output));
    }
    Subject subject = Subject.of(flow, catalogueOptions, documentOptions, console);
    String svg = SvgDrawing.of(subject.document(), colours.palette);
    Optional<String> problem = SafeWriter.write(output, svg);
    problem.ifPresent(console::complain);
    return problem.isPresent() ? ExitCode.UNREADABLE : ExitCode.OK;
  }
}
