// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a path executes, counted without any machine.
///
/// @param total expected counts over all worlds
/// @param byPlace the same, block by block; what a call adds (call instruction, landing pad, frame,
///   return) is counted where it is executed
/// @param visits how often each block runs, for blocks that run at all
/// @param yes how often the branch that ends a block goes its `then` way, where it does at all
/// @param bySymbol the same, by the function whose emitted code executes it: what is inlined counts
///   for its host
/// @param byWorld each world with its own counts
public record PathCount(
    Tally total,
    Map<Place, Tally> byPlace,
    Map<Place, Double> visits,
    Map<Place, Double> yes,
    Map<String, Tally> bySymbol,
    List<InWorld> byWorld) {
  public PathCount {
    byPlace = Collections.unmodifiableMap(new LinkedHashMap<>(byPlace));
    visits = Collections.unmodifiableMap(new LinkedHashMap<>(visits));
    yes = Collections.unmodifiableMap(new LinkedHashMap<>(yes));
    bySymbol = Collections.unmodifiableMap(new LinkedHashMap<>(bySymbol));
    byWorld = List.copyOf(byWorld);
  }

  /// What one block executes in one place; nothing where it does not run.
  public Tally at(Place place) {
    return byPlace.getOrDefault(place, Tally.EMPTY);
  }

  /// How often a block runs in one place per pass of the path.
  public double visits(Place place) {
    return visits.getOrDefault(place, 0.0);
  }

  /// What the emitted code of one function executes, that of everything inlined into it included.
  public Tally in(String symbol) {
    return bySymbol.getOrDefault(symbol, Tally.EMPTY);
  }

  /// The counts of one world.
  public record InWorld(World world, Tally tally) {}
}
