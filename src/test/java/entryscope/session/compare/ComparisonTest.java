// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.cost.Place;
import entryscope.file.Library;
import entryscope.flow.Flow;
import entryscope.inlining.InlinePlan;
import entryscope.picture.Element;
import entryscope.picture.Picture;
import entryscope.picture.Style;
import entryscope.quantity.Range;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit.Outcome;
import entryscope.session.Request;
import entryscope.session.Workbench;
import entryscope.session.compare.BlockChange.Kind;
import entryscope.session.compare.FunctionChange.Fate;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/// Comparisons of the flows that the program ships with.
@TestInstance(Lifecycle.PER_CLASS)
final class ComparisonTest {
  private Catalogue catalogue =
      new Catalogue(java.util.Map.of(), java.util.Map.of(), java.util.Map.of(), java.util.Map.of());

  @BeforeAll
  void load() {
    catalogue = Catalogue.of(Library.load(Path.of("flows")));
  }

  private Document document(String flow, String plan) {
    Flow found = Objects.requireNonNull(catalogue.flows().get(flow));
    return switch (Request.DEFAULT.of(found, catalogue)) {
      case Outcome.Done(Document document) -> document.withPlan(InlinePlan.of(found.plan(plan)));
      case Outcome.Refused(String reason) -> throw new AssertionError(reason);
    };
  }

  private Comparison sven() {
    return Comparison.of(document("s390-6.7", "before"), document("s390-6.7", "sven-v2"));
  }

  private Comparison acrossVersions() {
    return Comparison.of(document("x86_64-6.1", "compiled"), document("x86_64-6.13", "compiled"));
  }

  private static FunctionChange function(Comparison comparison, String name) {
    return comparison.functions().stream()
        .filter(f -> f.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aBuildDoesNotDifferFromItself() {
    Document document = document("s390-6.7", "sven-v2");
    assertThat(Comparison.of(document, document).latency().range())
        .isEqualTo(Range.ofNanoseconds(0, 0, 0));
  }

  @Test
  void theChangeIsTheOneThatTheEstimateSays() {
    Comparison comparison = sven();
    var figures = new Workbench().figures(document("s390-6.7", "sven-v2"));
    assertThat(comparison.latency().range()).isEqualTo(figures.change());
    assertThat(comparison.latency().percent()).isCloseTo(figures.changePercent(), within(1e-9));
    assertThat(comparison.latency().bound()).isEqualTo(Bound.EXACT);
  }

  @Test
  void whatIsComparedWithItselfDoesNotChangeAndHasNoRange() {
    for (String plan : List.of("before", "sven-v2")) {
      Comparison same = Comparison.of(document("s390-6.7", plan), document("s390-6.7", plan));
      assertThat(same.latency().range()).isEqualTo(Range.ofNanoseconds(0, 0, 0));
      assertThat(same.latency().percent()).isZero();
      assertThat(ComparisonReport.of(same, Naming.of(same, catalogue)))
          .contains(" 0.0 ns (0 %)", "| the same", "nothing changes");
    }
  }

  @Test
  void functionsThatVanishSayWhereTheirBodyWent() {
    Comparison comparison = sven();
    assertThat(function(comparison, "enter_from_user_mode").fate()).isEqualTo(Fate.INLINED);
    assertThat(function(comparison, "enter_from_user_mode").story())
        .isEqualTo("inlined into __do_syscall");
    assertThat(function(comparison, "exit_to_user_mode_loop").fate()).isEqualTo(Fate.OUTLINED);
    assertThat(function(comparison, "system_call").fate()).isEqualTo(Fate.SAME);
  }

  @Test
  void changesOfBlocksFunctionsAndCategoriesSumToTheChange() {
    for (Comparison comparison : List.of(sven(), acrossVersions())) {
      double change = comparison.latency().range().typical().value();
      assertThat(comparison.blocks().stream().mapToDouble(BlockChange::change).sum())
          .isCloseTo(change, within(1e-6));
      assertThat(comparison.functions().stream().mapToDouble(FunctionChange::change).sum())
          .isCloseTo(change, within(1e-6));
      assertThat(Shift.categories(comparison).stream().mapToDouble(Shift::change).sum())
          .isCloseTo(change, within(1e-6));
      assertThat(Shift.operations(comparison).stream().mapToDouble(Shift::change).sum())
          .isCloseTo(change, within(1e-6));
    }
  }

  @Test
  void everyBlockOfBothSidesIsComparedOnce() {
    Comparison comparison = acrossVersions();
    long before =
        comparison.before().expansion().all().mapToLong(p -> p.body().blocks().size()).sum();
    long after =
        comparison.after().expansion().all().mapToLong(p -> p.body().blocks().size()).sum();
    Set<Place> earlier =
        comparison.blocks().stream()
            .flatMap(b -> b.before().stream())
            .map(BlockChange.Side::place)
            .collect(Collectors.toSet());
    Set<Place> later =
        comparison.blocks().stream()
            .flatMap(b -> b.after().stream())
            .map(BlockChange.Side::place)
            .collect(Collectors.toSet());
    assertThat(earlier).hasSize((int) before);
    assertThat(later).hasSize((int) after);
    assertThat(comparison.blocks().stream().filter(b -> b.before().isPresent()))
        .hasSize((int) before);
    assertThat(comparison.blocks().stream().filter(b -> b.after().isPresent()))
        .hasSize((int) after);
  }

  @Test
  void aDocumentDoesNotDifferFromItself() {
    for (Flow flow : catalogue.flows().values()) {
      Document document = document(flow.id(), "compiled");
      Comparison comparison = Comparison.of(document, document);
      assertThat(comparison.latency().range().typical().value()).isZero();
      assertThat(comparison.blocks()).allMatch(b -> b.kind() == Kind.SAME);
      assertThat(comparison.functions()).allMatch(f -> f.fate() == Fate.SAME);
      assertThat(comparison.edges()).allMatch(e -> e.kind() == EdgeChange.Kind.SAME);
    }
  }

  @Test
  void aBlockThatIsWrittenInAnotherFunctionIsFoundThere() {
    BlockChange moved =
        acrossVersions().blocks().stream()
            .filter(block -> block.title().equals("rcx = rip?"))
            .findFirst()
            .orElseThrow();
    assertThat(moved.story()).contains("moved").endsWith("from entry_SYSCALL_64");
    assertThat(moved.function()).isEqualTo("do_syscall_64");
  }

  @Test
  void aBlockOfAFunctionThatIsNoLongerInlinedMovedOutOfLine() {
    Document apart = document("s390-6.7", "loop-apart");
    Document before = document("s390-6.7", "before");
    assertThat(returnOfPrepare(Comparison.of(apart, before)).story()).endsWith("moved out of line");
    assertThat(returnOfPrepare(Comparison.of(before, apart)).story())
        .endsWith("moved to syscall_exit_to_user_mode_work");
  }

  private static BlockChange returnOfPrepare(Comparison comparison) {
    return comparison.blocks().stream()
        .filter(block -> block.function().equals("exit_to_user_mode_prepare"))
        .filter(block -> block.title().equals("return"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void waysBetweenFlowsAppearAndVanish() {
    assertThat(acrossVersions().edges())
        .extracting(EdgeChange::kind)
        .contains(EdgeChange.Kind.ADDED, EdgeChange.Kind.REMOVED, EdgeChange.Kind.SAME);
  }

  @Test
  void onTwoMachinesTheRangesAddLikeIndependentOnes() {
    Document one = document("s390-6.7", "compiled");
    Document other =
        one.withMachine(Objects.requireNonNull(catalogue.machines().get("qemu-tcg-s390")));
    Difference difference = Comparison.of(one, other).latency();
    assertThat(difference.isCorrelated()).isFalse();
    assertThat(difference.method()).contains("two machines");
    var a = new Workbench().figures(one).estimate().latency();
    var b = new Workbench().figures(other).estimate().latency();
    double above =
        Math.hypot(b.high().value() - b.typical().value(), a.typical().value() - a.low().value());
    assertThat(difference.range().high().value() - difference.range().typical().value())
        .isCloseTo(above, within(1e-9));
  }

  @Test
  void whatHasNoCostOnOneSideOnlyMakesTheChangeABound() {
    Document quiet = document("s390-6.7", "compiled");
    Document busy =
        quiet.withScenario(
            quiet.scenario().with("need-resched", entryscope.quantity.Probability.ALWAYS));
    assertThat(Comparison.of(quiet, busy).latency().bound()).isEqualTo(Bound.AT_LEAST);
    assertThat(Comparison.of(busy, quiet).latency().bound()).isEqualTo(Bound.AT_MOST);
  }

  @Test
  void theOverlayHoldsEveryBlockThatIsAddedOrGone() {
    Comparison comparison = acrossVersions();
    Picture overlay = new ComparisonDrawing(comparison).overlay();
    Set<String> titles =
        overlay.elements().stream()
            .filter(e -> e instanceof Element.Box && e.style() == Style.DIFF_REMOVED)
            .flatMap(e -> e.texts().stream().map(t -> t.text()))
            .collect(Collectors.toSet());
    assertThat(titles).contains("removed", "canonical?", "back to asm");
    assertThat(overlay.elements())
        .filteredOn(Element.Box.class::isInstance)
        .extracting(Element::style)
        .contains(Style.DIFF_ADDED, Style.DIFF_CHEAPER, Style.DIFF_DEARER, Style.DIFF_CHANGED);
  }

  @Test
  void twoPlansOfAFlowKeepTheMap() {
    ComparisonDrawing drawing = new ComparisonDrawing(sven());
    assertThat(places(drawing.before())).isEqualTo(places(drawing.after()));
    assertThat(places(drawing.overlay())).isEqualTo(places(drawing.after()));
  }

  private static List<Place> places(Picture picture) {
    return picture.elements().stream()
        .flatMap(
            e ->
                e instanceof Element.Box box
                    ? java.util.stream.Stream.of(box.place())
                    : java.util.stream.Stream.empty())
        .toList();
  }

  @Test
  void theReportIsAsciiAndFitsAKernelMail() {
    List<Flow> flows = List.copyOf(catalogue.flows().values());
    for (int i = 0; i < flows.size(); i++) {
      Comparison comparison =
          Comparison.of(
              document(flows.get(i).id(), "compiled"),
              document(flows.get((i + 1) % flows.size()).id(), "compiled"));
      String report = ComparisonReport.of(comparison, Naming.of(comparison, catalogue));
      assertThat(report.lines()).allMatch(line -> line.length() <= 75, "75 columns");
      assertThat(report).matches("[\\x20-\\x7e\\n]*");
      assertThat(report).contains("not a measurement", "add/remove:", "Total: Before=");
    }
  }

  @Test
  void theSizesAreAsBloatOMeterHasThem() {
    assertThat(BloatTable.of(sven()))
        .startsWith(
            "add/remove: 1/4 grow/shrink: 4/0 up/down: 1544/-638 (906)",
            "Function                                     old     new   delta",
            "irqentry_exit_to_user_mode                   112     476    +364")
        .contains("exit_to_user_mode_prepare                    412       -    -412")
        .endsWith("Total: Before=3064, After=3970, chg +29.57%");
  }
}
