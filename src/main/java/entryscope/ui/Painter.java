// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.Size;
import entryscope.layout.Typeface;
import entryscope.picture.Element;
import entryscope.picture.Element.Arrow;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Frame;
import entryscope.picture.Element.Group;
import entryscope.picture.Element.Label;
import entryscope.picture.Element.Sample;
import entryscope.picture.Palette;
import entryscope.picture.Palette.Colours;
import entryscope.picture.Picture;
import entryscope.picture.Text;
import entryscope.picture.Trace;
import entryscope.picture.Trace.Step;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// Paints the part of a picture that can be seen, with as much detail as the zoom can carry.
final class Painter {
  /// Below this zoom text is a smear, so none is drawn.
  static final double TEXT_ZOOM = 0.45;

  /// Below this zoom corners and bends are drawn square.
  static final double ROUND_ZOOM = 0.3;

  private static final double CORNER = 6;

  /// Room around an element's bounds that belongs to it: line widths, heads, labels.
  private static final double SURROUNDINGS = 12;

  private final GraphicsContext g;
  private final Palette palette;
  private final Map<String, Color> colours = new java.util.HashMap<>();
  private final Map<Typeface, Font> fonts = new EnumMap<>(Typeface.class);
  private Viewport view = Viewport.ONE;

  Painter(GraphicsContext g, Palette palette) {
    this.g = g;
    this.palette = palette;
  }

  /// A picture's elements with the room each takes, which tells what can be left out.
  record Scene(Picture picture, List<Bounded> elements) {
    static Scene of(Picture picture) {
      return new Scene(
          picture, picture.elements().stream().map(e -> new Bounded(e, Extent.of(e))).toList());
    }
  }

  record Bounded(Element element, Rectangle bounds) {}

  /// Paints on an area of `size` and returns how many elements were worth painting.
  int paint(Scene scene, Viewport viewport, Size size) {
    if (viewport.zoom() != view.zoom()) {
      fonts.clear();
    }
    view = viewport;
    g.setFill(colour(palette.of(entryscope.picture.Style.PAGE).fill()));
    g.fillRect(0, 0, size.width(), size.height());
    g.setTextBaseline(VPos.BASELINE);
    Rectangle seen = grown(viewport.seen(size));
    List<Bounded> visible = new ArrayList<>();
    for (Bounded element : scene.elements()) {
      if (element.bounds().overlaps(seen)) {
        visible.add(element);
      }
    }
    visible.forEach(element -> paint(element.element()));
    return visible.size();
  }

  private static Rectangle grown(Rectangle seen) {
    return new Rectangle(
        seen.x() - SURROUNDINGS,
        seen.y() - SURROUNDINGS,
        seen.width() + 2 * SURROUNDINGS,
        seen.height() + 2 * SURROUNDINGS);
  }

  private void paint(Element element) {
    Colours style = palette.of(element.style());
    switch (element) {
      case Frame frame -> box(frame.bounds(), style, element.style().isDashed(), 1.25);
      case Box box -> box(box.bounds(), style, element.style().isDashed(), 1);
      case Group group -> box(group.bounds(), style, element.style().isDashed(), 1);
      case Sample sample -> box(sample.bounds(), style, element.style().isDashed(), 1);
      case Arrow arrow -> trace(Trace.of(arrow), arrow.style());
      case Label _ -> {}
    }
    if (view.zoom() >= TEXT_ZOOM) {
      if (element instanceof Arrow) {
        halo(element.texts(), style);
      }
      element.texts().forEach(text -> text(text, style));
    }
  }

  private void box(Rectangle drawn, Colours style, boolean dashed, double width) {
    Rectangle r = snapped(view.toScreen(drawn));
    double radius = view.zoom() < ROUND_ZOOM ? 0 : CORNER * view.zoom();
    RoundBox box = new RoundBox(g, r, radius);
    box.fill(colour(style.fill()));
    dash(dashed);
    if (dashed) {
      g.setStroke(colour(style.line()));
      g.setLineWidth(width);
      g.strokeRoundRect(r.x(), r.y(), r.width(), r.height(), 2 * radius, 2 * radius);
    } else {
      box.stroke(colour(style.line()), width);
    }
  }

  /// Draws around something to say that it is selected, or pointed at.
  void outline(Rectangle drawn, double distance, double width) {
    Rectangle r = view.toScreen(drawn);
    double arc = view.zoom() < ROUND_ZOOM ? 0 : 2 * (CORNER * view.zoom() + distance);
    g.setStroke(colour(palette.of(entryscope.picture.Style.INLINED).line()));
    g.setLineWidth(width);
    dash(false);
    g.strokeRoundRect(
        r.x() - distance,
        r.y() - distance,
        r.width() + 2 * distance,
        r.height() + 2 * distance,
        arc,
        arc);
  }

  /// Draws along the edge of the screen to say that the keyboard acts on the drawing.
  void frame(Size screen) {
    g.setStroke(colour(palette.of(entryscope.picture.Style.INLINED).line()));
    g.setLineWidth(2);
    dash(false);
    g.strokeRect(1, 1, screen.width() - 2, screen.height() - 2);
  }

  /// On the middle of pixels, so that thin lines are sharp.
  private static Rectangle snapped(Rectangle r) {
    double x = Math.round(r.x()) + 0.5;
    double y = Math.round(r.y()) + 0.5;
    return new Rectangle(x, y, Math.round(r.right()) + 0.5 - x, Math.round(r.bottom()) + 0.5 - y);
  }

  private void dash(boolean dashed) {
    if (dashed) {
      g.setLineDashes(4 * Math.max(0.6, view.zoom()), 3 * Math.max(0.6, view.zoom()));
    } else {
      g.setLineDashes();
    }
    g.setLineCap(StrokeLineCap.BUTT);
  }

  private void trace(Trace trace, entryscope.picture.Style style) {
    Colours colours = palette.of(style);
    g.setStroke(colour(colours.line()));
    g.setFill(colour(colours.line()));
    g.setLineWidth((style.isDashed() ? 1.25 : 2) * Math.clamp(view.zoom(), 0.5, 1.5));
    dash(style.isDashed());
    g.beginPath();
    trace.steps().forEach(this::step);
    g.stroke();
    trace.head().ifPresent(this::head);
  }

  /// Draws an arrow once more, to be told from all others.
  void highlight(Arrow arrow) {
    Color colour = colour(palette.of(entryscope.picture.Style.INLINED).line());
    Trace trace = Trace.of(arrow);
    g.setStroke(colour);
    g.setFill(colour);
    g.setLineWidth(3 * Math.clamp(view.zoom(), 0.5, 1.5));
    dash(false);
    g.beginPath();
    trace.steps().forEach(this::step);
    g.stroke();
    trace.head().ifPresent(this::head);
  }

  private void step(Step step) {
    switch (step) {
      case Step.Move(Point to) -> g.moveTo(x(to), y(to));
      case Step.Line(Point to) -> g.lineTo(x(to), y(to));
      case Step.Curve(Point control, Point to) -> {
        if (view.zoom() < ROUND_ZOOM) {
          g.lineTo(x(control), y(control));
          g.lineTo(x(to), y(to));
        } else {
          g.quadraticCurveTo(x(control), y(control), x(to), y(to));
        }
      }
    }
  }

  private void head(List<Point> corners) {
    g.fillPolygon(
        corners.stream().mapToDouble(this::x).toArray(),
        corners.stream().mapToDouble(this::y).toArray(),
        corners.size());
  }

  private double x(Point p) {
    return p.x() * view.zoom() + view.x();
  }

  private double y(Point p) {
    return p.y() * view.zoom() + view.y();
  }

  /// Keeps lines that pass behind a label from crossing it out.
  private void halo(List<Text> texts, Colours style) {
    for (Text text : texts) {
      g.setStroke(colour(style.fill()));
      g.setLineWidth(3);
      g.setLineDashes();
      prepare(text);
      g.strokeText(text.text(), x(text), y(text));
    }
  }

  private void text(Text text, Colours style) {
    g.setFill(colour(text.isMuted() ? style.muted() : style.text()));
    prepare(text);
    g.fillText(text.text(), x(text), y(text));
  }

  private void prepare(Text text) {
    g.setFont(fonts.computeIfAbsent(text.typeface(), face -> font(face, view.zoom())));
    g.setTextAlign(
        switch (text.anchor()) {
          case START -> TextAlignment.LEFT;
          case MIDDLE -> TextAlignment.CENTER;
          case END -> TextAlignment.RIGHT;
        });
  }

  private double x(Text text) {
    return text.x() * view.zoom() + view.x();
  }

  private double y(Text text) {
    return Math.round(text.y() * view.zoom() + view.y());
  }

  private static Font font(Typeface face, double zoom) {
    return Font.font(
        face.family(), face.isBold() ? FontWeight.BOLD : FontWeight.NORMAL, face.size() * zoom);
  }

  private Color colour(String hex) {
    return colours.computeIfAbsent(hex, Color::web);
  }
}
