// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.graph;

import java.util.OptionalLong;

/// Where a way out of a block leads.
public sealed interface Target {

  /// To the block of the same function that begins at `address`.
  record Inside(long address) implements Target {}

  /// Out of the function.
  record Outside(Callee callee) implements Target {}

  /// The address it leads to, where known.
  default OptionalLong where() {
    return switch (this) {
      case Inside(long address) -> OptionalLong.of(address);
      case Outside(Callee callee) -> callee.address();
    };
  }
}
