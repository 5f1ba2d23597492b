// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.cost.Place;
import entryscope.inlining.CallPath;
import entryscope.layout.Metrics;
import entryscope.layout.Rectangle;
import entryscope.layout.TextMeasure;
import entryscope.layout.Way;
import entryscope.picture.Element.Arrow;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Frame;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class DrawingTest {
  private static final String DO = "system_call/do";

  private final Sheets calm = Sheets.of(Map.of(), Surround.FULL);
  private final List<Box> boxes = calm.all(Box.class);

  private static Box box(Sheets sheets, String id) {
    return sheets.all(Box.class).stream().filter(b -> b.id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  void everyDrawnBlockIsOneBoxOrOneFrame() {
    int frames = calm.all(Frame.class).size();
    int blocks =
        calm.placement().frames().values().stream()
            .mapToInt(frame -> frame.body().part().body().blocks().size())
            .sum();
    assertThat(boxes.size() + frames).isEqualTo(blocks + 1);
  }

  @Test
  void everyWayIsOneArrow() {
    for (var frame : calm.placement().frames().values()) {
      CallPath path = frame.body().part().path();
      long expected =
          1
              + frame.body().part().body().blocks().values().stream()
                  .mapToLong(block -> Math.max(1, block.terminator().successors().size()))
                  .sum();
      assertThat(calm.all(Arrow.class))
          .filteredOn(a -> a.body().equals(path))
          .hasSize((int) expected);
    }
    assertThat(calm.picture().elements()).extracting(Element::id).doesNotHaveDuplicates();
  }

  @Test
  void flowIsKeptInFrontOfEveryBranchAndJoin() {
    Map<String, Double> in = new LinkedHashMap<>();
    Map<String, Double> out = new LinkedHashMap<>();
    for (Arrow arrow : Sheets.of(Map.of("ptrace", 0.25), Surround.NONE).all(Arrow.class)) {
      arrow.to().ifPresent(to -> in.merge(arrow.body() + ":" + to, arrow.times(), Double::sum));
      arrow.from().ifPresent(f -> out.merge(arrow.body() + ":" + f, arrow.times(), Double::sum));
    }
    assertThat(in.keySet()).isEqualTo(out.keySet());
    in.forEach(
        (place, times) -> assertThat(out.get(place)).as(place).isCloseTo(times, within(1e-9)));
  }

  @Test
  void whatDoesNotRunIsDashedAndWithoutCost() {
    Box trace = box(calm, DO + "/exit:trace");
    assertThat(trace.style()).isEqualTo(Style.COLD);
    assertThat(trace.texts())
        .extracting(Text::text)
        .containsExactly("call syscall_exit_work", "out of line · cost unknown");
    assertThat(trace.tooltip()).contains("not taken in this scenario");
    assertThat(calm.all(Arrow.class))
        .filteredOn(arrow -> arrow.style() == Style.NOT_TAKEN)
        .allMatch(arrow -> arrow.times() == 0)
        .anyMatch(arrow -> arrow.way() == Way.THEN);
  }

  @Test
  void shareOfThePathMakesTheHeat() {
    assertThat(box(calm, "system_call:save").style()).isEqualTo(Style.HEAT_5);
    assertThat(box(calm, DO + ":irq").style()).isEqualTo(Style.HEAT_1);
    double sum =
        boxes.stream()
            .filter(box -> box.place().path().isRoot())
            .mapToDouble(box -> box.facts().nanoseconds().orElse(0))
            .sum();
    double calls =
        calm.all(Frame.class).stream()
            .filter(frame -> !frame.path().isRoot() && frame.path().caller().isRoot())
            .mapToDouble(frame -> frame.facts().nanoseconds().orElse(0))
            .sum();
    assertThat(sum + calls).isCloseTo(calm.estimate().latency().typical().value(), within(1e-9));
  }

  @Test
  void whatHasNoCostIsNeverFree() {
    assertThat(box(calm, DO + "/exit/tail:clear").texts()).extracting(Text::text).contains("? ns");
    Box traced = box(Sheets.of(Map.of("ptrace", 1.0), Surround.NONE), DO + "/exit:trace");
    assertThat(traced.texts()).extracting(Text::text).anyMatch(text -> text.startsWith("≥ "));
    assertThat(traced.facts().isLowerBound()).isTrue();
  }

  @Test
  void framesTellInlinedFromCalled() {
    Sheets inlined = Sheets.of(Map.of(), Surround.NONE, "enter_from_user_mode");
    assertThat(inlined.all(Frame.class))
        .filteredOn(frame -> frame.style() == Style.INLINED)
        .extracting(frame -> frame.path().toString())
        .containsExactly(DO + "/enter");
  }

  @Test
  void titlesNeverTouchCostsAndNoTextLeavesItsBox() {
    TextMeasure measure = new TextMeasure();
    for (Box box : boxes) {
      Rectangle inner = box.bounds();
      for (Text text : box.texts()) {
        double width = measure.width(text.text(), text.typeface());
        double left = text.anchor() == Text.Anchor.END ? text.x() - width : text.x();
        assertThat(left).isGreaterThanOrEqualTo(inner.x() + Metrics.MARGIN - 0.01);
        assertThat(left + width).isLessThanOrEqualTo(inner.right() - Metrics.MARGIN + 0.01);
      }
      List<Text> ends = box.texts().stream().filter(t -> t.anchor() == Text.Anchor.END).toList();
      for (Text cost : ends) {
        Text title = box.texts().getFirst();
        assertThat(title.x() + measure.width(title.text(), title.typeface()))
            .isLessThan(cost.x() - measure.width(cost.text(), cost.typeface()));
      }
    }
  }

  @Test
  void descriptionsSayWhatAndThatItIsAnEstimate() {
    assertThat(calm.picture().description())
        .contains("Sample <flow>", "plan \"compiled\"", "null call", "made-up & cheap")
        .contains("Estimate, not a measurement", "model ");
    assertThat(calm.picture().elements())
        .extracting(Element::id)
        .contains("legend-taken", "caption");
  }

  @Test
  void anElementIsFoundByThePlaceOfItsBlock() {
    Place place = new Place(CallPath.parse(DO), "irq");
    assertThat(box(calm, DO + ":irq").place()).isEqualTo(place);
  }

  private static List<String> texts(Box box) {
    return box.texts().stream().map(Text::text).toList();
  }

  @Test
  void blocksTellWhatTheyAreAskedFor() {
    Sheets silent = Sheets.of(Map.of(), Surround.FULL, Set.of());
    assertThat(silent.all(Box.class))
        .allSatisfy(
            box -> {
              assertThat(texts(box)).noneMatch(text -> text.endsWith(" ns"));
              assertThat(box.style()).isIn(Style.HEAT_0, Style.COLD);
            });
    Sheets often = Sheets.of(Map.of("ptrace", 0.25), Surround.NONE, Set.of(Annotation.PROBABILITY));
    assertThat(texts(box(often, DO + "/exit:trace"))).contains("25 %");
    assertThat(texts(box(often, "system_call:pt-regs"))).contains("100 %");
  }

  @Test
  void whatStandsAroundADiagramIsChosenPieceByPiece() {
    List<String> ids =
        Sheets.of(Map.of(), new Surround(false, false, true)).picture().elements().stream()
            .map(Element::id)
            .toList();
    assertThat(ids).contains("caption").doesNotContain("heading", "legend-taken");
    Sheets bare = Sheets.of(Map.of(), Surround.NONE);
    assertThat(bare.picture().height()).isEqualTo(bare.placement().size().height() + 48);
    assertThat(calm.all(Element.Label.class))
        .filteredOn(label -> label.id().equals("caption"))
        .singleElement()
        .satisfies(
            label ->
                assertThat(label.texts().stream().map(Text::text))
                    .anyMatch(line -> line.contains("Plan plan \"compiled\"")));
  }

  @Test
  void thePathEndsWithAnArrowToUserSpace() {
    double frame =
        calm.all(Frame.class).stream()
            .filter(f -> f.path().isRoot())
            .mapToDouble(f -> f.bounds().bottom())
            .max()
            .orElseThrow();
    assertThat(calm.all(Arrow.class))
        .filteredOn(a -> a.body().isRoot() && a.to().isEmpty())
        .isNotEmpty()
        .allSatisfy(
            arrow -> {
              assertThat(arrow.hasHead()).isTrue();
              assertThat(arrow.points().getLast().y()).isGreaterThan(frame);
            });
    assertThat(calm.all(Element.Label.class)).anyMatch(label -> label.id().equals("end"));
  }
}
