// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import entryscope.listing.Symbol;
import entryscope.listing.Warning;
import java.util.List;
import java.util.Optional;

/// What one pass over a listing finds.
///
/// @param architecture named by `file format`, empty where no line names a known one
/// @param headers where its pieces begin
/// @param sections the sections they stand in
/// @param symbols from `SYMBOL TABLE:` (`objdump -t`), with sizes
/// @param warnings by line
record Contents(
    Optional<Architecture> architecture,
    Headers headers,
    Sections sections,
    List<Sized> symbols,
    List<Warning> warnings) {

  /// A symbol with its size.
  ///
  /// @param symbol name and place
  /// @param size in bytes, 0 unknown
  /// @param function whether it is typed as one
  /// @param global whether it is visible outside its object
  record Sized(Symbol symbol, long size, boolean function, boolean global) {}
}
