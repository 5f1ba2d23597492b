// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Figures;
import entryscope.session.FunctionRow;
import entryscope.session.FunctionRow.Group;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What is inlined: the flow's plans, and a switch for each function on the path.
final class InliningPane extends VBox {
  private final Store store;
  private final Commands commands;
  private final VBox list = new VBox();
  private final Map<String, FunctionLine> lines = new HashMap<>();
  private final Map<Group, Node> titles = new EnumMap<>(Group.class);

  InliningPane(Store store, Commands commands) {
    this.store = store;
    this.commands = commands;
    build();
    store.figures().subscribe(this::show);
  }

  private void build() {
    getStyleClass().addAll(Style.CARD, "inlining");
    list.getStyleClass().add("functions");
    ScrollPane scroll = new ScrollPane(list);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren()
        .addAll(
            Parts.label("Inlining", Style.CARD_TITLE),
            new PlanBar(store),
            scroll,
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

  private void show(Figures figures) {
    List<Node> nodes = new ArrayList<>();
    for (Group group : Group.values()) {
      List<FunctionRow> rows =
          figures.functions().stream().filter(row -> row.group() == group).toList();
      if (!rows.isEmpty()) {
        nodes.add(titles.computeIfAbsent(group, InliningPane::title));
        rows.forEach(row -> nodes.add(line(row)));
      }
    }
    lines.keySet().retainAll(figures.functions().stream().map(r -> r.function().name()).toList());
    if (!list.getChildren().equals(nodes)) {
      list.getChildren().setAll(nodes);
    }
  }

  private FunctionLine line(FunctionRow row) {
    FunctionLine line =
        lines.computeIfAbsent(row.function().name(), name -> new FunctionLine(store, name));
    line.show(row);
    return line;
  }

  private static Node title(Group group) {
    var title = Parts.label(group.title(), Style.COLUMN_TITLE);
    if (group == Group.FIXED) {
      return group(title);
    }
    return group(
        title,
        Parts.spacer(),
        Parts.label("Δ ns", Style.COLUMN_TITLE, "gain"),
        Parts.label("Δ bytes", Style.COLUMN_TITLE, "bytes"));
  }

  private static Node group(Node... nodes) {
    var row = Parts.row(nodes);
    row.getStyleClass().add("function-group");
    return row;
  }
}
