// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.flow.Flow;
import entryscope.layout.Formerly;
import entryscope.layout.Placer;
import entryscope.layout.TextMeasure;
import entryscope.picture.Annotation;
import entryscope.picture.Drawing;
import entryscope.picture.Picture;
import entryscope.picture.Subject;
import entryscope.picture.Surround;
import java.util.Optional;
import java.util.Set;

/// Draws documents, and remembers what it placed, so that a toggle moves only what is around it.
final class DrawingTable {
  private final TextMeasure measure = new TextMeasure();
  private final Drawing drawing = new Drawing(measure);
  private Optional<FlowPlacer> placer = Optional.empty();

  private record FlowPlacer(Flow flow, Placer placer) {}

  /// @param formerly ways of an earlier path, drawn as well
  Picture draw(Figures figures, Surround surround, Set<Annotation> annotations, Formerly formerly) {
    Document document = figures.document();
    return drawing.draw(
        placer(document.flow()).place(figures.expansion(), figures.visible(), formerly),
        figures.estimate(),
        figures.pricing(),
        new Subject(
            document.flow().title(),
            document.planName(),
            document.scenario().title(),
            document.machine().title()),
        surround,
        annotations);
  }

  private Placer placer(Flow flow) {
    FlowPlacer known =
        placer
            .filter(p -> p.flow().equals(flow))
            .orElseGet(() -> new FlowPlacer(flow, new Placer(flow.switches().values(), measure)));
    placer = Optional.of(known);
    return known.placer();
  }
}
