// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.cost.Estimate;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import entryscope.picture.Element.Label;
import entryscope.picture.Text.Anchor;
import entryscope.quantity.Range;
import java.util.ArrayList;
import java.util.List;

/// What is written around a diagram, and what says it to who cannot see it.
final class Captions {
  static final double MIN_WIDTH = 528;
  static final double HEADING_HEIGHT = 64;
  static final double LINE = 16;

  /// How much wider other fonts are than the bundled ones; a reader of SVG may have no others and
  /// may not squeeze them.
  static final double SPARE = 1.15;

  private static final int MOST_LINES = 6;

  private final Subject subject;
  private final Estimate estimate;
  private final TextMeasure measure;

  Captions(Subject subject, Estimate estimate, TextMeasure measure) {
    this.subject = subject;
    this.estimate = estimate;
    this.measure = measure;
  }

  String title() {
    return subject.flow() + ": " + subject.plan();
  }

  String description() {
    return "Control flow of %s, plan %s, scenario %s, on %s: %s. %s"
        .formatted(
            subject.flow(),
            subject.plan(),
            subject.scenario(),
            subject.machine(),
            latency(),
            reservation());
  }

  private String latency() {
    Range range = estimate.latency();
    return "%s%s (80 %%: %s to %s)"
        .formatted(
            estimate.isLowerBound() ? "at least " : "",
            Amounts.time(range.typical().value()),
            Amounts.time(range.low().value()),
            Amounts.time(range.high().value()));
  }

  private static String reservation() {
    return "Estimate, not a measurement; Entryscope model " + Estimate.MODEL_VERSION + ".";
  }

  /// Title and total in one line, plan, scenario and machine in the next.
  List<Element> heading(double x, double y, double width) {
    Range range = estimate.latency();
    String total = (estimate.isLowerBound() ? "≥ " : "") + Amounts.time(range.typical().value());
    String interval =
        "80 %%: %s – %s"
            .formatted(Amounts.time(range.low().value()), Amounts.time(range.high().value()));
    double room = (width - 24) / SPARE;
    String title =
        measure.fit(
            subject.flow(), Typeface.HEADING, room - measure.width(total, Typeface.HEADING));
    String line =
        measure.fit(
            subject.plan() + " · " + subject.scenario() + " · " + subject.machine(),
            Typeface.TEXT,
            room - measure.width(interval, Typeface.TEXT));
    return List.of(
        new Label(
            "heading",
            Style.PAGE,
            List.of(
                new Text(title, x, y + 18, Anchor.START, Typeface.HEADING, false),
                new Text(total, x + width, y + 18, Anchor.END, Typeface.HEADING, false),
                new Text(line, x, y + 40, Anchor.START, Typeface.TEXT, true),
                new Text(interval, x + width, y + 40, Anchor.END, Typeface.TEXT, true))));
  }

  /// What was estimated and by which model, in as many lines as the width asks for.
  List<String> lines(double width) {
    String text =
        "%s. Plan %s, scenario %s, machine %s. %s"
            .formatted(
                subject.flow(),
                subject.plan(),
                subject.scenario(),
                subject.machine(),
                reservation());
    return measure.wrap(text, Typeface.SMALL, width, MOST_LINES);
  }

  static Element caption(List<String> lines, double x, double top) {
    List<Text> texts = new ArrayList<>();
    for (String line : lines) {
      double baseline = top + texts.size() * LINE + 11;
      texts.add(new Text(line, x, baseline, Anchor.START, Typeface.SMALL, true));
    }
    return new Label("caption", Style.PAGE, texts);
  }
}
