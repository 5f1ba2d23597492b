// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.EvidenceCase;
import entryscope.cost.EvidenceCase.Published.RateGain;
import entryscope.cost.EvidenceCase.Published.Times;
import entryscope.cost.EvidenceCase.Side;
import entryscope.cost.Prediction;
import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import entryscope.session.Words;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// One evidence case: what was published, what is predicted, and on demand what to know about it.
final class EvidenceLine extends VBox {
  private final EvidenceCase evidence;
  private final Prediction prediction;
  private final Hyperlink more = new Hyperlink();
  private boolean open;

  /// @param show opens the case's flow
  EvidenceLine(Prediction prediction, Consumer<EvidenceCase> show) {
    this.prediction = prediction;
    this.evidence = prediction.evidence();
    getStyleClass().add("evidence-line");
    Forecast forecast = Forecast.of(prediction);
    Label published = Parts.label(forecast.published(), Style.FIGURE, "evidence-figure");
    published.setId("published-" + evidence.id());
    RangeBar bar = new RangeBar(prediction);
    bar.setId("range-" + evidence.id());
    bar.setAccessibleText(
        "published %s, %s".formatted(forecast.published(), forecast.sentence("")));
    Button button = new Button("Show");
    button.setId("show-" + evidence.id());
    button.setMinWidth(USE_PREF_SIZE);
    button.setTooltip(Parts.tip("Open the path with the change, compared with it without"));
    button.setOnAction(_ -> show.accept(evidence));
    getChildren()
        .add(
            new EvidenceColumns(
                Parts.label(evidence.id(), Style.CODE, "evidence-id"),
                title(),
                right(published, muted(kind(evidence))),
                right(
                    Parts.label(
                        forecast.predicted() + " " + forecast.unit(),
                        Style.FIGURE,
                        "evidence-figure"),
                    muted(forecast.interval())),
                bar,
                verdict(forecast),
                button));
    more.setId("more-" + evidence.id());
    more.setOnAction(_ -> turn());
    showMore();
  }

  private VBox title() {
    Side before = evidence.before();
    Side after = evidence.after();
    String sides =
        before.flow().equals(after.flow())
            ? "%s: %s → %s".formatted(before.flow(), before.settings(), after.settings())
            : "%s → %s".formatted(before, after);
    return new VBox(
        Parts.wrapped(evidence.title()),
        Parts.wrapped(
            "%s · %s on %s".formatted(sides, evidence.scenario(), evidence.machine()),
            Style.SMALL,
            Style.MUTED),
        more);
  }

  private VBox verdict(Forecast forecast) {
    Label word = Parts.label(forecast.verdict(), "evidence-verdict");
    word.setId("verdict-" + evidence.id());
    word.pseudoClassStateChanged(Style.MISSED, !prediction.covered());
    return right(word, muted(forecast.residual()));
  }

  private static String kind(EvidenceCase evidence) {
    return switch (evidence.published()) {
      case Times(Nanoseconds before, Nanoseconds _) -> "before " + Numbers.ns(before);
      case RateGain _ -> "of the rate";
    };
  }

  private static Label muted(String text) {
    return Parts.label(text, Style.FIGURE, Style.MUTED);
  }

  private static VBox right(Label... labels) {
    VBox column = new VBox(labels);
    column.setAlignment(Pos.TOP_RIGHT);
    return column;
  }

  private void turn() {
    open = !open;
    if (open) {
      getChildren().add(details());
    } else {
      getChildren().removeLast();
    }
    showMore();
  }

  private void showMore() {
    more.setText(
        (open ? "▾ " : "▸ ")
            + "What changes, and "
            + Words.counted(evidence.caveats().size(), "caveat"));
    more.setVisited(false);
  }

  private HBox details() {
    CostTable table = new CostTable(prediction.lines(), prediction.uncosted());
    table.setMaxWidth(Region.USE_PREF_SIZE);
    VBox change = new VBox(Parts.label("The change, at typical costs", Style.COLUMN_TITLE), table);
    change.setMinWidth(USE_PREF_SIZE);
    if (!prediction.shared().isEmpty()) {
      Label shared = note(Words.shared(prediction));
      shared.maxWidthProperty().bind(table.widthProperty());
      change.getChildren().add(shared);
    }
    VBox notes = new VBox();
    HBox.setHgrow(notes, Priority.ALWAYS);
    notes
        .getChildren()
        .addAll(
            Parts.label("Benchmark", Style.COLUMN_TITLE),
            note(evidence.benchmark()),
            Parts.label("Source", Style.COLUMN_TITLE),
            note(evidence.source()),
            Parts.label("Caveats", Style.COLUMN_TITLE));
    evidence.caveats().forEach(caveat -> notes.getChildren().add(note("– " + caveat)));
    HBox details = new HBox(change, notes);
    details.setId("details-" + evidence.id());
    details.getStyleClass().add("evidence-details");
    change.getStyleClass().add("evidence-notes");
    notes.getStyleClass().add("evidence-notes");
    return details;
  }

  private static Label note(String text) {
    return Parts.wrapped(text, "evidence-note");
  }
}
