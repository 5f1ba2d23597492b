// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.EstimateReport;
import entryscope.session.Figures;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;

/// Why the figure is what it is, to read and to copy.
final class WhyPopOver extends PopOver {
  private static final String FORMULA =
      "The sum of count × cost over all operations of one pass; each world of the scenario counts"
          + " with its probability. Each cost is a range; 80 % of the sums drawn from the ranges,"
          + " placement of the code included, lie in the interval.";

  WhyPopOver(Figures figures, String scenario) {
    String text = EstimateReport.of(figures, scenario, true);
    TextArea area = new TextArea(text);
    area.setId("explanation");
    area.setEditable(false);
    area.setPrefColumnCount(80);
    area.setPrefRowCount(26);
    area.getStyleClass().add(Style.CODE);
    Button copy = new Button("Copy as text");
    copy.setOnAction(_ -> copy(text));
    VBox content =
        new VBox(
            Parts.row(Parts.label("Why this number?", Style.CARD_TITLE), Parts.spacer(), copy),
            Parts.wrapped(FORMULA, Style.MUTED),
            area);
    content.getStyleClass().add("why");
    setContentNode(content);
    setArrowLocation(ArrowLocation.RIGHT_TOP);
    setDetachable(false);
  }

  private static void copy(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
