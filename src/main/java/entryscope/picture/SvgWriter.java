// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.flow.Source;
import entryscope.inlining.CallPath;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import entryscope.picture.Element.Arrow;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Facts;
import entryscope.picture.Element.Frame;
import entryscope.picture.Element.Group;
import entryscope.picture.Element.Label;
import entryscope.picture.Element.Origin;
import entryscope.picture.Element.Sample;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Writes a picture as SVG with real text, ids, `data-` attributes, tooltips and links to sources.
///
/// The same picture and preset give the same text everywhere.
public final class SvgWriter {
  private final Preset preset;
  private final Xml xml = new Xml();
  private final Sketch sketch;
  private final Map<CallPath, String> functions = new HashMap<>();

  private SvgWriter(Preset preset) {
    this.preset = preset;
    this.sketch = new Sketch(preset, new SvgSurface(xml, new TextMeasure()));
  }

  /// The whole document, to be stored as UTF-8.
  public static String write(Picture picture, Preset preset) {
    SvgWriter writer = new SvgWriter(preset);
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
        .with("font-family", SvgSurface.family(Typeface.TEXT));
    xml.open("title").text(picture.title()).close();
    xml.open("desc").text(picture.description()).close();
    xml.open("rect")
        .with("class", "page")
        .with("width", picture.width())
        .with("height", picture.height())
        .with("fill", preset.palette().of(Style.PAGE).fill())
        .close();
    for (Element element : picture.elements()) {
      if (element instanceof Frame frame) {
        functions.put(frame.path(), frame.origin().function());
      }
    }
    picture.elements().forEach(this::write);
    xml.close();
  }

  private void write(Element element) {
    xml.open("g").with("id", element.id());
    switch (element) {
      case Frame frame -> write(frame);
      case Box box -> write(box);
      case Arrow arrow -> write(arrow);
      case Group group -> xml.with("class", "group " + group.style().id());
      case Label _ -> xml.with("class", "label");
      case Sample sample -> xml.with("class", "sample " + sample.style().id());
    }
    drawn(element, link(element));
    xml.close();
  }

  private static Optional<String> link(Element element) {
    Optional<Origin> origin =
        switch (element) {
          case Frame frame -> Optional.of(frame.origin());
          case Box box -> Optional.of(box.origin());
          case Arrow _, Group _, Label _, Sample _ -> Optional.empty();
        };
    return origin.flatMap(Origin::source).flatMap(SourceLink::of);
  }

  /// A whole box leads to its source, of a frame only its header.
  private void drawn(Element element, Optional<String> link) {
    if (!(element instanceof Box)) {
      sketch.shape(element);
    }
    link.ifPresent(address -> xml.open("a").with("href", address).with("target", "_blank"));
    if (element instanceof Box) {
      sketch.shape(element);
    }
    sketch.texts(element);
    link.ifPresent(_ -> xml.close());
  }

  private void write(Frame frame) {
    xml.with("class", "frame " + frame.style().id()).with("data-path", frame.path().toString());
    origin(frame.origin());
    frame.call().ifPresent(_ -> facts(frame.facts()));
    tooltip(frame.tooltip());
  }

  private void write(Box box) {
    xml.with("class", "box " + box.style().id())
        .with("data-path", box.place().path().toString())
        .with("data-block", box.place().block());
    origin(box.origin());
    facts(box.facts());
    tooltip(box.tooltip());
  }

  private void write(Arrow arrow) {
    xml.with("class", "arrow " + arrow.style().id()).with("data-path", arrow.body().toString());
    Optional.ofNullable(functions.get(arrow.body()))
        .ifPresent(function -> xml.with("data-function", function));
    xml.with("data-way", arrow.way().id())
        .with("data-from", arrow.from().orElse(""))
        .with("data-to", arrow.to().orElse(""))
        .with("data-times", exact(arrow.times()));
    tooltip(arrow.tooltip());
  }

  private void origin(Origin origin) {
    xml.with("data-function", origin.function());
    origin.source().map(Source::toString).ifPresent(source -> xml.with("data-source", source));
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
}
