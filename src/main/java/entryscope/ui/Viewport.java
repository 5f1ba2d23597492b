// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.SessionFile.View;
import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.Size;

/// Which part of the drawing the canvas shows: screen = drawing × zoom + shift. A value.
///
/// @param zoom pixels on the screen per pixel of the drawing
/// @param x screen position of the drawing's origin
/// @param y screen position of the drawing's origin
public record Viewport(double zoom, double x, double y) {
  public static final double MIN_ZOOM = 0.05;
  public static final double MAX_ZOOM = 4;

  /// Text is still read at this zoom without effort.
  static final double LEGIBLE = 0.9;

  /// Below this zoom no text is read.
  static final double DISTANT = 0.5;

  private static final double MARGIN = 8;
  private static final double CLOSE_UP = 1.5;

  /// So much of the left part of a thing is enough to know it, in pixels of the screen.
  private static final double ENOUGH = 240;

  /// At least this much of the drawing stays on the screen when it is scrolled.
  private static final double KEPT = 60;

  public static final Viewport ONE = new Viewport(1, 0, 0);

  /// All of a drawing, at most at 100 %.
  public static Viewport fit(Size drawing, Size screen) {
    double zoom =
        Math.min(
            fitting(drawing.width(), screen.width()), fitting(drawing.height(), screen.height()));
    return centred(drawing, screen, clamp(Math.min(1, zoom)));
  }

  /// One thing as large as the screen allows, at most at 150 %.
  public static Viewport around(Rectangle wanted, Size screen) {
    double zoom =
        clamp(
            Math.min(
                CLOSE_UP,
                Math.min(
                    fitting(wanted.width(), screen.width()),
                    fitting(wanted.height(), screen.height()))));
    return new Viewport(
        zoom,
        (screen.width() - wanted.width() * zoom) / 2 - wanted.x() * zoom,
        (screen.height() - wanted.height() * zoom) / 2 - wanted.y() * zoom);
  }

  /// How a drawing is first shown: all of it where that is legible, else its upper part as wide as
  /// the screen.
  public static Viewport opening(Size drawing, Size screen) {
    Viewport all = fit(drawing, screen);
    if (all.zoom >= LEGIBLE) {
      return all;
    }
    double zoom = Math.clamp(fitting(drawing.width(), screen.width()), LEGIBLE, 1);
    Viewport wide = centred(drawing, screen, zoom);
    return new Viewport(zoom, Math.max(MARGIN, wide.x), MARGIN);
  }

  /// A drawing as wide as the screen, at most at 100 %, with the same part at the top.
  public static Viewport wide(Size drawing, Size screen, Viewport now) {
    double zoom = clamp(Math.min(1, fitting(drawing.width(), screen.width())));
    return new Viewport(
        zoom,
        (screen.width() - drawing.width() * zoom) / 2,
        Math.min(MARGIN, now.y / now.zoom * zoom));
  }

  private static double fitting(double length, double room) {
    return (room - 2 * MARGIN) / length;
  }

  private static Viewport centred(Size drawing, Size screen, double zoom) {
    return new Viewport(
        zoom,
        (screen.width() - drawing.width() * zoom) / 2,
        Math.max(MARGIN, (screen.height() - drawing.height() * zoom) / 2));
  }

  /// A part of the drawing in the middle of a screen.
  static Viewport of(View view, Size screen) {
    double zoom = clamp(view.zoom());
    return new Viewport(
        zoom, screen.width() / 2 - view.x() * zoom, screen.height() / 2 - view.y() * zoom);
  }

  public Viewport panned(double dx, double dy) {
    return new Viewport(zoom, x + dx, y + dy);
  }

  /// Zoomed by a factor, the drawing's point under the screen point staying where it is.
  public Viewport zoomed(double factor, double screenX, double screenY) {
    double next = clamp(zoom * factor);
    double ratio = next / zoom;
    return new Viewport(next, screenX - (screenX - x) * ratio, screenY - (screenY - y) * ratio);
  }

  public Viewport at(double nextZoom, double screenX, double screenY) {
    return zoomed(nextZoom / zoom, screenX, screenY);
  }

  private static double clamp(double zoom) {
    return Math.clamp(zoom, MIN_ZOOM, MAX_ZOOM);
  }

  /// The same view of a drawing in which what stood at `before` now stands at `after`.
  public Viewport following(Point before, Point after) {
    return panned((before.x() - after.x()) * zoom, (before.y() - after.y()) * zoom);
  }

  /// The nearest view that still shows some of the drawing.
  public Viewport within(Size drawing, Size screen) {
    return new Viewport(
        zoom,
        Math.clamp(x, KEPT - drawing.width() * zoom, Math.max(KEPT, screen.width()) - KEPT + 1),
        Math.clamp(y, KEPT - drawing.height() * zoom, Math.max(KEPT, screen.height()) - KEPT + 1));
  }

  /// The same view where a rectangle can be seen in it, else one with it halfway up, or with its
  /// upper left part where it is larger than the screen; moved sideways no more than it must be.
  public Viewport showing(Rectangle wanted, Size screen) {
    Rectangle seen = toScreen(wanted);
    return panned(
        least(seen.x(), seen.right(), screen.width()),
        shift(seen.y(), seen.bottom(), screen.height()));
  }

  /// A wide thing need not be seen to its right end where most of it is.
  private static double least(double from, double to, double room) {
    if (from >= 0 && Math.min(to, room) - from >= Math.min(to - from, ENOUGH)) {
      return 0;
    }
    return from < 0 || to - from > room - 2 * MARGIN ? MARGIN - from : room - MARGIN - to;
  }

  private static double shift(double from, double to, double room) {
    if (0 <= from && to <= room) {
      return 0;
    }
    return to - from > room - 2 * MARGIN ? MARGIN - from : (room - to - from) / 2;
  }

  public Rectangle toScreen(Rectangle drawn) {
    return new Rectangle(
        drawn.x() * zoom + x, drawn.y() * zoom + y, drawn.width() * zoom, drawn.height() * zoom);
  }

  public Point toDrawing(double screenX, double screenY) {
    return new Point((screenX - x) / zoom, (screenY - y) / zoom);
  }

  /// The part of the plane that a screen of this size shows.
  public Rectangle seen(Size screen) {
    return new Rectangle(-x / zoom, -y / zoom, screen.width() / zoom, screen.height() / zoom);
  }
}
