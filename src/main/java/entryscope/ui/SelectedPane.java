// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Estimate.Line;
import entryscope.cost.Grade;
import entryscope.flow.Function;
import entryscope.picture.Amounts;
import entryscope.quantity.Numbers;
import entryscope.session.Facts;
import entryscope.session.Figures;
import entryscope.session.Selection;
import entryscope.session.Why;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What is selected: what it does, what it costs and why, and whether it can be inlined.
final class SelectedPane extends VBox {
  /// A share that would be rounded to 0.0 %.
  private static final double TINY = 0.0005;

  /// Letters of code that stand in a line of the pane at its usual width.
  private static final int LINE = 34;

  private final Store store;
  private final Toggles toggles;
  private final VBox content = new VBox();
  private final ScrollPane scroll = new ScrollPane(content);
  private final ReadOnlyBooleanWrapper chosen = new ReadOnlyBooleanWrapper();

  SelectedPane(Store store, Toggles toggles) {
    this.store = store;
    this.toggles = toggles;
    getStyleClass().addAll(Style.CARD, "selected");
    content.getStyleClass().add("facts");
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().add(scroll);
    store.figures().subscribe(_ -> show());
    store.selection().subscribe(_ -> fresh());
  }

  /// Whether anything is selected.
  ReadOnlyBooleanProperty chosen() {
    return chosen.getReadOnlyProperty();
  }

  private void fresh() {
    chosen.set(!store.selection().get().isNothing());
    scroll.setVvalue(0);
    show();
  }

  private void show() {
    Figures figures = store.figures().get();
    pseudoClassStateChanged(Style.CHOSEN, !store.selection().get().isNothing());
    content
        .getChildren()
        .setAll(
            Facts.of(figures, store.selection().get())
                .map(facts -> nodes(facts, figures))
                .orElseGet(SelectedPane::hint));
  }

  private static List<Node> hint() {
    return List.of(
        Parts.label("Nothing selected", Style.CARD_TITLE),
        Parts.wrapped(
            "Click a block or a function’s header to see what it does and what it costs. I inlines"
                + " it, E folds it, F1 lists all keys.",
            Style.MUTED));
  }

  private List<Node> nodes(Facts facts, Figures figures) {
    List<Node> nodes = new ArrayList<>();
    var title = Parts.wrapped(facts.title(), Style.CARD_TITLE);
    title.setId("selected-title");
    nodes.add(title);
    nodes.add(cost(facts, figures));
    if (facts.visits() > 0) {
      nodes.add(why(figures));
    }
    nodes.add(Parts.wrapped(facts.does()));
    facts.source().ifPresent(source -> nodes.add(source(source.toString())));
    facts.call().ifPresent(call -> nodes.add(new CallActions(store, toggles, call)));
    if (!facts.lines().isEmpty() || !facts.uncosted().isEmpty()) {
      nodes.add(new CostTable(facts.lines(), facts.uncosted()));
    }
    facts.lines().stream()
        .collect(
            Collectors.groupingBy(SelectedPane::origin, LinkedHashMap::new, Collectors.toList()))
        .forEach((origin, lines) -> nodes.add(sourceOfCost(origin, lines)));
    nodes.add(function(facts.function()));
    return nodes;
  }

  private Node cost(Facts facts, Figures figures) {
    boolean isLowerBound = new Why.OfSelected(store.selection().get()).isLowerBound(figures);
    double share = facts.total().value() / figures.estimate().latency().typical().value();
    String text =
        facts.visits() == 0
            ? "not on the path in this scenario"
            : (isLowerBound ? "≥ " : "")
                + Amounts.time(facts.total().value())
                + (Double.isFinite(share) ? " · " + percent(share) + " of the path" : "")
                + (facts.inside().value() > 0 && facts.own().value() > 0
                    ? ", of which "
                        + Numbers.ns(facts.own())
                        + " ns for the call and "
                        + Numbers.ns(facts.inside())
                        + " ns inside"
                    : "")
                + (facts.total().value() < 0 ? " (what inlining saves around the call)" : "")
                + (facts.visits() == 1 ? "" : " · runs " + Numbers.count(facts.visits()) + " ×");
    var label = Parts.wrapped(text, "selected-cost");
    label.setId("selected-cost");
    return label;
  }

  /// In two lines where one would cut its end, which says the lines and the version.
  private static Node source(String text) {
    int file = text.lastIndexOf('/') + 1;
    return text.length() <= LINE || file == 0
        ? new CopyLabel(text, Style.CODE, Style.SMALL)
        : Parts.column(
            new CopyLabel(text.substring(0, file), Style.CODE, Style.SMALL),
            new CopyLabel(text.substring(file), Style.CODE, Style.SMALL));
  }

  /// What is not nothing is not written as nothing.
  private static String percent(double share) {
    boolean isTiny = share > 0 && share < TINY;
    return isTiny ? "<0.1 %" : Numbers.fixed(100 * share, 1) + " %";
  }

  private Node why(Figures figures) {
    Selection selection = store.selection().get();
    Hyperlink why = new Hyperlink("Why this number?");
    why.setId("why-selected");
    why.setOnAction(
        _ ->
            new WhyPopOver(
                    figures,
                    figures.document().scenarioName(store.catalogue().get().scenarios()),
                    new Why.OfSelected(selection),
                    selection)
                .explainBeside(why));
    return why;
  }

  private static String origin(Line line) {
    Grade grade = line.cost().grade();
    String source = line.cost().source();
    boolean saysSo = grade == Grade.E && source.contains("estimate");
    return "Grade " + grade.name() + (saysSo ? ": " : ", " + grade.meaning() + ": ") + source;
  }

  private static Node sourceOfCost(String origin, List<Line> lines) {
    String names =
        lines.stream().map(line -> line.operation().id()).collect(Collectors.joining(", "));
    return Parts.wrapped(names + " — " + origin, Style.SMALL, Style.MUTED);
  }

  private static Node function(Function function) {
    String attributes =
        function.attributes().stream()
            .map(attribute -> attribute.id() + " (" + attribute.meaning() + ")")
            .collect(Collectors.joining("; "));
    return Parts.column(
        Parts.label("in " + function.name(), Style.CODE, Style.SMALL),
        Parts.wrapped(
            function.language().id()
                + " · "
                + function.section()
                + (attributes.isEmpty() ? "" : " · " + attributes),
            Style.SMALL,
            Style.MUTED));
  }
}
