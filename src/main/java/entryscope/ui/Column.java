// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Preferences.PanelPlace;
import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// Panels at one side of the drawing, as wide as the reader drags them. Unless the reader asks for
/// them they give way where the window is narrow.
final class Column extends HBox {
  /// The gap between two panes.
  static final double GAP = 12;

  private static final double NARROWEST = 200;

  /// Of the window, at most so much is for a column that the reader widened.
  private static final double MOST = 0.4;

  /// Where a column stands, and what it takes when nothing else was asked for.
  enum Side {
    LEFT("left", 390, 0.26, 1150),
    RIGHT("right", 300, 0.27, 760);

    private final String id;
    private final double usual;
    private final double share;
    private final double roomy;

    Side(String id, double usual, double share, double roomy) {
      this.id = id;
      this.usual = usual;
      this.share = share;
      this.roomy = roomy;
    }
  }

  private final Side side;
  private final Settings settings;
  private final ReadOnlyDoubleProperty size;
  private final ReadOnlyDoubleProperty window;
  private boolean presenting;
  private boolean presented;
  private double dragged;

  /// @param size how large texts are, 1 for as usual
  /// @param window how wide the window is, in pixels
  Column(
      Side side,
      Region content,
      Settings settings,
      ReadOnlyDoubleProperty size,
      ReadOnlyDoubleProperty window) {
    this.side = side;
    this.settings = settings;
    this.size = size;
    this.window = window;
    setId("column-" + side.id);
    HBox.setHgrow(content, Priority.ALWAYS);
    content.setMinWidth(0);
    Edge edge = new Edge(GAP, this::drag, this::keep);
    getChildren().add(content);
    getChildren().add(side == Side.LEFT ? 1 : 0, edge);
    setMinWidth(0);
    settings.preferences().subscribe(_ -> update());
    size.subscribe(_ -> update());
    window.subscribe(_ -> update());
  }

  /// Shows or hides it, for good unless something is being presented.
  void toggle() {
    boolean next = !isVisible();
    if (presenting) {
      presented = next;
      update();
    } else {
      settings.change(now -> now.withPanel(side.id, new PanelPlace(next, wish())));
    }
  }

  /// A presentation begins without it; its end brings back what was before.
  void present(boolean starts) {
    presenting = starts;
    presented = false;
    update();
  }

  private Optional<PanelPlace> kept() {
    return Optional.ofNullable(settings.preferences().get().panels().get(side.id));
  }

  private double wish() {
    return kept().map(PanelPlace::width).orElse(side.usual);
  }

  private boolean isWanted() {
    boolean roomy = window.get() <= 0 || window.get() >= side.roomy * size.get();
    return presenting ? presented : kept().map(PanelPlace::shown).orElse(roomy);
  }

  private void update() {
    Parts.show(this, isWanted());
    if (dragged == 0) {
      double most = window.get() * (wish() == side.usual ? side.share : MOST);
      double least = Math.min(NARROWEST, MOST * window.get());
      setPrefWidth(Math.max(least, Math.min(wish() * size.get(), most)) + GAP);
    }
  }

  private void drag(double right) {
    dragged = dragged == 0 ? getWidth() - GAP : dragged;
    dragged += side == Side.LEFT ? right : -right;
    double shown = Math.clamp(dragged, NARROWEST, Math.max(NARROWEST, MOST * window.get()));
    setPrefWidth(shown + GAP);
  }

  private void keep() {
    if (dragged != 0) {
      dragged = 0;
      double width = Math.rint((getPrefWidth() - GAP) / size.get());
      settings.change(now -> now.withPanel(side.id, new PanelPlace(true, width)));
    }
  }
}
