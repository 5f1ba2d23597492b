// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;
import org.controlsfx.control.PopOver;

/// One page at a time over the window, which is dimmed meanwhile. Escape or a click beside the page
/// closes it; then the page it was laid over, if there is one, is seen again.
final class Overlay extends StackPane {
  private final Region shade = new Region();

  /// Behind the last thing of a page that takes the keyboard, as the shade is before the first.
  private final Region end = new Region();

  private final Runnable closed;
  private Optional<Node> page = Optional.empty();
  private Optional<Node> below = Optional.empty();
  private boolean isBackward;

  /// @param closed is run when a page was closed
  Overlay(Runnable closed) {
    this.closed = closed;
    shade.getStyleClass().add("shade");
    end.setMouseTransparent(true);
    getStyleClass().add("overlay");
    setVisible(false);
    shade.addEventHandler(MouseEvent.MOUSE_CLICKED, _ -> hide());
    addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    addEventFilter(KeyEvent.KEY_PRESSED, this::leaveList);
    addEventFilter(KeyEvent.KEY_PRESSED, this::turn);
    sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::stay);
  }

  /// What lies below is not to be worked: the keyboard goes round inside the page.
  private void stay(Node owner) {
    if (page.isPresent() && !isInside(owner)) {
      Platform.runLater(this::goRound);
    }
  }

  private void goRound() {
    if (page.isPresent() && !isInside(getScene().getFocusOwner())) {
      goToEdge();
    }
  }

  private void goToEdge() {
    Node edge = isBackward ? end : shade;
    edge.requestFocus();
    edge.requestFocusTraversal(direction());
  }

  /// Behind the last thing that takes the keyboard comes the first, and the other way round.
  private void turn(KeyEvent event) {
    isBackward = event.isShiftDown();
    if (event.getCode() != KeyCode.TAB || page.isEmpty()) {
      return;
    }
    event.consume(); // lists would let it through to whatever lies below
    List<Node> stops = new ArrayList<>();
    collect(page.get(), stops);
    Node owner = getScene().getFocusOwner();
    if (stops.size() > 1 && owner == (isBackward ? stops.getFirst() : stops.getLast())) {
      goToEdge();
    } else if (stops.size() > 1) {
      owner.requestFocusTraversal(direction());
    }
  }

  private TraversalDirection direction() {
    return isBackward ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT;
  }

  private static void collect(Node node, List<Node> stops) {
    if (!node.isVisible() || node.isDisabled()) {
      return;
    }
    if (node.isFocusTraversable()) {
      stops.add(node);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, stops));
    }
  }

  private boolean isInside(Node owner) {
    for (Node node = owner; node != null; node = node.getParent()) {
      if (node == this) {
        return true;
      }
    }
    return false;
  }

  /// The shade reaches to the edges, whatever room is kept around the page.
  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    shade.resizeRelocate(0, 0, getWidth(), getHeight());
  }

  /// Shows a page in the place of any other, and of boxes that would lie over it.
  void show(Node shown, Pos at) {
    List.copyOf(Window.getWindows()).stream()
        .filter(PopOver.class::isInstance)
        .forEach(Window::hide);
    page = Optional.of(shown);
    below = Optional.empty();
    setAlignment(shown, at);
    getChildren().setAll(shade, shown, end);
    setVisible(true);
    shown.requestFocus();
  }

  /// Lays a page over the one that is shown, which is seen again when it is closed.
  void showOver(Node shown, Pos at) {
    Optional<Node> under = page;
    show(shown, at);
    below = under;
    under.ifPresent(
        lower -> {
          lower.setVisible(false);
          getChildren().add(1, lower);
        });
  }

  /// Takes the page away, if there is one.
  void hide() {
    if (below.isPresent()) {
      page.ifPresent(getChildren()::remove);
      page = below;
      below = Optional.empty();
      page.ifPresent(
          lower -> {
            lower.setVisible(true);
            lower.requestFocus();
          });
    } else if (page.isPresent()) {
      page = Optional.empty();
      setVisible(false);
      getChildren().clear();
      closed.run();
    }
  }

  /// A list or menu that is not open keeps Escape to itself.
  private void leaveList(KeyEvent event) {
    boolean isClosed =
        switch (event.getTarget()) {
          case ComboBoxBase<?> list -> !list.isShowing();
          case MenuButton menu -> !menu.isShowing();
          default -> false;
        };
    if (event.getCode() == KeyCode.ESCAPE && isClosed) {
      hide();
      event.consume();
    }
  }

  /// What is pressed here means nothing below.
  private void press(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      hide();
    }
    event.consume();
  }
}
