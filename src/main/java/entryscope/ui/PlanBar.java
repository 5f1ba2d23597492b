// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.flow.Plan;
import entryscope.session.Document;
import entryscope.session.Edit;
import java.util.List;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The flow's plans: which one is chosen, and which one changes are measured against.
final class PlanBar extends VBox {
  private final Store store;
  private final FlowPane presets = new FlowPane();
  private final Choice<Plan> reference;

  PlanBar(Store store) {
    this.store = store;
    this.reference = new Choice<>(Plan::id, plan -> store.send(new Edit.ChooseReference(plan)));
    getStyleClass().add("plans");
    presets.getStyleClass().add("presets");
    reference.setId("reference");
    var compared = Parts.row(Parts.label("compared with", Style.MUTED), reference);
    getChildren().addAll(presets, compared);
    store.history().subscribe(history -> show(history.present()));
  }

  private void show(Document document) {
    List<Plan> plans = List.copyOf(document.flow().plans().values());
    if (!presets.getChildren().stream().map(node -> node.getUserData()).toList().equals(plans)) {
      presets.getChildren().setAll(plans.stream().map(this::preset).toList());
    }
    presets
        .getChildren()
        .forEach(
            node -> {
              boolean chosen = document.namedPlans().stream().anyMatch(node.getUserData()::equals);
              ((ToggleButton) node).setSelected(chosen);
            });
    reference.show(plans, document.flow().plan(document.reference()));
  }

  private ToggleButton preset(Plan plan) {
    ToggleButton button = new ToggleButton(plan.id());
    button.setId("plan-" + plan.id());
    button.setUserData(plan);
    Tip.set(button, plan.title() + "\n" + plan.does());
    button.setOnAction(
        _ -> {
          button.setSelected(true);
          store.send(new Edit.ChoosePlan(plan));
          show(store.document());
        });
    return button;
  }
}
