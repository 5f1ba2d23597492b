// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Flow;
import entryscope.listing.Warning;
import java.util.List;

/// A flow made of a listing.
///
/// @param unknown instructions that no table knows, by line; they count as register arithmetic
/// @param guessed how many branches go by heuristics, as neither a trace nor the user tells of them
/// @param warnings everything else that its reader should know
public record Made(Flow flow, List<Warning> unknown, int guessed, List<Warning> warnings) {
  public Made {
    unknown = List.copyOf(unknown);
    warnings = List.copyOf(warnings);
  }
}
