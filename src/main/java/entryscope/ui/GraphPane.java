// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;
import org.controlsfx.control.NotificationPane;
import org.controlsfx.control.action.Action;

/// The drawing with its trail and buttons above, the minimap on it, and notices at its lower edge.
final class GraphPane extends BorderPane {
  /// How long a notice stays, so that a slow reader reads it twice.
  private static final Duration READ = Duration.seconds(3);

  private static final Duration PER_LETTER = Duration.millis(80);

  private final PauseTransition away = new PauseTransition();
  private final NotificationPane notices;
  private final StackPane stack;
  private final HBox strip;

  /// Where the way to what is selected needs the room.
  private static final double NARROW = 520;

  GraphPane(
      Store store,
      GraphCanvas canvas,
      Commands commands,
      ObservableValue<Theme> theme,
      Trail trail) {
    getStyleClass().addAll(Style.CARD, "graph-card");
    Minimap minimap = new Minimap(store, canvas, theme);
    Busy busy = new Busy(store, Overdue.of(store));
    stack = new StackPane(canvas, minimap, busy);
    StackPane.setAlignment(busy, Pos.TOP_CENTER);
    stack.getStyleClass().add("graph-stack");
    StackPane.setAlignment(minimap, Pos.BOTTOM_RIGHT);
    clip(stack);
    notices = new NotificationPane(stack);
    notices.setId("notices");
    notices.setFocusTraversable(false);
    notices.setShowFromTop(false);
    away.setOnFinished(_ -> notices.hide());
    HBox.setHgrow(trail, Priority.ALWAYS);
    HBox buttons =
        new HBox(
            CommandButton.icon(commands, "zoom-out"),
            CommandButton.icon(commands, "zoom-in"),
            CommandButton.icon(commands, "fit"),
            CommandButton.icon(commands, "panel-right"));
    ColdSlider cold = new ColdSlider(store);
    strip = Parts.row(CommandButton.icon(commands, "panel-left"), trail, cold, buttons);
    strip.widthProperty().subscribe(width -> cold.shorten(width.doubleValue() < NARROW));
    strip.getStyleClass().add("strip");
    strip.setFillHeight(false);
    setTop(strip);
    setMinWidth(0);
    setCenter(notices);
    store.notice().subscribe((_, notice) -> show(notice));
    store.history().subscribe((_, _) -> pass(store.notice().get()));
  }

  /// Puts something before the controls above the drawing.
  void summarise(Region figure) {
    strip.getChildren().add(2, figure);
    strip
        .widthProperty()
        .subscribe(width -> figure.setMinWidth(width.doubleValue() < NARROW ? 0 : USE_PREF_SIZE));
  }

  /// Lays something over a corner of the drawing.
  void greet(Node hint) {
    stack.getChildren().add(hint);
    StackPane.setAlignment(hint, Pos.BOTTOM_LEFT);
  }

  private void show(Notice notice) {
    notices.getActions().setAll(notice.offers().stream().map(this::action).toList());
    notices.show(notice.text());
    away.stop();
    if (notice.offers().isEmpty()) {
      away.setDuration(READ.add(PER_LETTER.multiply(notice.text().length())));
      away.playFromStart();
    }
  }

  private Action action(Notice.Offer offer) {
    return new Action(
        offer.name(),
        _ -> {
          notices.hide();
          offer.action().run();
        });
  }

  /// A notice goes with the next change, unless it waits for an answer.
  private void pass(Notice notice) {
    if (notice.offers().isEmpty()) {
      notices.hide();
    }
  }

  private static void clip(StackPane stack) {
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(stack.widthProperty());
    clip.heightProperty().bind(stack.heightProperty());
    stack.setClip(clip);
  }
}
