// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.scene.control.Hyperlink;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What is inlined: the flow's plans, and a switch for each function on the path.
final class InliningPane extends VBox {
  private final Store store;
  private final Commands commands;
  private final FunctionList list;

  InliningPane(Store store, Commands commands) {
    this.store = store;
    this.commands = commands;
    this.list = new FunctionList(store);
    build();
    store.figures().subscribe(figures -> list.show(figures.functions()));
  }

  private void build() {
    getStyleClass().addAll(Style.CARD, "inlining");
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren()
        .addAll(
            Parts.label("Inlining", Style.CARD_TITLE),
            new PlanBar(store),
            list,
            new FlowPane(
                8,
                2,
                Parts.label("Inline", Style.MUTED),
                link("inline-all", "all that can be"),
                link("inline-nothing", "nothing"),
                link("inline-compiled", "as compiled")));
  }

  private Hyperlink link(String id, String text) {
    Hyperlink link = new Hyperlink(text);
    link.setId(id);
    link.setOnAction(_ -> commands.get(id).run());
    commands.bound().subscribe(_ -> link.setTooltip(Parts.tip(commands.get(id).described())));
    return link;
  }
}
