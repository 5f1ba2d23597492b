// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;

/// Which panels stand around the drawing, and how large everything is.
final class Panels {
  /// How much larger everything is for people at the other end of a room.
  private static final double PRESENTED = 1.45;

  /// The size of the controls' text, in pixels.
  private static final int USUAL = 13;

  private static final double STEP = 1.15;
  private static final double GAP = 12;

  private final Shell shell;
  private final BorderPane panes;
  private final Node inlining;
  private final Node outline;
  private final List<Node> hiddenWhilePresenting;
  private final ReadOnlyDoubleWrapper size = new ReadOnlyDoubleWrapper(1);
  private Shown shown = new Shown(true, true, false);

  /// What the reader asked for.
  private record Shown(boolean left, boolean right, boolean presenting) {}

  /// @param outline stands in the place of `inlining` when it is asked for
  /// @param extra what is left out while presenting, beside the panels at the left and the top
  Panels(Shell shell, BorderPane panes, Node inlining, Node outline, List<Node> extra) {
    this.shell = shell;
    this.panes = panes;
    this.inlining = inlining;
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
    show(new Shown(!shown.left, shown.right, shown.presenting));
  }

  void toggleRight() {
    show(new Shown(shown.left, !shown.right, shown.presenting));
  }

  /// The path in words in the place of the functions, and back.
  void toggleOutline() {
    boolean isShown = outline.isVisible() && panes.getLeft().isVisible();
    Parts.show(outline, !isShown);
    Parts.show(inlining, isShown);
    if (isShown) {
      shell.canvas().requestFocus();
    } else {
      show(new Shown(true, shown.right, shown.presenting));
      outline.requestFocus();
    }
  }

  /// Enlarges everything and leaves the drawing and its figure, or ends that.
  void present() {
    boolean starts = !shown.presenting;
    show(new Shown(!starts, true, starts));
    shell.canvas().zoom(starts ? PRESENTED : 1 / PRESENTED);
    if (starts) {
      shell.store().tell(shell.commands().get("present").firstKeys() + " ends the presentation.");
    }
  }

  void toggleFullScreen() {
    if (shell.getScene().getWindow() instanceof Stage stage) {
      stage.setFullScreenExitHint("");
      stage.setFullScreen(!stage.isFullScreen());
    }
  }

  private void show(Shown next) {
    shown = next;
    Parts.show(panes.getTop(), !next.presenting);
    Parts.show(panes.getLeft(), next.left);
    Parts.show(panes.getRight(), next.right);
    hiddenWhilePresenting.forEach(node -> Parts.show(node, !next.presenting));
    BorderPane.setMargin(
        panes.getCenter(), new Insets(GAP, next.right ? 0 : GAP, GAP, next.left ? 0 : GAP));
    resize();
  }

  private void resize() {
    double chosen = shell.settings().preferences().get().fontSize().orElse(USUAL);
    size.set(chosen / USUAL * (shown.presenting ? PRESENTED : 1));
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
