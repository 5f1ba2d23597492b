// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.picture.Picture;
import entryscope.session.Document;
import entryscope.session.Figures;
import entryscope.session.Words;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import org.controlsfx.control.StatusBar;

/// The bottom of the window: how much is drawn, what it is an estimate of, and how large it is
/// drawn.
final class StatusLine extends StatusBar {
  private final Store store;
  private final Label zoom = Parts.label("", Style.MUTED);
  private final Label document = Parts.label("", Style.MUTED);
  private final Label state = Parts.label("", Style.MUTED);
  private final ObservableValue<String> activity;
  private String drawn = "";

  /// @param activity what goes on by itself, or nothing
  StatusLine(Store store, ObservableValue<Viewport> viewport, ObservableValue<String> activity) {
    this.store = store;
    this.activity = activity;
    setId("status");
    zoom.setId("zoom");
    setText("");
    getLeftItems().add(state);
    getRightItems().addAll(document, zoom);
    viewport.subscribe(view -> zoom.setText(Math.round(100 * view.zoom()) + " %"));
    store.picture().subscribe(this::count);
    store.history().subscribe(_ -> show());
    store.stale().subscribe(_ -> show());
    activity.subscribe(_ -> show());
  }

  /// What is hidden are blocks of bodies that are folded, and cold ones behind stubs.
  private void count(Picture picture) {
    Drawn shown = new Drawn(picture);
    Figures figures = store.figures().get();
    drawn =
        Words.counted(shown.blocks(), "block")
            + " · "
            + Words.counted(shown.edges(), "edge")
            + " · "
            + Drawn.hidden(figures.expansion(), figures.visible())
            + " hidden";
    show();
  }

  private void show() {
    String going = activity.getValue().isEmpty() ? "" : " · " + activity.getValue();
    state.setText(drawn + (store.stale().get() ? " · updating …" : going));
    Document present = store.document();
    document.setText(
        "%s · plan %s · %s · estimate, not a measurement"
            .formatted(
                present.flow().id(),
                present.planName(),
                present.scenarioName(store.catalogue().get().scenarios())));
  }
}
