// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import entryscope.listing.BootPatches;
import entryscope.listing.CodeSize;
import entryscope.listing.FunctionListing;
import entryscope.listing.Listing;
import entryscope.listing.Symbol;
import entryscope.listing.Warning;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/// An opened listing or ELF file: knows where each function is, reads those asked for.
///
/// A name means every function of that name, an alias or an inner label the function around it, and
/// a function brings its cold parts along. Not for two threads at once. To be closed.
public interface ListingIndex extends AutoCloseable {
  Architecture architecture();

  /// Where the text comes from: the file, or the command line that disassembled it.
  String origin();

  /// Every function by address. In a text without symbol table inner labels are among them, since
  /// only reading tells them apart.
  List<Symbol> functions();

  /// Every symbol of code with a size, cold parts and aliases too, as a symbol table has them; none
  /// where there is no table.
  List<CodeSize> sizes() throws ListingException;

  /// Reads the functions of that name, usually one; none if it is unknown.
  ///
  /// @throws ListingException if the input can no longer be read or the disassembler fails
  default List<FunctionListing> function(String name) throws ListingException {
    return List.copyOf(read(List.of(name)).functions().values());
  }

  /// Reads the functions of those names. Names that are unknown become warnings.
  Listing read(Collection<String> names) throws ListingException;

  /// Reads the functions in which the addresses lie.
  Listing readAt(Collection<Long> addresses) throws ListingException;

  /// Reads all functions by address, one at a time; what the consumer does not keep is forgotten.
  void forEach(Consumer<FunctionListing> consumer, Progress progress) throws ListingException;

  /// Reads all functions. For a whole kernel use [#forEach]: it does not fit.
  Listing whole() throws ListingException;

  /// Where the kernel patches its code at boot or at run time; none where the input does not tell.
  default BootPatches patches() throws ListingException {
    return BootPatches.NONE;
  }

  /// What went wrong so far, by line.
  List<Warning> warnings();

  @Override
  void close();
}
