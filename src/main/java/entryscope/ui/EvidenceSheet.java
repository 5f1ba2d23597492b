// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.cost.EvidenceCase;
import entryscope.cost.Prediction;
import entryscope.session.EvidenceBoard;
import entryscope.session.Words;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// Every published figure beside what the model predicts.
final class EvidenceSheet extends Sheet {
  private static final double WIDTH = 1180;
  private static final double HEIGHT = 590;

  private final Label summary;
  private final VBox cases;
  private final Consumer<EvidenceCase> show;

  /// @param board may come later
  /// @param show opens a case's flow
  EvidenceSheet(ObservableValue<Optional<EvidenceBoard>> board, Consumer<EvidenceCase> show) {
    Label summary = Parts.wrapped("", Style.MUTED);
    VBox cases = new VBox();
    ScrollPane scroll = new ScrollPane(cases);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setPrefViewportHeight(HEIGHT);
    scroll.setMinHeight(0);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    EvidenceColumns titles = titles();
    scroll
        .viewportBoundsProperty()
        .subscribe(
            (_, seen) ->
                titles.setPadding(new Insets(0, scroll.getWidth() - seen.getWidth(), 0, 0)));
    super("Evidence", summary, titles, scroll, legend());
    this.summary = summary;
    this.cases = cases;
    this.show = show;
    setPrefWidth(WIDTH);
    summary.setId("evidence-summary");
    cases.setId("evidence-cases");
    cases.getStyleClass().add("evidence-lines");
    Subscription subscription = board.subscribe(this::show);
    sceneProperty()
        .subscribe(
            (_, scene) -> {
              if (scene == null) {
                subscription.unsubscribe();
              }
            });
  }

  private void show(Optional<EvidenceBoard> board) {
    summary.setText(board.map(EvidenceSheet::summary).orElse("Predicting …"));
    cases.getChildren().clear();
    board.ifPresent(
        made -> {
          made.predictions().forEach(p -> cases.getChildren().add(new EvidenceLine(p, show)));
          made.missing()
              .forEach(
                  lack ->
                      cases
                          .getChildren()
                          .add(Parts.wrapped("Not predicted: " + lack, Style.SMALL, Style.MUTED)));
        });
  }

  private static String summary(EvidenceBoard board) {
    long covered = board.predictions().stream().filter(Prediction::covered).count();
    int all = board.predictions().size();
    return all == 0
        ? "No published figure stands beside the flows that are open here."
        : "%s beside 80 %% intervals: %d covered, %d missed. Where times were published, the"
                .formatted(Words.counted(all, "published figure"), covered, all - covered)
            + " prediction starts from the one before the change.";
  }

  private static EvidenceColumns titles() {
    return new EvidenceColumns(
        title("case"),
        title("change"),
        title("published"),
        title("predicted"),
        title("each on its own scale"),
        title("residual"),
        new Region());
  }

  private static Label title(String text) {
    return Parts.label(text, Style.COLUMN_TITLE);
  }

  private static HBox legend() {
    HBox legend =
        new HBox(
            entry(RangeBar.part("interval"), "predicted, 80 % interval"),
            entry(RangeBar.part("typical"), "typical"),
            entry(RangeBar.mark(true), "published, covered"),
            entry(RangeBar.mark(false), "published, missed"),
            entry(RangeBar.part("before"), "before the change"));
    legend.getStyleClass().add("evidence-legend");
    return legend;
  }

  private static Label entry(Region sign, String text) {
    Label label = Parts.label(text, Style.SMALL, Style.MUTED);
    label.setGraphic(sign);
    return label;
  }
}
