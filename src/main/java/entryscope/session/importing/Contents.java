// SPDX-License-Identifier: Apache-2.0
package entryscope.session.importing;

import entryscope.listing.Architecture;
import entryscope.listing.Symbol;
import entryscope.listing.Warning;
import entryscope.listing.making.EntryPoints;
import entryscope.listing.read.ListingIndex;
import java.util.List;
import java.util.Optional;

/// What can be chosen of an opened listing.
///
/// @param origin the file, or the command line that disassembles it
/// @param functions by address, each name once
/// @param start where the path of a system call starts, if it does in this listing
public record Contents(
    Architecture architecture,
    String origin,
    List<String> functions,
    Optional<String> start,
    List<Warning> warnings) {
  public Contents {
    functions = List.copyOf(functions);
    warnings = List.copyOf(warnings);
  }

  public static Contents of(ListingIndex index) {
    List<String> names = index.functions().stream().map(Symbol::name).distinct().toList();
    Optional<String> start =
        names.size() == 1
            ? Optional.of(names.getFirst())
            : EntryPoints.names().stream().filter(names::contains).findFirst();
    return new Contents(index.architecture(), index.origin(), names, start, index.warnings());
  }
}
