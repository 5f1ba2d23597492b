// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.flow.Flow;
import java.util.Collection;

/// Writes what there is to choose from: the JSON of `entryscope list --json`.
public final class CatalogueWriter {
  private CatalogueWriter() {}

  public static String write(
      Collection<Flow> flows, Collection<Machine> machines, Collection<Scenario> scenarios) {
    return JsonText.of(
        Draft.object(
            draft ->
                draft
                    .put("flows", flows, CatalogueWriter::flow)
                    .put("machines", machines, CatalogueWriter::machine)
                    .put("scenarios", scenarios, CatalogueWriter::scenario)));
  }

  private static Json flow(Flow flow) {
    return Draft.object(
        draft ->
            draft
                .put("id", flow.id())
                .put("title", flow.title())
                .put("architecture", flow.provenance().architecture())
                .put("kernel", flow.provenance().kernel())
                .put("entries", flow.entries().keySet())
                .put("plans", flow.plans().keySet())
                .put("switches", flow.switches().keySet()));
  }

  private static Json machine(Machine machine) {
    return Draft.object(
        draft ->
            draft
                .put("id", machine.id())
                .put("title", machine.title())
                .put("architectures", machine.architectures()));
  }

  private static Json scenario(Scenario scenario) {
    return Draft.object(
        draft ->
            draft
                .put("id", scenario.id())
                .put("title", scenario.title())
                .put("does", scenario.does()));
  }
}
