// SPDX-License-Identifier: Apache-2.0

package entryscope.picture.diff;

import entryscope.layout.Point;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import entryscope.picture.Element;
import entryscope.picture.Element.Label;
import entryscope.picture.Picture;
import entryscope.picture.Style;
import entryscope.picture.Text;
import entryscope.picture.Text.Anchor;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// A drawing of differences with heading, legend and caption: a picture that is shown by itself.
public final class DiffSheet {
  /// How much wider the fonts of a reader of SVG may be than the bundled ones.
  private static final double SPARE = 1.15;

  private static final double MARGIN = 24;
  private static final double MIN_WIDTH = 720;
  private static final double HEADING = 56;
  private static final double LINE = 16;

  private DiffSheet() {}

  /// What is written around a drawing.
  ///
  /// @param title what is compared
  /// @param figure the change of the time
  /// @param line scenario and machine
  /// @param interval the range of the change
  /// @param notes what a reader must know, a sentence each
  public record Words(
      String title, String figure, String line, String interval, List<String> notes) {
    public Words {
      notes = List.copyOf(notes);
    }
  }

  /// A drawing with heading, legend and caption.
  ///
  /// @param drawn a drawing of differences, without anything around it
  public static Picture of(Picture drawn, Words words, TextMeasure measure) {
    double width = Math.max(drawn.width(), MIN_WIDTH);
    double room = width - 2 * MARGIN;
    List<Element> elements = new ArrayList<>();
    elements.add(heading(words, room, measure));
    Point down = new Point(0, HEADING);
    drawn.elements().forEach(element -> elements.add(Shifts.by(element, down)));
    DiffLegend legend =
        new DiffLegend(counts(drawn), measure, MARGIN, HEADING + drawn.height(), room);
    elements.addAll(legend.elements());
    double y = legend.bottom() + LINE / 2;
    List<Text> notes = new ArrayList<>();
    for (String note : words.notes()) {
      String shown = measure.fit(note, Typeface.SMALL, room);
      notes.add(new Text(shown, MARGIN, y, Anchor.START, Typeface.SMALL, true));
      y += LINE;
    }
    elements.add(new Label("caption", Style.PAGE, notes));
    return new Picture(words.title(), description(words), width, y + LINE / 2, elements);
  }

  /// How many boxes have each style.
  private static Map<Style, Integer> counts(Picture drawn) {
    Map<Style, Integer> counts = new EnumMap<>(Style.class);
    drawn.elements().stream()
        .filter(Element.Box.class::isInstance)
        .forEach(box -> counts.merge(box.style(), 1, Integer::sum));
    return counts;
  }

  private static String description(Words words) {
    return "Differences: %s; %s; %s (%s). %s"
        .formatted(
            words.title(),
            words.line(),
            words.figure(),
            words.interval(),
            String.join(" ", words.notes()));
  }

  private static Label heading(Words words, double room, TextMeasure measure) {
    double right = MARGIN + room;
    double title = (room - 24) / SPARE - measure.width(words.figure(), Typeface.HEADING);
    double line = (room - 24) / SPARE - measure.width(words.interval(), Typeface.TEXT);
    return new Label(
        "heading",
        Style.PAGE,
        List.of(
            start(measure.fit(words.title(), Typeface.HEADING, title), 42, Typeface.HEADING, false),
            new Text(words.figure(), right, 42, Anchor.END, Typeface.HEADING, false),
            start(measure.fit(words.line(), Typeface.TEXT, line), 64, Typeface.TEXT, true),
            new Text(words.interval(), right, 64, Anchor.END, Typeface.TEXT, true)));
  }

  private static Text start(String text, double y, Typeface typeface, boolean isMuted) {
    return new Text(text, MARGIN, y, Anchor.START, typeface, isMuted);
  }
}
