// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.quantity.Numbers;
import entryscope.session.Explanation;
import entryscope.session.Figures;
import entryscope.session.Selection;
import entryscope.session.Why;
import java.util.ArrayList;
import java.util.List;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import org.controlsfx.control.PopOver;

/// Why a figure is what it is, to read and to copy: the total, one kind of work, one function's
/// code, or what is selected.
final class WhyPopOver extends PopOver {
  /// From what is asked about, in pixels.
  private static final double DISTANCE = 14;

  private static final String COPY = "Copy as text";
  private static final String FORMULA =
      "The sum of count × cost over all operations of one pass; each world of the scenario counts"
          + " with its probability. Each cost is a range; 80 % of the sums drawn from the ranges,"
          + " placement of the code included, lie in the interval.";

  private final Figures figures;
  private final String scenario;
  private final TextArea area = new TextArea();
  private final Button copy = new Button(COPY);

  /// @param first what is explained first
  /// @param selection what can be asked about beside totals
  WhyPopOver(Figures figures, String scenario, Why first, Selection selection) {
    this.figures = figures;
    this.scenario = scenario;
    Choice<Why> choice = new Choice<>(this::name, this::explain);
    choice.setId("explained");
    choice.setMaxWidth(420);
    choice.setMinWidth(0);
    choice.show(choices(selection), first);
    area.setId("explanation");
    area.setEditable(false);
    area.setPrefColumnCount(80);
    area.setPrefRowCount(26);
    area.getStyleClass().add(Style.CODE);
    copy.setMinWidth(Region.USE_PREF_SIZE);
    copy.setOnAction(
        _ -> {
          Clip.put(area.getText());
          copy.setText("Copied");
        });
    Label title = Parts.label("Why this number?", Style.CARD_TITLE);
    title.setMinWidth(Region.USE_PREF_SIZE);
    VBox content =
        new VBox(
            Parts.row(title, choice, Parts.spacer(), copy),
            Parts.wrapped(FORMULA, Style.MUTED),
            area);
    content.getStyleClass().add("why");
    content.addEventFilter(KeyEvent.KEY_PRESSED, event -> press(event, choice.isShowing()));
    setContentNode(content);
    setDetachable(false);
    if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
      standPlain();
    }
    explain(first);
  }

  /// Beside what is asked about, upwards from there in the lower half of the screen.
  void explainBeside(Node asked) {
    Bounds at = asked.localToScreen(asked.getBoundsInLocal());
    Rectangle2D screen =
        Screen.getScreensForRectangle(at.getMinX(), at.getMinY(), 1, 1).stream()
            .findFirst()
            .orElseGet(Screen::getPrimary)
            .getVisualBounds();
    boolean isLow = at.getMinY() > screen.getMinY() + screen.getHeight() / 2;
    setArrowLocation(isLow ? ArrowLocation.RIGHT_BOTTOM : ArrowLocation.RIGHT_TOP);
    show(asked, DISTANCE);
  }

  /// Without arrow and shadow, which would lie in an opaque margin.
  private void standPlain() {
    setArrowSize(0);
    setCornerRadius(0);
    getStyleClass().add("plain");
  }

  /// Escape closes the list of choices first, and this next, whatever has the focus.
  private void press(KeyEvent event, boolean isChoosing) {
    if (event.getCode() == KeyCode.ESCAPE && !isChoosing) {
      hide();
      event.consume();
    }
  }

  private List<Why> choices(Selection selection) {
    List<Why> all = new ArrayList<>(Why.all(figures));
    if (!selection.isNothing()) {
      all.add(1, new Why.OfSelected(selection));
    }
    return all;
  }

  private void explain(Why why) {
    copy.setText(COPY);
    area.setText(Explanation.of(figures, why, scenario));
    area.setScrollTop(0);
  }

  private String name(Why why) {
    return (why.isLowerBound(figures) ? "≥ " : "")
        + Numbers.ns(figures.pricing().typical(why.tally(figures)))
        + " ns · "
        + why.title(figures);
  }
}
