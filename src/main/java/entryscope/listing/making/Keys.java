// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Switch;
import entryscope.listing.graph.BasicBlock;
import entryscope.listing.graph.FunctionGraph;
import entryscope.quantity.Probability;
import java.util.LinkedHashMap;
import java.util.Map;

/// The static keys of a listing: each place where a jump may be patched in is a switch of the flow.
final class Keys {
  private final Map<String, Switch> switches = new LinkedHashMap<>();

  /// The switch of the place at the end of a block.
  ///
  /// @param byDefault how likely the jump is patched in
  String name(FunctionGraph graph, BasicBlock block, double byDefault) {
    long address = block.last().address();
    long offset = address - graph.function().symbol().address();
    String place = "%s+0x%x".formatted(graph.function().symbol().name(), offset);
    String id = Names.id("key-%s-%x".formatted(graph.function().symbol().name(), offset));
    switches.putIfAbsent(
        id,
        new Switch(
            id,
            Switch.Kind.BOOT,
            "static key at " + place,
            new Probability(byDefault),
            "The jump at %s is patched in; as linked it is not".formatted(place)));
    return id;
  }

  Map<String, Switch> switches() {
    return switches;
  }
}
