// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.flow.Flow;
import entryscope.flow.Plan;
import entryscope.inlining.InlinePlan;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;

/// Chooses what the open document is compared with: any flow, plan, scenario and machine, or a
/// file.
final class CompareChooser extends HBox {
  private final Catalogue catalogue;
  private final Consumer<Document> chosen;
  private final Choice<Flow> flow;
  private final Choice<Plan> plan;
  private final Choice<Scenario> scenario;
  private final Choice<Machine> machine;
  private Document present;

  /// @param ask asks for a file and gives what is in it to who wants it
  CompareChooser(
      Catalogue catalogue,
      Document start,
      Consumer<Document> chosen,
      Consumer<Consumer<Document>> ask) {
    this.catalogue = catalogue;
    this.chosen = chosen;
    this.present = start;
    flow = new Choice<>(Flow::title, this::open);
    plan = new Choice<>(Plan::id, p -> choose(present.withPlan(InlinePlan.of(p))));
    scenario = new Choice<>(Scenario::title, s -> choose(present.withScenario(s)));
    machine = new Choice<>(Machine::title, m -> choose(present.withMachine(m)));
    flow.setId("compare-flow");
    plan.setId("compare-plan");
    scenario.setId("compare-scenario");
    machine.setId("compare-machine");
    List.of(flow, scenario, machine).forEach(choice -> choice.setMaxWidth(240));
    Button file = new Button("File…");
    file.setMinWidth(USE_PREF_SIZE);
    file.setOnAction(_ -> ask.accept(this::choose));
    getStyleClass().add(Style.ROW);
    getChildren().addAll(Parts.label("Compare with"), flow, plan, scenario, machine, file);
    show();
  }

  /// The document that is chosen.
  Document present() {
    return present;
  }

  /// Shows another choice without telling.
  void show(Document document) {
    present = document;
    show();
  }

  private void open(Flow other) {
    choose(Desk.document(catalogue, other, present));
  }

  private void choose(Document next) {
    present = next;
    show();
    chosen.accept(next);
  }

  private void show() {
    flow.show(List.copyOf(catalogue.with(present.flow()).flows().values()), present.flow());
    plan.show(List.copyOf(present.flow().plans().values()), plan(present));
    scenario.show(List.copyOf(catalogue.scenarios().values()), present.scenario());
    machine.show(
        catalogue.machinesFor(present.flow().provenance().architecture()), present.machine());
  }

  /// Of equal plans the one that changes are measured against.
  private static Plan plan(Document document) {
    List<Plan> named = document.namedPlans();
    return named.stream()
        .filter(p -> p.id().equals(document.reference()))
        .findFirst()
        .or(() -> named.stream().findFirst())
        .orElseGet(CompareChooser::custom);
  }

  private static Plan custom() {
    return new Plan("custom", "custom", "", new LinkedHashSet<>(), new LinkedHashSet<>());
  }
}
