// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.flow.Flow;
import entryscope.listing.Architecture;
import entryscope.listing.build.BuildComparison;
import entryscope.listing.read.ListingException;
import entryscope.listing.read.ListingIndex;
import entryscope.listing.read.Options;
import entryscope.session.importing.ImportRequest;
import entryscope.session.importing.Imported;
import entryscope.session.importing.Importer;
import entryscope.session.importing.Source;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// How listings and ELF files are read that are compared, and which path of them is.
final class CodeOptions {
  @Option(
      names = "--functions",
      paramLabel = "FUNCTION",
      split = ",",
      description = "Listings: compare the path through these functions.")
  private List<String> functions = List.of();

  @Option(
      names = "--from",
      paramLabel = "FUNCTION",
      description = "Listings: compare the path that starts here.")
  private @Nullable String from;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Listings: describe callees this many calls deep (default: as import does).")
  private int depth = -1;

  @Option(
      names = "--arch",
      paramLabel = "ARCH",
      description = "Listings: architecture, where it is not recognised.")
  private @Nullable String arch;

  @Option(names = "--objdump", paramLabel = "TOOL", description = "ELF files: the objdump to run.")
  private @Nullable String objdump;

  @Option(
      names = {"--inlines", "--lines"},
      description = "ELF files: ask for inlined functions, to tell where bodies went.")
  private boolean lines;

  @Mixin private RunOptions runOptions = new RunOptions();

  /// Whether nothing says which path is meant.
  boolean isOpen() {
    return functions.isEmpty() && from == null && !runOptions.isTraced();
  }

  /// The id of a file's flow, with its folder where the other file is called alike.
  static String id(String file, String other) {
    Path path = Path.of(file).toAbsolutePath().normalize();
    boolean alike = String.valueOf(Path.of(other).getFileName()).equals(last(path));
    Path folder = path.getParent();
    String name = alike && folder != null ? last(folder) + "-" + last(path) : last(path);
    return new Source.OfFile(Path.of(name)).id();
  }

  private static String last(Path path) {
    return String.valueOf(path.getFileName());
  }

  /// All functions of two builds.
  BuildComparison builds(Path before, Path after, Console console) {
    try (ListingIndex one = open(before, console);
        ListingIndex other = open(after, console)) {
      if (one.architecture() != other.architecture()) {
        console.complain(
            "%s is %s, %s is %s: sizes say little"
                .formatted(before, one.architecture().id(), after, other.architecture().id()));
      }
      return BuildComparison.of(one, other, new ConsoleProgress(console));
    } catch (ListingException e) {
      throw Stop.unreadable(text(e.what(), e.hint()));
    }
  }

  private ListingIndex open(Path file, Console console) {
    Options with = Options.DEFAULT;
    with = arch == null ? with : with.withArchitecture(architecture(arch));
    with = objdump == null ? with : with.withObjdump(objdump);
    with = lines ? with.withLines() : with;
    try {
      return new Source.OfFile(file).open(with, new ConsoleProgress(console));
    } catch (ListingException e) {
      throw unreadable(file, e.line(), e.what(), e.hint());
    }
  }

  private static Architecture architecture(String id) {
    return Architecture.ofId(id)
        .orElseThrow(() -> Stop.usage("--arch %s: there is no such architecture".formatted(id)));
  }

  /// The flow of A's path.
  Flow before(Path file, String id, Console console) {
    return flow(file, id, runOptions.before(), console);
  }

  /// The flow of B's path, or of a file's that stands alone.
  Flow after(Path file, String id, Console console) {
    return flow(file, id, runOptions.after(), console);
  }

  private Flow flow(Path file, String id, RunOptions.Known known, Console console) {
    ImportRequest request =
        new ImportRequest(
            functions,
            Optional.ofNullable(from),
            depth < 0 ? OptionalInt.empty() : OptionalInt.of(depth),
            known.trace(),
            known.told());
    try (ListingIndex index = open(file, console)) {
      return switch (Importer.of(index, request, id, last(file), "listing")) {
        case Imported.Done(var made, var _) -> made.flow();
        case Imported.Refused(String reason) -> throw Stop.usage(file + ": " + reason);
        case Imported.Unreadable(int line, String what, String hint) ->
            throw unreadable(file, line, what, hint);
      };
    }
  }

  private static Stop unreadable(Path file, int line, String what, String hint) {
    return Stop.unreadable(file + (line > 0 ? ":" + line : "") + ": " + text(what, hint));
  }

  private static String text(String what, String hint) {
    return what + (hint.isEmpty() ? "" : "; " + hint);
  }
}
