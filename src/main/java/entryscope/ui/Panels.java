// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.Node;
import javafx.stage.Stage;

/// Which panels stand around the drawing, and how large everything is.
final class Panels {
  /// How much larger everything is for people at the other end of a room.
  private static final double PRESENTED = 1.45;

  /// The size of the controls' text, in pixels.
  private static final int USUAL = 13;

  private static final double STEP = 1.15;

  private final Shell shell;
  private final Column left;
  private final Column right;
  private final Node outline;
  private final List<Node> hiddenWhilePresenting;
  private final ReadOnlyDoubleWrapper size;
  private boolean presenting;

  /// @param size how large texts are, 1 for as usual; set here alone
  /// @param outline stands beside the drawing when it is asked for
  /// @param extra what is left out while presenting, beside the columns
  Panels(
      Shell shell,
      ReadOnlyDoubleWrapper size,
      Column left,
      Column right,
      Node outline,
      List<Node> extra) {
    this.shell = shell;
    this.size = size;
    this.left = left;
    this.right = right;
    this.outline = outline;
    this.hiddenWhilePresenting = List.copyOf(extra);
    Parts.show(outline, false);
    shell.settings().preferences().subscribe(_ -> resize());
  }

  /// How large texts are, 1 for as usual.
  ReadOnlyDoubleProperty size() {
    return size.getReadOnlyProperty();
  }

  void toggleLeft() {
    toggle(left);
  }

  void toggleRight() {
    toggle(right);
  }

  /// What has the keyboard must be seen.
  private void toggle(Column column) {
    column.toggle();
    if (!column.isVisible()) {
      shell.canvas().requestFocus();
    }
  }

  /// The path in words beside the drawing, or not.
  void toggleOutline() {
    boolean isShown = outline.isVisible();
    Parts.show(outline, !isShown);
    if (isShown) {
      shell.canvas().requestFocus();
    } else {
      outline.requestFocus();
    }
  }

  /// Enlarges everything and leaves the drawing and its figure, or ends that.
  void present() {
    presenting = !presenting;
    left.present(presenting);
    right.present(presenting);
    hiddenWhilePresenting.forEach(node -> Parts.show(node, !presenting));
    resize();
    zoom(presenting ? PRESENTED : 1 / PRESENTED);
    shell.canvas().requestFocus();
    if (presenting) {
      shell
          .store()
          .tell(
              shell.commands().get("present").firstKeys()
                  + " ends the presentation; Right and Left step along the path.");
    }
  }

  boolean isPresenting() {
    return presenting;
  }

  /// The upper left corner stays, whatever room the drawing has before and after.
  private void zoom(double factor) {
    GraphCanvas canvas = shell.canvas();
    canvas.look(canvas.viewport().get().zoomed(factor, 0, 0));
  }

  void toggleFullScreen() {
    if (shell.getScene().getWindow() instanceof Stage stage) {
      stage.setFullScreenExitHint("");
      stage.setFullScreen(!stage.isFullScreen());
    }
  }

  private void resize() {
    double chosen = shell.settings().preferences().get().fontSize().orElse(USUAL);
    size.set(chosen / USUAL * (presenting ? PRESENTED : 1));
  }

  void enlarge() {
    scale(STEP);
  }

  void reduce() {
    scale(1 / STEP);
  }

  private void scale(double factor) {
    int now = shell.settings().preferences().get().fontSize().orElse(USUAL);
    int step = factor > 1 ? 1 : -1;
    int next = Math.clamp(Math.round(now * factor), 9, 30);
    int wanted = next == now ? now + step : next;
    shell
        .settings()
        .change(preferences -> preferences.withFontSize(Optional.of(Math.clamp(wanted, 9, 30))));
  }

  void usualSize() {
    shell.settings().change(preferences -> preferences.withFontSize(Optional.empty()));
  }
}
