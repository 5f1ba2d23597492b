// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.Library;
import entryscope.flow.Flow;
import entryscope.listing.read.ListingException;
import entryscope.listing.read.ListingIndex;
import entryscope.listing.read.Options;
import entryscope.listing.read.Progress;
import entryscope.picture.Element;
import entryscope.picture.Picture;
import entryscope.picture.Style;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit.Outcome;
import entryscope.session.Request;
import entryscope.session.compare.BlockChange.Kind;
import entryscope.session.importing.ImportRequest;
import entryscope.session.importing.Imported;
import entryscope.session.importing.Importer;
import entryscope.session.importing.Source;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Comparisons of listings of `builds/edit.c`, whose blocks have offsets for ids.
final class ImportedComparisonTest {
  private static final Catalogue CATALOGUE = Catalogue.of(Library.load(Path.of("flows")));

  private static Document document(String file) {
    Flow flow = flow(new Source.OfFile(Path.of("src/test/resources/builds", file)));
    return switch (Request.DEFAULT.of(flow, CATALOGUE)) {
      case Outcome.Done(Document document) -> document;
      case Outcome.Refused(String reason) -> throw new AssertionError(reason);
    };
  }

  private static Flow flow(Source source) {
    try (ListingIndex index = source.open(Options.DEFAULT, Progress.NONE)) {
      ImportRequest request = ImportRequest.DEFAULT.from("system_call", 3);
      return switch (Importer.of(index, request, source.id(), source.name(), "listing")) {
        case Imported.Done done -> done.made().flow();
        case Imported other -> throw new AssertionError(other);
      };
    } catch (ListingException e) {
      throw new AssertionError(e);
    }
  }

  private static Comparison compared(String before, String after) {
    return Comparison.of(document(before), document(after));
  }

  private static List<String> different(Comparison comparison) {
    return comparison.blocks().stream()
        .filter(block -> block.kind() != Kind.SAME)
        .map(block -> block.function() + " " + block.title() + " " + block.story())
        .toList();
  }

  @Test
  void onlyBlocksDifferWhoseInstructionsDo() {
    Comparison comparison = compared("edit-before.txt", "edit-after.txt");
    assertThat(different(comparison))
        .containsExactly(
            "system_call +0x0 dearer, rewritten", "system_call +0x1e cheaper, rewritten");
    assertThat(comparison.edges()).extracting(EdgeChange::kind).containsOnly(EdgeChange.Kind.SAME);
  }

  @Test
  void eachSideSaysWhereTheBlockLiesThere() {
    BlockChange last =
        compared("edit-before.txt", "edit-after.txt").blocks().stream()
            .filter(block -> block.id().equals("0x77"))
            .findFirst()
            .orElseThrow();
    assertThat(last.before().orElseThrow().written().block()).isEqualTo("0x67");
    assertThat(last.before().orElseThrow().block().title()).isEqualTo("+0x67");
    assertThat(last.after().orElseThrow().written().block()).isEqualTo("0x77");
  }

  @Test
  void placesInCalleesAreThoseOfEachSide() {
    assertThat(compared("edit-before.txt", "edit-after.txt").blocks())
        .filteredOn(block -> block.function().equals("clamp"))
        .isNotEmpty()
        .allSatisfy(
            block -> {
              assertThat(block.before().orElseThrow().written().path())
                  .hasToString("system_call/0x48");
              assertThat(block.after().orElseThrow().written().path())
                  .hasToString("system_call/0x50");
            });
  }

  @Test
  void nothingDiffersWhereTheSameCodeLiesElsewhere() {
    Comparison comparison = compared("edit-before.txt", "edit-moved.txt");
    assertThat(different(comparison)).isEmpty();
    assertThat(comparison.functions())
        .extracting(FunctionChange::fate)
        .containsOnly(FunctionChange.Fate.SAME);
  }

  @Test
  void theDrawingShowsNothingAsGoneOrNew() {
    Picture overlay =
        new ComparisonDrawing(compared("edit-before.txt", "edit-after.txt")).overlay();
    List<Style> styles =
        overlay.elements().stream()
            .filter(Element.Box.class::isInstance)
            .map(element -> ((Element.Box) element).style())
            .toList();
    assertThat(styles)
        .contains(Style.DIFF_DEARER, Style.DIFF_CHEAPER)
        .doesNotContain(Style.DIFF_ADDED, Style.DIFF_REMOVED);
  }
}
