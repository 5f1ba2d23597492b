// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Operation;
import entryscope.quantity.Gigahertz;
import entryscope.quantity.Probability;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A processor, or an emulator of one, with what each operation costs on it.
///
/// @param architectures flows it can run, such as `s390`
/// @param clock core clock that cycles are converted with
/// @param layout share of a total that the placement of the code alone may add or take, which no
///   path model sees
/// @param costs an operation that is missing here is reported as uncosted, never taken for free
/// @param notes what a reader must know of the figures
public record Machine(
    String id,
    String title,
    List<String> architectures,
    Gigahertz clock,
    Probability layout,
    Map<Operation, OperationCost> costs,
    List<String> notes) {
  public Machine {
    architectures = List.copyOf(architectures);
    EnumMap<Operation, OperationCost> copy = new EnumMap<>(Operation.class);
    copy.putAll(costs);
    costs = Collections.unmodifiableMap(copy);
    notes = List.copyOf(notes);
  }

  public Optional<OperationCost> cost(Operation operation) {
    return Optional.ofNullable(costs.get(operation));
  }
}
