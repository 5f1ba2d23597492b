// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Hiding;
import entryscope.session.Edit;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;

/// Hides cold blocks: the farther to the right, the less cold they must be.
final class ColdSlider extends HBox {
  private final Store store;
  private final Slider slider = new Slider(0, ColdLevel.last(), 1);
  private final Label words = Parts.label("", Style.MUTED, Style.SMALL);
  private boolean showing;

  ColdSlider(Store store) {
    this.store = store;
    getStyleClass().add("cold");
    setAlignment(Pos.CENTER_RIGHT);
    setSpacing(6);
    words.setMinWidth(USE_PREF_SIZE);
    words.setId("cold-words");
    slider.setId("cold");
    slider.setAccessibleText("hide blocks colder than");
    slider.setMajorTickUnit(1);
    slider.setMinorTickCount(0);
    slider.setBlockIncrement(1);
    slider.setSnapToTicks(true);
    slider.setPrefWidth(96);
    slider.setMinWidth(64);
    slider.setTooltip(
        Parts.tip(
            "Hide what is colder: blocks that run less often per pass of the path than this are"
                + " drawn as one box where they are together, and such calls folded. E opens"
                + " one."));
    getChildren().addAll(words, slider);
    slider.valueProperty().subscribe((_, _) -> moved());
    slider.valueChangingProperty().subscribe((_, _) -> moved());
    store.history().subscribe(history -> show(history.present().folds().hiding()));
  }

  /// With the slider alone where there is no room for words, which its tooltip has as well.
  void shorten(boolean isNarrow) {
    Parts.show(words, !isNarrow);
  }

  /// Sends one change for one drag.
  private void moved() {
    int level = (int) Math.round(slider.getValue());
    if (showing) {
      return;
    }
    if (slider.isValueChanging()) {
      words.setText(ColdLevel.words(ColdLevel.at(level)));
    } else {
      step(store, level - ColdLevel.of(store.document().folds().hiding()));
      show(store.document().folds().hiding());
    }
  }

  /// Hides more by so many steps, or less.
  static void step(Store store, int steps) {
    int level = ColdLevel.of(store.document().folds().hiding());
    int next = Math.clamp(level + (long) steps, 0, ColdLevel.last());
    if (next != level) {
      store.send(new Edit.Fold(store.document().folds().withHiding(ColdLevel.at(next))));
    }
  }

  private void show(Hiding hiding) {
    showing = true;
    slider.setValue(ColdLevel.of(hiding));
    words.setText(ColdLevel.words(hiding));
    showing = false;
  }
}
