// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import java.util.Set;

/// One assignment of all switches, in which the path is certain.
///
/// @param on the switches that are on
/// @param probability how likely this assignment is
public record World(Set<String> on, double probability) {
  public World {
    on = Set.copyOf(on);
  }
}
