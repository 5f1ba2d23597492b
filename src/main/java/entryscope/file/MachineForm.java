// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.Machine;
import entryscope.cost.OperationCost;
import java.util.List;
import java.util.function.Consumer;

/// How a machine is written inside another document; as [MachineReader] reads it.
final class MachineForm {
  private MachineForm() {}

  static Consumer<Draft> of(Machine machine) {
    return draft ->
        draft
            .put("format", 1)
            .put("id", machine.id())
            .put("title", machine.title())
            .put("architectures", machine.architectures())
            .put("clockGHz", machine.clock().value())
            .put("layout", machine.layout().value())
            .put(
                "costs",
                costs ->
                    machine
                        .costs()
                        .forEach((operation, cost) -> costs.put(operation.id(), cost(cost))))
            .put("notes", machine.notes());
  }

  private static Consumer<Draft> cost(OperationCost cost) {
    return draft ->
        draft
            .put(
                cost.unit().id(),
                List.of(cost.low(), cost.typical(), cost.high()),
                figure -> new Json.Num(Position.NOWHERE, figure))
            .put("grade", cost.grade().name())
            .put("source", cost.source());
  }
}
