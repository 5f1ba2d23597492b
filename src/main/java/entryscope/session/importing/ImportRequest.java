// SPDX-License-Identifier: Apache-2.0
package entryscope.session.importing;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What of a listing is to become a flow.
///
/// @param functions names of those to describe; empty for all that the path calls
/// @param from where the path starts; empty for the system call entry, or the trace's start
/// @param depth describes callees this many calls deep; empty for the usual depth
/// @param trace a file of executed addresses
/// @param told lines as [entryscope.listing.making.Told] understands them
public record ImportRequest(
    List<String> functions,
    Optional<String> from,
    OptionalInt depth,
    Optional<Path> trace,
    List<String> told) {
  /// The path of a system call.
  public static final ImportRequest DEFAULT =
      new ImportRequest(
          List.of(), Optional.empty(), OptionalInt.empty(), Optional.empty(), List.of());

  public ImportRequest {
    functions = List.copyOf(functions);
    told = List.copyOf(told);
  }

  /// The path that starts in a function.
  public ImportRequest from(String function, int calls) {
    return new ImportRequest(functions, Optional.of(function), OptionalInt.of(calls), trace, told);
  }

  /// Some functions and no others.
  public ImportRequest only(List<String> described) {
    return new ImportRequest(described, from, depth, trace, told);
  }

  /// Whether nothing says which part of a listing is meant.
  public boolean isOpen() {
    return functions.isEmpty() && from.isEmpty() && trace.isEmpty();
  }
}
