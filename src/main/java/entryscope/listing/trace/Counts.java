// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import entryscope.listing.Warning;
import entryscope.listing.graph.FunctionGraph;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How often each way was gone in a trace, function by function.
///
/// @param ways times by way
/// @param functions those entered, by the address where, in the order in which they first ran
/// @param executed instructions in all
/// @param passes how often the first function was entered from outside
/// @param warnings where the trace does not fit the code
public record Counts(
    Map<Way, Integer> ways,
    Map<Long, FunctionGraph> functions,
    int executed,
    int passes,
    List<Warning> warnings) {
  public Counts {
    ways = Map.copyOf(ways);
    functions = Collections.unmodifiableMap(new LinkedHashMap<>(functions));
    warnings = List.copyOf(warnings);
  }

  /// How often a way was gone.
  public int of(long function, long block, int way) {
    return ways.getOrDefault(new Way(function, block, way), 0);
  }
}
