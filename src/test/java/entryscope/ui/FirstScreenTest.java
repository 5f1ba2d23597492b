// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.Library;
import entryscope.flow.Flow;
import entryscope.layout.Rectangle;
import entryscope.layout.Size;
import entryscope.picture.Element.Box;
import entryscope.picture.Picture;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Workbench;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// What a reader sees of each flow before touching anything.
final class FirstScreenTest {
  /// What the panels leave of a window of the usual size.
  private static final Size SCREEN = new Size(720, 520);

  private final Catalogue catalogue = Catalogue.of(Library.load(Path.of("flows")));

  @TestFactory
  Stream<DynamicTest> theFirstScreenOfEveryFlowShowsTheStartOfTheHotPath() {
    return catalogue.flows().values().stream()
        .map(flow -> DynamicTest.dynamicTest(flow.id(), () -> check(flow)));
  }

  private void check(Flow flow) {
    Picture picture =
        new Workbench()
            .picture(Document.of(flow, catalogue.defaultScenario(), catalogue.machineFor(flow)));
    Rectangle seen =
        Viewport.opening(new Size(picture.width(), picture.height()), SCREEN).seen(SCREEN);
    List<Box> shown =
        picture.elements().stream()
            .filter(Box.class::isInstance)
            .map(Box.class::cast)
            .filter(box -> seen.contains(box.bounds()))
            .toList();
    List<Box> hot = shown.stream().filter(box -> box.facts().visits() > 0).toList();
    assertThat(hot).as("hot blocks among %s", ids(shown)).hasSizeGreaterThan(1);
    assertThat(2 * (shown.size() - hot.size())).as("%s", ids(shown)).isLessThan(3 * hot.size() + 1);
  }

  private static List<String> ids(List<Box> boxes) {
    return boxes.stream().map(Box::id).toList();
  }
}
