// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.EvidenceCase;
import entryscope.session.Catalogue;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The published figures of what is shown, and the way to those of the same flow in another
/// setting.
final class PublishedPane extends VBox {
  private static final double GAP = 8;

  private final Store store;
  private final Consumer<EvidenceCase> open;
  private final Label here = Parts.wrapped("", Style.SMALL);
  private final FlowPane elsewhere = new FlowPane();
  private List<EvidenceCase> others = List.of();

  /// @param open opens what a case is about
  PublishedPane(Store store, Consumer<EvidenceCase> open) {
    this.store = store;
    this.open = open;
    here.setId("published");
    elsewhere.setId("published-elsewhere");
    elsewhere.setHgap(GAP);
    elsewhere.getStyleClass().add(Style.SMALL);
    getChildren().addAll(here, elsewhere);
    store.figures().subscribe(_ -> show());
    store.catalogue().subscribe(_ -> show());
    store.evidence().board().subscribe((_, _) -> show());
  }

  private void show() {
    Catalogue catalogue = store.catalogue().get();
    var document = store.figures().get().document();
    String text = Published.of(catalogue, document, store.evidence().board().get());
    here.setText(text);
    Parts.show(here, !text.isEmpty());
    if (!text.isEmpty()) {
      store.evidence().ask(catalogue);
    }
    show(Published.elsewhere(catalogue, document));
    Parts.show(elsewhere, !others.isEmpty());
    Parts.show(this, !text.isEmpty() || !others.isEmpty());
  }

  private void show(List<EvidenceCase> cases) {
    if (cases.equals(others)) {
      return; // a link that has the keyboard keeps it
    }
    others = cases;
    elsewhere.getChildren().setAll(others.stream().map(this::link).toList());
    if (!others.isEmpty()) {
      elsewhere.getChildren().addFirst(Parts.label("Published:", Style.MUTED, Style.SMALL));
    }
  }

  private Hyperlink link(EvidenceCase evidence) {
    Hyperlink link = new Hyperlink(evidence.id() + " · " + evidence.scenario());
    link.setId("case-" + evidence.id());
    link.setAccessibleText("open " + evidence.title());
    link.setOnAction(_ -> open.accept(evidence));
    Tip.set(link, evidence.title() + ". Opens it.");
    return link;
  }
}
