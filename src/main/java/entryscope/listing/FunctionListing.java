// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

import java.util.List;

/// One function with all its lines, those after inner labels and those of its cold parts included.
///
/// @param symbol the enclosing function, where it is entered; a cold part may lie before it
/// @param labels aliases at the same address, labels inside and cold parts, by address
/// @param instructions by address, not always adjacent
/// @param size in bytes, of the cold parts too; without the fill behind it where the symbol table
///   tells
public record FunctionListing(
    Symbol symbol, List<Symbol> labels, List<Instruction> instructions, long size) {
  /// How the symbol of code that is in no function begins.
  public static final String NAMELESS = "code_at_";

  public FunctionListing {
    labels = List.copyOf(labels);
    instructions = List.copyOf(instructions);
  }

  /// Whether an instruction of this function covers the address.
  public boolean contains(long address) {
    int low = 0;
    int high = instructions.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (Long.compareUnsigned(instructions.get(middle).address(), address) <= 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    if (low == 0) {
      return false;
    }
    Instruction last = instructions.get(low - 1);
    return Long.compareUnsigned(address - last.address(), Math.max(1, last.length())) < 0;
  }
}
