// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.quantity.Numbers;
import entryscope.session.Breakdown;
import entryscope.session.Breakdown.Share;
import java.util.List;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// A stacked bar: each category as wide as its share of the time.
final class BreakdownBar extends Pane {
  private static final double HEIGHT = 14;
  private static final double GAP = 1;

  private List<Share> shares = List.of();

  BreakdownBar() {
    getStyleClass().add("breakdown-bar");
    setMinHeight(HEIGHT);
    setPrefHeight(HEIGHT);
  }

  void show(Breakdown breakdown) {
    shares = breakdown.shares();
    getChildren().setAll(shares.stream().map(BreakdownBar::part).toList());
    requestLayout();
  }

  private static Region part(Share share) {
    Region part = swatch(share);
    Tip.set(
        part,
        share.category().id()
            + ": "
            + Numbers.ns(share.time())
            + " ns\n"
            + share.category().meaning());
    return part;
  }

  /// A piece of the category's colour.
  static Region swatch(Share share) {
    Region swatch = new Region();
    swatch.getStyleClass().addAll("category", "category-" + share.category().id());
    return swatch;
  }

  @Override
  protected void layoutChildren() {
    double total = shares.stream().mapToDouble(share -> share.time().value()).sum();
    double room = getWidth() - GAP * Math.max(0, shares.size() - 1);
    double x = 0;
    for (int i = 0; i < shares.size(); i++) {
      double width = room * shares.get(i).time().value() / total;
      getChildren().get(i).resizeRelocate(x, 0, Math.max(1, width), getHeight());
      x += width + GAP;
    }
  }
}
