// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Point;
import entryscope.layout.Rectangle;
import entryscope.layout.Typeface;
import entryscope.picture.Element.Arrow;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Facts;
import entryscope.picture.Element.Frame;
import entryscope.picture.Element.Label;
import entryscope.picture.Element.Sample;
import entryscope.picture.Palette.Colours;
import entryscope.picture.Trace.Step;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.stream.Collectors;

/// Writes a picture as SVG with real text, ids, `data-` attributes and tooltips.
///
/// The same picture and palette give the same text everywhere.
public final class SvgWriter {
  private static final double CORNER = 6;
  private static final String DASHES = "4 3";

  private final Palette palette;
  private final Xml xml = new Xml();

  private SvgWriter(Palette palette) {
    this.palette = palette;
  }

  /// The whole document, to be stored as UTF-8.
  public static String write(Picture picture, Palette palette) {
    SvgWriter writer = new SvgWriter(palette);
    writer.write(picture);
    return writer.xml.document();
  }

  private void write(Picture picture) {
    xml.open("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("role", "img")
        .with("width", picture.width())
        .with("height", picture.height())
        .with("viewBox", "0 0 " + Xml.number(picture.width()) + " " + Xml.number(picture.height()))
        .with("font-family", family(Typeface.TEXT));
    xml.open("title").text(picture.title()).close();
    xml.open("desc").text(picture.description()).close();
    xml.open("rect")
        .with("class", "page")
        .with("width", picture.width())
        .with("height", picture.height())
        .with("fill", palette.of(Style.PAGE).fill())
        .close();
    picture.elements().forEach(this::write);
    xml.close();
  }

  private void write(Element element) {
    xml.open("g").with("id", element.id());
    switch (element) {
      case Frame frame -> write(frame);
      case Box box -> write(box);
      case Arrow arrow -> write(arrow);
      case Label _ -> xml.with("class", "label");
      case Sample sample -> write(sample);
    }
    element.texts().forEach(text -> write(text, palette.of(element.style())));
    xml.close();
  }

  private void write(Frame frame) {
    xml.with("class", "frame " + frame.style().id()).with("data-path", frame.path().toString());
    frame.call().ifPresent(_ -> facts(frame.facts()));
    tooltip(frame.tooltip());
    rectangle(frame.bounds(), frame.style(), 1.25);
  }

  private void write(Box box) {
    xml.with("class", "box " + box.style().id())
        .with("data-path", box.place().path().toString())
        .with("data-block", box.place().block());
    facts(box.facts());
    tooltip(box.tooltip());
    rectangle(box.bounds(), box.style(), 1);
  }

  private void write(Arrow arrow) {
    xml.with("class", "arrow " + arrow.style().id())
        .with("data-path", arrow.body().toString())
        .with("data-way", arrow.way().id())
        .with("data-from", arrow.from().orElse(""))
        .with("data-to", arrow.to().orElse(""))
        .with("data-times", exact(arrow.times()));
    tooltip(arrow.tooltip());
    trace(Trace.of(arrow), arrow.style(), arrow.strength());
  }

  private void write(Sample sample) {
    xml.with("class", "sample " + sample.style().id());
    if (sample.style().isLine()) {
      trace(Trace.of(sample), sample.style(), sample.style() == Style.TAKEN ? 2 : 1.25);
    } else {
      rectangle(sample.bounds(), sample.style(), 1);
    }
  }

  private void facts(Facts facts) {
    xml.with("data-visits", exact(facts.visits()));
    facts.nanoseconds().ifPresent(time -> xml.with("data-ns", exact(time)));
    xml.with("data-lower-bound", String.valueOf(facts.isLowerBound()));
  }

  /// A figure for other programs to read, to nine digits.
  private static String exact(double figure) {
    BigDecimal rounded = new BigDecimal(figure).round(new MathContext(9));
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  private void tooltip(String text) {
    xml.open("title").text(text).close();
  }

  private void rectangle(Rectangle bounds, Style style, double stroke) {
    Colours colours = palette.of(style);
    xml.open("rect")
        .with("x", bounds.x())
        .with("y", bounds.y())
        .with("width", bounds.width())
        .with("height", bounds.height())
        .with("rx", Math.min(CORNER, bounds.height() / 4))
        .with("fill", colours.fill())
        .with("stroke", colours.line())
        .with("stroke-width", stroke);
    dashes(style);
    xml.close();
  }

  private void trace(Trace trace, Style style, double strength) {
    String colour = palette.of(style).line();
    xml.open("path")
        .with("d", trace.steps().stream().map(SvgWriter::stroke).collect(Collectors.joining()))
        .with("fill", "none")
        .with("stroke", colour)
        .with("stroke-width", strength);
    dashes(style);
    xml.close();
    trace
        .head()
        .ifPresent(
            corners ->
                xml.open("polygon")
                    .with(
                        "points",
                        corners.stream().map(SvgWriter::pair).collect(Collectors.joining(" ")))
                    .with("fill", colour)
                    .close());
  }

  private void dashes(Style style) {
    if (style.isDashed()) {
      xml.with("stroke-dasharray", DASHES);
    }
  }

  private static String stroke(Step step) {
    return switch (step) {
      case Step.Move(Point to) -> "M" + pair(to);
      case Step.Line(Point to) -> "L" + pair(to);
      case Step.Curve(Point control, Point to) -> "Q" + pair(control) + " " + pair(to);
    };
  }

  private static String pair(Point point) {
    return Xml.number(point.x()) + "," + Xml.number(point.y());
  }

  private void write(Text text, Colours colours) {
    Typeface typeface = text.typeface();
    xml.open("text").with("x", text.x()).with("y", text.y());
    if (typeface.isCode()) {
      xml.with("font-family", family(typeface));
    }
    xml.with("font-size", typeface.size());
    if (typeface.isBold()) {
      xml.with("font-weight", "bold");
    }
    if (text.anchor() != Text.Anchor.START) {
      xml.with("text-anchor", text.anchor().id());
    }
    xml.with("fill", text.isMuted() ? colours.muted() : colours.text()).text(text.text()).close();
  }

  private static String family(Typeface typeface) {
    return typeface.isCode()
        ? "'JetBrains Mono', 'DejaVu Sans Mono', Consolas, monospace"
        : "Inter, 'Helvetica Neue', Arial, sans-serif";
  }
}
