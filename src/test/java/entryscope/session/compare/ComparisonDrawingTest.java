// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Place;
import entryscope.file.Library;
import entryscope.flow.Flow;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Hiding;
import entryscope.layout.Way;
import entryscope.picture.Element;
import entryscope.picture.Picture;
import entryscope.picture.Style;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit.Outcome;
import entryscope.session.Request;
import entryscope.session.compare.BlockChange.Kind;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/// Where things stand in drawings of two versions of one system call path, of which the later has
/// other blocks.
@TestInstance(Lifecycle.PER_CLASS)
final class ComparisonDrawingTest {
  private Catalogue catalogue =
      new Catalogue(java.util.Map.of(), java.util.Map.of(), java.util.Map.of(), java.util.Map.of());

  @BeforeAll
  void load() {
    catalogue = Catalogue.of(Library.load(Path.of("flows")));
  }

  private Document document(String flow) {
    Flow found = Objects.requireNonNull(catalogue.flows().get(flow));
    return switch (Request.DEFAULT.of(found, catalogue)) {
      case Outcome.Done(Document document) ->
          document.withPlan(InlinePlan.of(found.plan("compiled")));
      case Outcome.Refused(String reason) -> throw new AssertionError(reason);
    };
  }

  private static <T> Stream<T> all(Picture picture, Class<T> kind) {
    return picture.elements().stream().filter(kind::isInstance).map(kind::cast);
  }

  @Test
  void waysThatAreGoneLeadToWhatIsGone() {
    Picture overlay =
        new ComparisonDrawing(Comparison.of(document("x86_64-6.1"), document("x86_64-6.13")))
            .overlay();
    Set<Place> reached = new HashSet<>();
    List<Element.Arrow> arrows = all(overlay, Element.Arrow.class).toList();
    arrows.forEach(arrow -> arrow.to().ifPresent(to -> reached.add(new Place(arrow.body(), to))));
    assertThat(all(overlay, Element.Box.class).filter(box -> box.style() == Style.DIFF_REMOVED))
        .isNotEmpty()
        .allMatch(box -> reached.contains(box.place()));
    assertThat(arrows.stream().filter(arrow -> arrow.way() == Way.GONE))
        .isNotEmpty()
        .allMatch(arrow -> arrow.style() == Style.DIFF_WAY_REMOVED && arrow.times() == 0);
    assertThat(arrows.stream().map(Element.Arrow::id)).doesNotHaveDuplicates();
  }

  @Test
  void whatIsTheSameIsHiddenAsInTheDocumentAndWhatDiffersIsNot() {
    Hiding cold = Hiding.colderThan(new entryscope.quantity.Probability(0.5));
    Document before = document("x86_64-6.1");
    Document after = document("x86_64-6.13");
    Comparison comparison =
        Comparison.of(
            before.withFolds(before.folds().withHiding(cold)),
            after.withFolds(after.folds().withHiding(cold)));
    Picture picture = new ComparisonDrawing(comparison).after();
    Set<Place> drawn = new HashSet<>();
    all(picture, Element.Box.class).forEach(box -> drawn.add(box.place()));
    all(picture, Element.Frame.class).forEach(frame -> frame.call().ifPresent(drawn::add));
    List<BlockChange> changes =
        comparison.blocks().stream().filter(change -> change.after().isPresent()).toList();
    assertThat(changes.stream().filter(change -> change.kind() == Kind.SAME))
        .anyMatch(change -> !drawn.contains(place(change)));
    assertThat(changes.stream().filter(change -> change.kind() != Kind.SAME))
        .isNotEmpty()
        .allMatch(change -> drawn.contains(place(change)) || isFolded(comparison, change));
  }

  private static Place place(BlockChange change) {
    return change.after().orElseThrow().place();
  }

  /// In a callee that the document folds, however hot.
  private static boolean isFolded(Comparison comparison, BlockChange change) {
    Document after = comparison.after().document();
    return comparison
        .after()
        .expansion()
        .allCalls()
        .filter(call -> !after.folds().isUnfolded(call))
        .anyMatch(call -> place(change).path().toString().startsWith(call.path().toString()));
  }
}
