// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Flow;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Code bytes that a plan makes a kernel emit for the described functions of a flow, all entries
/// and the functions elsewhere that share code with them included.
///
/// A body is emitted once for each different set of choices inside it (two differing ones are
/// clones, as a compiler would make). A function that is inlined everywhere is not emitted, unless
/// the plan says that its definition stays external.
///
/// @param bySymbol bytes by emitted function
public record TextSize(Map<String, Integer> bySymbol) {
  public TextSize {
    bySymbol = Collections.unmodifiableMap(new LinkedHashMap<>(bySymbol));
  }

  /// Code bytes of one emitted function; 0 where it is not emitted.
  public int bytes(String symbol) {
    return bySymbol.getOrDefault(symbol, 0);
  }

  public int total() {
    return bySymbol.values().stream().mapToInt(Integer::intValue).sum();
  }

  public static TextSize of(Flow flow, InlinePlan plan) {
    return new Emission(flow).of(Emission.Text.of(Emission.roots(flow, plan, List.of())));
  }

  /// The bodies that are emitted, each with all that is merged into it; one that is called at
  /// several places comes as often.
  public static Stream<Expansion> emitted(Flow flow, InlinePlan plan) {
    return Emission.apart(
        Emission.Text.of(Emission.roots(flow, plan, List.of())), Expansion.Call::inlined)
        .stream();
  }
}
