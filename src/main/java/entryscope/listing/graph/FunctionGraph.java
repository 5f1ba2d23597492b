// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.graph;

import entryscope.listing.FunctionListing;
import entryscope.listing.code.Step;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The control flow of a function: all that its start leads to without leaving it, parts placed
/// elsewhere (`.cold`) and code shared with other functions included.
///
/// @param name of the function, or of the inner label at which it is entered
/// @param function what the listing has of it
/// @param start where it is entered: the function's address, or an inner label's
/// @param blocks by the address they begin at, the start first, then by address
/// @param unreached instructions of the function that nothing seen leads to, padding left out
/// @param apart the blocks that those make, by the address they begin at; they may lead on into the
///   middle of a block that is reached
public record FunctionGraph(
    String name,
    FunctionListing function,
    long start,
    Map<Long, BasicBlock> blocks,
    List<Step> unreached,
    Map<Long, BasicBlock> apart) {
  public FunctionGraph {
    blocks = Collections.unmodifiableMap(new LinkedHashMap<>(blocks));
    unreached = List.copyOf(unreached);
    apart = Collections.unmodifiableMap(new LinkedHashMap<>(apart));
  }

  /// The block at an address where one begins.
  public BasicBlock block(long address) {
    BasicBlock block = blocks.get(address);
    if (block == null) {
      throw new IllegalArgumentException("no block at 0x" + Long.toHexString(address));
    }
    return block;
  }
}
