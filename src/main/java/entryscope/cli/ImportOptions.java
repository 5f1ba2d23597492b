// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.session.importing.ImportRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What of a listing is imported, and what is told of its branches.
final class ImportOptions {
  @Option(
      names = "--functions",
      paramLabel = "FUNCTION",
      split = ",",
      description = "Describe these functions; paths start in those that none of them calls.")
  List<String> functions = List.of();

  @Option(
      names = "--from",
      paramLabel = "FUNCTION",
      description = "Where the path starts (default: the system call entry, or the trace's start).")
  @Nullable String from;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Describe callees this many calls deep (default: 3; with a trace: all it ran).")
  @Nullable Integer depth;

  @Option(
      names = "--trace",
      paramLabel = "FILE",
      description = "Executed addresses, one a line: plain, QEMU's log, gdb, perf script.")
  @Nullable Path trace;

  @Option(
      names = "--branch",
      paramLabel = "FUNCTION+OFFSET=P",
      description = "How likely the branch there is taken, from 0 to 1; may be repeated.")
  List<String> branches = new ArrayList<>();

  @Option(
      names = "--target",
      paramLabel = "FUNCTION+OFFSET=FUNCTION[,…]",
      description = "Where an indirect jump or call there leads; may be repeated.")
  List<String> targets = new ArrayList<>();

  @Option(
      names = "--decisions",
      paramLabel = "FILE",
      description = "Lines as --branch and --target take them.")
  @Nullable Path decisions;

  /// The same for who makes the flow.
  ImportRequest request() {
    if (depth != null && depth < 0) {
      throw Stop.usage("--depth %d: a number of calls, 0 or more".formatted(depth));
    }
    List<String> told = new ArrayList<>(branches);
    told.addAll(targets);
    if (decisions != null) {
      try {
        told.addAll(Files.readAllLines(decisions));
      } catch (IOException e) {
        throw Stop.unreadable("cannot read the decisions %s".formatted(decisions));
      }
    }
    return new ImportRequest(
        functions,
        Optional.ofNullable(from),
        depth == null ? OptionalInt.empty() : OptionalInt.of(depth),
        Optional.ofNullable(trace),
        told);
  }
}
