// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.picture.Palette;
import entryscope.picture.diff.DiffLegend;
import javafx.geometry.Insets;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Border;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderStrokeStyle;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

/// What the colours of a comparison mean; always shown.
final class CompareLegend extends FlowPane {
  private static final double GAP = 16;

  CompareLegend() {
    setId("compare-legend");
    setHgap(GAP);
    setVgap(GAP / 4);
  }

  void show(Palette palette) {
    getChildren()
        .setAll(
            DiffLegend.ENTRIES.stream()
                .map(
                    entry -> {
                      var label = Parts.label(entry.meaning(), Style.SMALL, Style.MUTED);
                      label.setGraphic(sample(entry.style(), palette));
                      return label;
                    })
                .toList());
  }

  private static Region sample(entryscope.picture.Style style, Palette palette) {
    Palette.Colours colours = palette.of(style);
    Region sample = new Region();
    sample.setMinSize(22, style.isLine() ? 3 : 12);
    sample.setMaxSize(22, style.isLine() ? 3 : 12);
    CornerRadii corners = new CornerRadii(style.isLine() ? 0 : 3);
    sample.setBackground(
        new Background(new BackgroundFill(Color.web(colours.fill()), corners, new Insets(0))));
    sample.setBorder(
        new Border(
            new BorderStroke(
                Color.web(colours.line()),
                style.isDashed() ? BorderStrokeStyle.DASHED : BorderStrokeStyle.SOLID,
                corners,
                style.isLine() ? new BorderWidths(2, 0, 0, 0) : new BorderWidths(1))));
    return sample;
  }
}
