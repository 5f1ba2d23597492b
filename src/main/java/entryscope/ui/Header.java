// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.flow.Entry;
import entryscope.flow.Flow;
import entryscope.session.Document;
import entryscope.session.Edit;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// The top of the window: what is open, the search field, and the commands used most.
final class Header extends HBox {
  private final Store store;
  private final Choice<Flow> flow;
  private final Choice<Entry> entry;

  /// @param open opens a flow of the catalogue
  Header(Store store, Consumer<Flow> open, Node search, Commands commands) {
    this.store = store;
    Label name = Parts.label("Entryscope", "app-name");
    flow = new Choice<>(Flow::title, open);
    flow.setId("flow");
    entry = new Choice<>(Entry::title, chosen -> store.send(new Edit.ChooseEntry(chosen.id())));
    entry.setId("entry");
    name.setMinWidth(USE_PREF_SIZE);
    getStyleClass().addAll(Style.ROW, "header");
    getChildren().addAll(name, flow, entry, Parts.spacer(), search, Parts.spacer());
    getChildren()
        .addAll(
            icon(commands, "undo"),
            icon(commands, "redo"),
            icon(commands, "open"),
            icon(commands, "theme"),
            icon(commands, "keys"),
            CommandButton.worded(commands, "evidence", "Evidence"),
            primary(commands));
    store.history().subscribe(history -> show(history.present()));
    store.catalogue().subscribe(_ -> show(store.document()));
  }

  private Button icon(Commands commands, String id) {
    Button button = CommandButton.icon(commands, id);
    store.history().subscribe(_ -> button.setDisable(!commands.get(id).enabled().getAsBoolean()));
    return button;
  }

  private static Button primary(Commands commands) {
    Button button = CommandButton.worded(commands, "export", "Export");
    button.getStyleClass().add("accent");
    return button;
  }

  private void show(Document document) {
    flow.show(flows(document), document.flow());
    List<Entry> entries = List.copyOf(document.flow().entries().values());
    entry.show(entries, document.flow().entry(document.entry()));
    Parts.show(entry, entries.size() > 1);
  }

  private List<Flow> flows(Document document) {
    return List.copyOf(store.catalogue().get().with(document.flow()).flows().values());
  }
}
