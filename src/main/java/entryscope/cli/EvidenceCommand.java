// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.EvidenceWriter;
import entryscope.session.EvidenceBoard;
import entryscope.session.EvidenceReport;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "evidence",
    mixinStandardHelpOptions = true,
    description = "Puts the model's predictions beside the figures that were published.")
final class EvidenceCommand implements Callable<Integer> {
  private final Console console;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Mixin private CatalogueOptions options = new CatalogueOptions();

  EvidenceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    EvidenceBoard board = EvidenceBoard.of(options.catalogue(console));
    board.missing().forEach(console::complain);
    console.print(
        json ? EvidenceWriter.write(board.predictions()) : EvidenceReport.of(board.predictions()));
    return board.missing().isEmpty() ? ExitCode.OK : ExitCode.FINDINGS;
  }
}
