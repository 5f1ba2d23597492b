// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import entryscope.file.SafeWriter;
import entryscope.file.table.Dossier;
import entryscope.listing.build.BuildComparison;
import entryscope.session.Catalogue;
import entryscope.session.Export;
import entryscope.session.Exported;
import entryscope.session.TableFormat;
import entryscope.session.compare.BuildDossier;
import entryscope.session.compare.BuildReport;
import entryscope.session.compare.Comparison;
import entryscope.session.compare.ComparisonDossier;
import entryscope.session.compare.ComparisonExport;
import entryscope.session.compare.ComparisonReport;
import entryscope.session.compare.Naming;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = "Compares two flows, plans, scenarios or machines, or two builds.",
    footer = {
      "",
      "A and B are FLOW or FLOW@PLAN. A alone is compared with its reference plan.",
      "Or both are objdump listings or ELF files: then the sizes of all functions",
      "are compared and, with --from or --functions, the path as well.",
      "  entryscope compare s390-6.7@before s390-6.7@sven-v2",
      "  entryscope compare s390-6.7@sven-v2 -o overlay.svg",
      "  entryscope compare x86_64-6.13 x86_64-6.13 --after-scenario ptrace",
      "  entryscope compare old/vmlinux vmlinux --from do_syscall_64 --depth 2",
      "  entryscope compare --plans before,compiled 'x86_64-*' --format csv"
    })
final class CompareCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "A [B]", arity = "1..*", description = "Flows, as below.")
  private List<String> names = List.of();

  @Option(
      names = "--plans",
      paramLabel = "BEFORE,AFTER",
      description = "Compare these plans of each flow named or fitting a pattern.")
  private @Nullable String plans;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text, csv, json or markdown (default: text, or as the file's name says).")
  private @Nullable TableFormat format;

  @Option(names = "--json", description = "The same as --format json.")
  private boolean json;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "Write there: a table, or the drawing where the name ends in .svg, .pdf or .png.")
  private @Nullable Path output;

  @Mixin private ExportOptions exportOptions = new ExportOptions();

  @Mixin private CatalogueOptions catalogueOptions = new CatalogueOptions();

  @Mixin private SideOptions sideOptions = new SideOptions();

  @Mixin private CodeOptions codeOptions = new CodeOptions();

  CompareCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Catalogue catalogue = catalogueOptions.catalogue(console);
    Sides sides = new Sides(catalogue, catalogueOptions, sideOptions, codeOptions, console);
    boolean builds = plans == null && names.size() == 2 && names.stream().allMatch(sides::isCode);
    List<Sides.Pair> pairs = builds && codeOptions.isOpen() ? List.of() : pairs(sides);
    if (pairs.isEmpty() && !builds) {
      console.complain("nothing to compare");
      return ExitCode.FINDINGS;
    }
    String extension = extension();
    Optional<entryscope.session.Format> drawing =
        Optional.ofNullable(output).flatMap(entryscope.session.Format::of);
    if (drawing.isPresent()) {
      return draw(pairs, catalogue, exportOptions.export(drawing.get()));
    }
    TableFormat form = format(extension);
    Tables tables = new Tables(new ArrayList<>(), new ArrayList<>());
    if (builds) {
      builds(tables);
    }
    pairs(pairs, catalogue, tables);
    return emit(form.write(tables.dossiers(), tables.texts()));
  }

  /// What is compared, in both forms.
  private record Tables(List<Dossier> dossiers, List<String> texts) {}

  /// All functions of two builds.
  private void builds(Tables tables) {
    String before = names.getFirst();
    String after = names.getLast();
    BuildComparison builds = codeOptions.builds(Path.of(before), Path.of(after), console);
    tables.dossiers().add(BuildDossier.of(builds, before, after));
    tables.texts().add(BuildReport.of(builds, before + " → " + after));
  }

  private List<Sides.Pair> pairs(Sides sides) {
    if (plans != null) {
      String[] both = plans.split(",", -1);
      if (both.length != 2) {
        throw Stop.usage("--plans %s: write two plans, such as before,after".formatted(plans));
      }
      return sides.batch(names, both[0], both[1]);
    }
    return switch (names.size()) {
      case 1 -> List.of(sides.alone(names.getFirst()));
      case 2 -> List.of(sides.pair(names.getFirst(), names.getLast()));
      default -> throw Stop.usage("compare two; for many flows give --plans BEFORE,AFTER");
    };
  }

  private String extension() {
    String name = output == null ? "" : output.toString().toLowerCase(Locale.ROOT);
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private TableFormat format(String extension) {
    if (json) {
      return TableFormat.json;
    }
    if (format != null) {
      return format;
    }
    return output == null
        ? TableFormat.text
        : TableFormat.ofExtension(extension)
            .orElseThrow(
                () ->
                    Stop.usage(
                        "-o %s: the name must end in .txt, .csv, .json, .md, .svg, .pdf or .png"
                            .formatted(output)));
  }

  private void pairs(List<Sides.Pair> pairs, Catalogue catalogue, Tables tables) {
    int done = 0;
    for (Sides.Pair pair : pairs) {
      if (pairs.size() > 1) {
        console.progress(++done, pairs.size(), Comparison.name(pair.after()));
      }
      Comparison comparison = Comparison.of(pair.before(), pair.after());
      Naming naming = Naming.of(comparison, catalogue);
      tables.dossiers().add(ComparisonDossier.of(comparison, naming));
      tables.texts().add(ComparisonReport.of(comparison, naming));
    }
  }

  private int draw(List<Sides.Pair> pairs, Catalogue catalogue, Export export) {
    if (pairs.size() > 1) {
      throw Stop.usage("-o %s: a drawing is of one comparison".formatted(output));
    }
    if (pairs.isEmpty()) {
      throw Stop.usage(
          "-o %s: a drawing is of a path; say by --from or --functions of which".formatted(output));
    }
    Sides.Pair pair = pairs.getFirst();
    Comparison comparison = Comparison.of(pair.before(), pair.after());
    return switch (ComparisonExport.drawing(comparison, Naming.of(comparison, catalogue), export)) {
      case Exported.Done(byte[] bytes, String _) -> emit(bytes);
      case Exported.Refused(String reason) ->
          throw Stop.usage("-o %s: %s".formatted(output, reason));
    };
  }

  private int emit(String text) {
    if (output == null) {
      console.print(text);
      return ExitCode.OK;
    }
    return emit(text.getBytes(StandardCharsets.UTF_8));
  }

  private int emit(byte[] bytes) {
    Optional<String> problem =
        Optional.ofNullable(output).flatMap(file -> SafeWriter.write(file, bytes));
    problem.ifPresent(console::complain);
    return problem.isPresent() ? ExitCode.UNREADABLE : ExitCode.OK;
  }
}
