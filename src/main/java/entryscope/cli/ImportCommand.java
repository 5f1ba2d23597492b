// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.Diagnostic;
import entryscope.file.FlowReader;
import entryscope.file.FlowWriter;
import entryscope.file.ImportWriter;
import entryscope.file.Loaded;
import entryscope.file.SafeWriter;
import entryscope.flow.Flow;
import entryscope.listing.Architecture;
import entryscope.listing.making.Made;
import entryscope.listing.read.ListingException;
import entryscope.listing.read.ListingIndex;
import entryscope.listing.read.Listings;
import entryscope.listing.read.Options;
import entryscope.session.importing.Imported;
import entryscope.session.importing.Importer;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description = "Makes a flow of a listing (objdump -d) or of an ELF file.")
final class ImportCommand implements Callable<Integer> {
  private final Console console;
  private final InputStream in;

  @Parameters(
      paramLabel = "INPUT",
      description = "objdump's text, an ELF file (vmlinux, .o), or - for standard input.")
  private String input = "";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FLOW.json",
      required = true,
      description = "The flow to write; its id is the name without .flow.json.")
  private Path output = Path.of("");

  @Option(
      names = "--arch",
      paramLabel = "ARCH",
      description =
          "Architecture, where it is not recognised: x86_64, x86_32, arm64, s390, riscv64,"
              + " loongarch64.")
  private @Nullable String arch;

  @Option(
      names = "--objdump",
      paramLabel = "TOOL",
      description = "The objdump to run on an ELF file (default: the one for its architecture).")
  private @Nullable String objdump;

  @Option(
      names = "--kernel",
      paramLabel = "VERSION",
      description = "The kernel's version, for places in its sources (default: listing).")
  private String kernel = "listing";

  @Option(names = "--strict", description = "Fail where an instruction is in no table.")
  private boolean strict;

  @Option(
      names = {"--inlines", "--lines"},
      description =
          "Ask objdump for inlined functions and source lines (ELF with debug information). What"
              + " was inlined becomes a frame, in a text made with -l --inlines too.")
  private boolean lines;

  @Option(names = "--json", description = "Print what was made, as JSON.")
  private boolean json;

  @Mixin private ImportOptions options = new ImportOptions();

  ImportCommand(Console console, InputStream in) {
    this.console = console;
    this.in = in;
  }

  @Override
  public Integer call() {
    String id = id();
    try (ListingIndex index = open()) {
      console.complain("reading " + index.origin());
      Imported.Done done = done(index, id);
      Made made = done.made();
      say(index, made);
      if (strict && !made.unknown().isEmpty()) {
        console.complain(
            "--strict: instructions in no table: %d; nothing is written"
                .formatted(made.unknown().size()));
        return ExitCode.FINDINGS;
      }
      String text = FlowWriter.write(made.flow());
      Optional<String> refused = refused(text);
      if (refused.isPresent()) {
        console.complain(
            "%s is not written, as it could not be read again: %s; follow less, by --depth or --functions"
                .formatted(output, refused.get()));
        return ExitCode.FINDINGS;
      }
      Optional<String> problem = SafeWriter.write(output, text);
      if (problem.isPresent()) {
        console.complain(problem.get());
        return ExitCode.UNREADABLE;
      }
      if (json) {
        console.print(ImportWriter.write(report(done)));
      } else {
        console.line("%s: %s", output, contents(made.flow()));
        done.path().forEach(line -> console.line("%s", line));
      }
      return ExitCode.OK;
    } catch (ListingException e) {
      throw unreadable(e.line(), e.what(), e.hint());
    }
  }

  private Imported.Done done(ListingIndex index, String id) {
    String name = String.valueOf(Path.of(input).getFileName());
    return switch (Importer.of(index, options.request(), id, name, kernel)) {
      case Imported.Done done -> done;
      case Imported.Refused(String reason) -> throw Stop.usage(reason);
      case Imported.Unreadable(int line, String what, String hint) ->
          throw unreadable(line, what, hint);
    };
  }

  private Stop unreadable(int line, String what, String hint) {
    String place = line > 0 ? input + ":" + line + ": " : what.contains(input) ? "" : input + ": ";
    return Stop.unreadable(place + what + (hint.isEmpty() ? "" : "; " + hint));
  }

  private String id() {
    String name = Path.of(output.toString()).getFileName().toString();
    String id = name.replaceFirst("(\\.flow)?\\.json$", "");
    if (id.equals(name) || !id.matches("[a-z0-9][a-z0-9_.-]{0,63}")) {
      throw Stop.usage(
          "-o %s: the flow's id is the file's name without .flow.json, so name it of"
                  .formatted(output)
              + " a-z 0-9 _ . - alone and at most 64 of them, such as mine.flow.json");
    }
    return id;
  }

  private ListingIndex open() throws ListingException {
    Options with = Options.DEFAULT;
    if (arch != null) {
      with = with.withArchitecture(architecture(arch));
    }
    if (objdump != null) {
      with = with.withObjdump(objdump);
    }
    if (lines) {
      with = with.withLines();
    }
    if (input.equals("-")) {
      return Listings.ofStream("standard input", in, with, new ConsoleProgress(console));
    }
    return Listings.open(Path.of(input), with, new ConsoleProgress(console));
  }

  private static Architecture architecture(String name) {
    return Architecture.ofId(name.toLowerCase(Locale.ROOT))
        .orElseThrow(
            () ->
                Stop.usage(
                    "--arch %s: there is %s"
                        .formatted(
                            name,
                            Arrays.stream(Architecture.values())
                                .map(Architecture::id)
                                .collect(Collectors.joining(", ")))));
  }

  private void say(ListingIndex index, Made made) {
    boolean lines = index.origin().equals(input) || input.equals("-");
    ImportWarnings warnings = new ImportWarnings(console, input, lines);
    warnings.show(made.unknown());
    warnings.show(made.warnings());
    if (made.guessed() > 0) {
      console.complain(
          (made.guessed() == 1
                  ? "1 branch goes by a heuristic"
                  : made.guessed() + " branches go by heuristics")
              + "; a comparison with another import measures these guesses"
              + " too, unless --trace or --branch tells");
    }
  }

  /// Why the program itself would not read the flow: larger than what it takes, for one.
  private static Optional<String> refused(String text) {
    return FlowReader.read("the flow", text) instanceof Loaded.Failed<Flow> failed
        ? failed.diagnostics().stream().findFirst().map(Diagnostic::message)
        : Optional.empty();
  }

  private ImportWriter.Made report(Imported.Done done) {
    Flow flow = done.made().flow();
    return new ImportWriter.Made(
        output.toString(),
        flow.id(),
        flow.functions().size(),
        flow.switches().size(),
        flow.entry("system-call").function(),
        done.made().guessed(),
        done.made().unknown().size(),
        done.path());
  }

  private static String contents(Flow flow) {
    return "%d functions, %d switches, starts in %s"
        .formatted(
            flow.functions().size(), flow.switches().size(), flow.entry("system-call").function());
  }
}
