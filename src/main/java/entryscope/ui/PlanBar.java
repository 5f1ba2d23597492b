// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.flow.Plan;
import entryscope.inlining.InlinePlan;
import entryscope.session.Document;
import entryscope.session.Edit;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The flow's plans: which one is chosen, and which one changes are measured against.
final class PlanBar extends VBox {
  private final Store store;
  private final FlowPane presets = new FlowPane();
  private final Choice<Plan> reference;

  /// The plan that the reader asked for last, which tells equal ones apart.
  private Optional<Plan> asked = Optional.empty();

  PlanBar(Store store) {
    this.store = store;
    this.reference = new Choice<>(Plan::id, plan -> store.send(new Edit.ChooseReference(plan)));
    getStyleClass().add("plans");
    presets.getStyleClass().add("presets");
    reference.setId("reference");
    Label with = Parts.label("compared with", Style.MUTED);
    with.setMinWidth(USE_PREF_SIZE);
    var compared = Parts.row(with, reference);
    getChildren().addAll(presets, compared);
    store.history().subscribe(history -> show(history.present()));
  }

  private void show(Document document) {
    List<Plan> plans = List.copyOf(document.flow().plans().values());
    if (!presets.getChildren().stream().map(node -> node.getUserData()).toList().equals(plans)) {
      presets.getChildren().setAll(plans.stream().map(this::preset).toList());
    }
    Optional<Plan> chosen = chosen(document);
    presets
        .getChildren()
        .forEach(
            node ->
                ((ToggleButton) node)
                    .setSelected(chosen.filter(node.getUserData()::equals).isPresent()));
    reference.show(plans, document.flow().plan(document.reference()));
  }

  /// Exactly one, even where several are the same.
  private Optional<Plan> chosen(Document document) {
    List<Plan> same = document.namedPlans();
    return asked.filter(same::contains).or(() -> same.stream().findFirst());
  }

  /// `before = compiled` for a plan that an earlier one is the same as.
  private static String name(Plan plan, Document document) {
    InlinePlan wanted = InlinePlan.of(plan);
    return document.flow().plans().values().stream()
        .takeWhile(other -> !other.equals(plan))
        .filter(other -> InlinePlan.of(other).equals(wanted))
        .findFirst()
        .map(other -> plan.id() + " = " + other.id())
        .orElse(plan.id());
  }

  private ToggleButton preset(Plan plan) {
    ToggleButton button = new ToggleButton(name(plan, store.document()));
    button.setId("plan-" + plan.id());
    button.setUserData(plan);
    Tip.set(button, plan.title() + "\n" + plan.does());
    button.setOnAction(
        _ -> {
          button.setSelected(true);
          asked = Optional.of(plan);
          store.send(new Edit.ChoosePlan(plan));
          show(store.document());
        });
    return button;
  }
}
