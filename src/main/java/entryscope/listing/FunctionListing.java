// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

import java.util.List;

/// One function with all its lines, those after inner labels included.
///
/// @param symbol the enclosing function
/// @param labels aliases at the same address and labels inside, by address
/// @param instructions by address
/// @param size in bytes, trailing padding not included where the symbol table tells
public record FunctionListing(
    Symbol symbol, List<Symbol> labels, List<Instruction> instructions, long size) {
  public FunctionListing {
    labels = List.copyOf(labels);
    instructions = List.copyOf(instructions);
  }

  /// Whether the address lies in this function.
  public boolean contains(long address) {
    return Long.compareUnsigned(address - symbol.address(), size) < 0;
  }
}
