// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.quantity.Probability;
import java.util.Map;

/// Which way branches go, as told by hand.
///
/// @param taken how likely the branch at an address is taken
public record Decisions(Map<Long, Probability> taken) {
  public static final Decisions NONE = new Decisions(Map.of());

  public Decisions {
    taken = Map.copyOf(taken);
  }
}
