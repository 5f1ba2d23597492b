// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.graph;

import entryscope.listing.code.Step;
import java.util.List;

/// Instructions that run one after the other.
///
/// @param steps at least one
public record BasicBlock(List<Step> steps, End end) {
  public BasicBlock {
    steps = List.copyOf(steps);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException("a block has an instruction");
    }
  }

  public long start() {
    return steps.getFirst().address();
  }

  public Step last() {
    return steps.getLast();
  }
}
