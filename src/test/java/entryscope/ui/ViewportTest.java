// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.Size;
import org.junit.jupiter.api.Test;

final class ViewportTest {
  private static final Size SCREEN = new Size(800, 600);

  @Test
  void whatIsUnderTheCursorStaysThereWhenZooming() {
    Viewport before = new Viewport(0.8, 13, -240);
    Viewport after = before.zoomed(1.7, 333, 222);
    Point under = before.toDrawing(333, 222);
    assertThat(after.toDrawing(333, 222).x()).isCloseTo(under.x(), within(1e-9));
    assertThat(after.toDrawing(333, 222).y()).isCloseTo(under.y(), within(1e-9));
  }

  @Test
  void fittingShowsEverythingAndNeverEnlarges() {
    Viewport tall = Viewport.fit(new Size(400, 4000), SCREEN);
    assertThat(tall.toScreen(new Rectangle(0, 0, 400, 4000)).bottom()).isLessThan(600);
    assertThat(Viewport.fit(new Size(40, 40), SCREEN).zoom()).isEqualTo(1);
  }

  @Test
  void aLargeDrawingOpensAtItsTopAndLegible() {
    Viewport opening = Viewport.opening(new Size(3000, 9000), SCREEN);
    assertThat(opening.zoom()).isGreaterThanOrEqualTo(0.9);
    assertThat(opening.toScreen(new Rectangle(0, 0, 1, 1)).x()).isBetween(0.0, 20.0);
    assertThat(opening.toScreen(new Rectangle(0, 0, 1, 1)).y()).isBetween(0.0, 20.0);
  }

  @Test
  void followingKeepsAPointOnTheScreenInPlaceAndTheZoom() {
    Viewport before = new Viewport(0.5, 10, 20);
    Viewport after = before.following(new Point(100, 200), new Point(140, 80));
    assertThat(after.zoom()).isEqualTo(0.5);
    assertThat(after.toScreen(new Rectangle(140, 80, 1, 1)))
        .isEqualTo(before.toScreen(new Rectangle(100, 200, 1, 1)));
  }

  @Test
  void scrollingStopsBeforeTheDrawingIsGone() {
    Viewport lost = new Viewport(1, -5000, 9000).within(new Size(300, 300), SCREEN);
    Rectangle seen = lost.toScreen(new Rectangle(0, 0, 300, 300));
    assertThat(seen.overlaps(new Rectangle(0, 0, 800, 600))).isTrue();
  }

  @Test
  void whatIsSeenIsNotMovedAndWhatIsNotSeenComesToTheMiddle() {
    Viewport view = Viewport.ONE;
    assertThat(view.showing(new Rectangle(10, 10, 100, 40), SCREEN)).isEqualTo(view);
    Rectangle far = new Rectangle(100, 5000, 100, 40);
    assertThat(view.showing(far, SCREEN).toScreen(far).y()).isEqualTo(280);
  }

  @Test
  void whatIsSeenInItsLeftPartIsNotMovedSideways() {
    Rectangle wide = new Rectangle(500, 100, 400, 40);
    assertThat(Viewport.ONE.showing(wide, SCREEN)).isEqualTo(Viewport.ONE);
    Rectangle beside = new Rectangle(900, 100, 200, 40);
    assertThat(Viewport.ONE.showing(beside, SCREEN).toScreen(beside).right())
        .isEqualTo(SCREEN.width() - 8);
  }

  @Test
  void aHugeDrawingIsShownExactly() {
    Rectangle box = new Rectangle(10, 1e7, 100, 40);
    assertThat(Viewport.ONE.showing(box, SCREEN).toScreen(box).y()).isEqualTo(280);
  }
}
