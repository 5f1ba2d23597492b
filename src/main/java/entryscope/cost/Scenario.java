// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Switch;
import entryscope.quantity.Probability;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// How likely each switch is on; a switch that is not named here is as its flow says.
///
/// A scenario may name switches that a flow does not have: it then says nothing of that flow.
public record Scenario(String id, String title, String does, Map<String, Probability> set) {
  /// The scenario of a valid cheap handler with nothing pending, and the default.
  public static final String NULL_CALL = "null-call";

  public Scenario {
    set = Collections.unmodifiableMap(new LinkedHashMap<>(set));
  }

  public Probability probability(Switch theSwitch) {
    return set.getOrDefault(theSwitch.id(), theSwitch.byDefault());
  }

  /// This scenario with one switch set otherwise.
  public Scenario with(String switchId, Probability probability) {
    Map<String, Probability> changed = new LinkedHashMap<>(set);
    changed.put(switchId, probability);
    return new Scenario(id, title, does, changed);
  }
}
