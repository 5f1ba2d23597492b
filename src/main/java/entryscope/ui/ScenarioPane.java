// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.flow.Flow;
import entryscope.flow.Switch;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// On which machine, and what is on: a scenario and a line for each switch of the flow.
final class ScenarioPane extends VBox {
  /// As many times the room of the choices is enough for a few switches too.
  private static final double FEW = 1.8;

  private final Store store;
  private final Choice<Machine> machine;
  private final Choice<Scenario> scenario;
  private final Label noMachine = Parts.wrapped("", Style.SMALL, Style.WARNING);
  private final VBox switches = new VBox();
  private final Map<String, SwitchLine> lines = new HashMap<>();
  private final Map<Switch.Kind, Label> titles = new EnumMap<>(Switch.Kind.class);
  private final ScrollPane scroll = new ScrollPane(switches);
  private final ReadOnlyBooleanWrapper unfolded = new ReadOnlyBooleanWrapper();
  private final Hyperlink more = new Hyperlink();
  private final Hyperlink reset = new Hyperlink("Undo the changes to the scenario");

  ScenarioPane(Store store) {
    this.store = store;
    machine = new Choice<>(Machine::title, m -> store.send(new Edit.ChooseMachine(m)));
    scenario = new Choice<>(this::name, s -> store.send(new Edit.ChooseScenario(s)));
    build();
    store.history().subscribe(history -> show(history.present()));
    store.catalogue().subscribe(_ -> show(store.document()));
  }

  private void build() {
    getStyleClass().addAll(Style.CARD, "scenario");
    machine.setId("machine");
    scenario.setId("scenario");
    noMachine.setId("no-machine");
    switches.getStyleClass().add("switches");
    reset.setId("reset-scenario");
    reset.setOnAction(_ -> original().ifPresent(s -> store.send(new Edit.ChooseScenario(s))));
    more.setId("more-switches");
    more.setOnAction(_ -> unfolded.set(true));
    store.selection().subscribe(_ -> unfolded.set(false));
    Parts.show(more, false);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("switch-scroll");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren()
        .addAll(
            chooser(Parts.label("Scenario", Style.CARD_TITLE), scenario),
            chooser(Parts.label("Machine", Style.CARD_TITLE), machine),
            noMachine,
            scroll,
            more,
            reset);
  }

  /// The room for the choices without the switches, in pixels.
  double headHeight(double width) {
    double inside = width - snappedLeftInset() - snappedRightInset();
    return snappedTopInset()
        + snappedBottomInset()
        + getManagedChildren().stream()
            .filter(node -> node != scroll && node != reset && node != more)
            .mapToDouble(node -> node.prefHeight(inside) + getSpacing())
            .sum()
        + more.prefHeight(inside);
  }

  /// Whether the reader asked for the switches where there is little room.
  ReadOnlyBooleanProperty unfolded() {
    return unfolded.getReadOnlyProperty();
  }

  /// The room for the choices and a few switches, in pixels.
  double enough(double width) {
    return FEW * headHeight(width);
  }

  /// Makes the best of some room: without enough for a few switches there is a link to them.
  ///
  /// @return the room that is used, in pixels
  double take(double height, double width) {
    boolean isFolded = height < enough(width);
    Parts.show(scroll, !isFolded);
    reset.setManaged(!isFolded);
    Parts.show(more, isFolded);
    return isFolded ? headHeight(width) : height;
  }

  private static HBox chooser(Label name, Choice<?> choice) {
    name.getStyleClass().add("chooser-name");
    name.setMinWidth(USE_PREF_SIZE);
    choice.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(choice, Priority.ALWAYS);
    return Parts.row(name, choice);
  }

  /// A scenario the reader changed keeps its name with a mark.
  private String name(Scenario shown) {
    return shown.equals(store.catalogue().get().scenarios().get(shown.id()))
        ? shown.title()
        : shown.title() + " (changed)";
  }

  private void show(Document document) {
    Catalogue catalogue = store.catalogue().get();
    String architecture = document.flow().provenance().architecture();
    List<Machine> machines = catalogue.machinesFor(architecture);
    machine.show(with(machines, document.machine()), document.machine());
    noMachine.setText(
        "There is no machine for " + architecture + " yet, so no operation has a cost here.");
    Parts.show(noMachine, machines.isEmpty());
    scenario.show(
        with(List.copyOf(catalogue.scenarios().values()), document.scenario()),
        document.scenario());
    // It keeps its room, so that no switch goes out of sight when one is turned.
    reset.setVisible(original().filter(s -> !s.equals(document.scenario())).isPresent());
    more.setText("Switches: " + document.flow().switches().size());
    more.setTooltip(Parts.tip("Show them; a click on a block hides them again"));
    showSwitches(document.flow(), document.scenario());
  }

  /// The scenario as it was before the reader changed it.
  private Optional<Scenario> original() {
    return Optional.ofNullable(
        store.catalogue().get().scenarios().get(store.document().scenario().id()));
  }

  private static <T> List<T> with(List<T> known, T present) {
    if (known.contains(present)) {
      return known;
    }
    List<T> all = new ArrayList<>(List.of(present));
    all.addAll(known);
    return all;
  }

  private void showSwitches(Flow flow, Scenario chosen) {
    List<Node> shown = grouped(flow);
    if (!switches.getChildren().equals(shown)) {
      switches.getChildren().setAll(shown);
    }
    for (Switch each : flow.switches().values()) {
      line(each).show(each, chosen.probability(each));
    }
  }

  /// The switches by what turns them, in the order of how often one wonders about them.
  private List<Node> grouped(Flow flow) {
    List<Node> nodes = new ArrayList<>();
    for (Switch.Kind kind : Switch.Kind.values()) {
      List<Switch> of =
          flow.switches().values().stream().filter(each -> each.kind() == kind).toList();
      if (!of.isEmpty()) {
        nodes.add(titles.computeIfAbsent(kind, ScenarioPane::title));
        of.forEach(each -> nodes.add(line(each)));
      }
    }
    return nodes;
  }

  private static Label title(Switch.Kind kind) {
    String text =
        switch (kind) {
          case TASK -> "Work for the task";
          case CALLER -> "Asked for by user space";
          case CPU -> "Processor and mitigations";
          case BOOT -> "Chosen at boot";
          case CONFIGURATION -> "Chosen when the kernel was built";
        };
    return Parts.label(text, Style.COLUMN_TITLE, "switch-group");
  }

  private SwitchLine line(Switch of) {
    return lines.computeIfAbsent(of.id(), id -> new SwitchLine(store, id));
  }
}
