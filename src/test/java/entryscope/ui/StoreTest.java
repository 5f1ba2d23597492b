// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Place;
import entryscope.flow.BigFlow;
import entryscope.inlining.CallPath;
import entryscope.layout.Way;
import entryscope.quantity.Probability;
import entryscope.session.Change;
import entryscope.session.Edit;
import entryscope.session.Facts;
import entryscope.session.Search;
import entryscope.session.Selection;
import entryscope.session.Words;
import entryscope.ui.Neighbours.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What the window shows and does, without a toolkit.
final class StoreTest {
  private static final CallPath ROOT = CallPath.of("entry");
  private static final CallPath DISPATCH = ROOT.then("save");
  private static final CallPath LEAVE = DISPATCH.then("out");

  private final Store store = Samples.store();

  private Drawn drawn() {
    return new Drawn(store.picture().get());
  }

  private String latency() {
    return entryscope.quantity.Numbers.ns(store.figures().get().estimate().latency().typical());
  }

  @Test
  void undoingEverythingAndRedoingItGivesTheSameDocuments() {
    Random random = new Random(3);
    List<String> functions = List.of("enter", "leave", "loop", "trace");
    var first = store.document();
    for (int i = 0; i < 100; i++) {
      store.send(
          i % 3 == 0
              ? new Edit.SetSwitch("pending", new Probability(random.nextInt(3) / 2.0))
              : new Edit.InlineFunction(functions.get(random.nextInt(4)), random.nextBoolean()));
    }
    var last = store.document();
    String figure = latency();
    while (store.history().get().canUndo()) {
      store.undo();
    }
    assertThat(store.document()).isEqualTo(first);
    while (store.history().get().canRedo()) {
      store.redo();
    }
    assertThat(store.document()).isEqualTo(last);
    assertThat(latency()).isEqualTo(figure);
  }

  @Test
  void aRefusalSaysWhyAndChangesNothing() {
    store.send(new Edit.InlineFunction("handler", true));
    assertThat(store.notice().get().text()).contains("handler cannot be inlined", "pointer");
    assertThat(store.history().get().canUndo()).isFalse();
  }

  @Test
  void aSelectedCallShowsWhatItCostsWithEverythingInside() {
    Facts facts = Facts.of(store.figures().get(), new Selection.OfBody(DISPATCH)).orElseThrow();
    assertThat(facts.title()).isEqualTo("dispatch");
    assertThat(facts.lines()).extracting(line -> line.operation().id()).contains("call", "store");
    assertThat(facts.total().value()).isGreaterThan(facts.own().value());
    Facts block =
        Facts.of(store.figures().get(), new Selection.OfBlock(new Place(ROOT, "restore")))
            .orElseThrow();
    assertThat(block.total().value()).isEqualTo(5);
    assertThat(block.call()).isEmpty();
  }

  @Test
  void aBlockThatDoesNotRunCostsNothingAndSaysSo() {
    Facts facts =
        Facts.of(store.figures().get(), new Selection.OfBlock(new Place(DISPATCH, "trace-call")))
            .orElseThrow();
    assertThat(facts.visits()).isZero();
    assertThat(facts.total().value()).isZero();
  }

  @Test
  void theChangeAgainstTheReferenceHasTwoDigitsAndARange() {
    assertThat(Change.of(store.figures().get()).text()).isEqualTo("this is “before”");
    store.send(new Edit.ChoosePlan(store.document().flow().plan("after")));
    Change change = Change.of(store.figures().get());
    assertThat(change.text()).matches("−\\d(\\.\\d|\\d)? % vs “before”");
    assertThat(change.range()).matches("−[\\d.]+ to −[\\d.]+ %");
    assertThat(change.direction()).isNegative();
  }

  @Test
  void searchingFindsFunctionsAndBlocksInTheOrderOfThePath() {
    var root = store.figures().get().expansion();
    List<Selection> hits = Search.hits(root, "LEAVE");
    assertThat(hits).containsExactly(new Selection.OfBody(LEAVE));
    assertThat(Search.hits(root, "  ")).isEmpty();
    assertThat(Search.hits(root, "table"))
        .containsExactly(new Selection.OfBlock(new Place(DISPATCH, "table")));
  }

  @Test
  void theTrailLeadsFromTheArchitectureToTheSelection() {
    var crumbs = Crumb.way(store.figures().get(), new Selection.OfBlock(new Place(LEAVE, "flags")));
    assertThat(crumbs)
        .extracting(Crumb::text)
        .containsExactly("toy", "Linux 1.0", "system call", "entry", "dispatch", "leave", "flags");
    assertThat(Crumb.fitting(crumbs, 45))
        .extracting(Crumb::text)
        .containsExactly("toy", "Linux 1.0", "system call", "…", "flags");
  }

  @Test
  void followingTheArrowsWalksThePathToItsEnd() {
    Set<Way> any = Set.of(Way.NEXT, Way.THEN, Way.ELSE);
    Selection at = new Selection.Nothing();
    List<Selection> walked = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      Selection next = drawn().follow(at, any);
      if (next.equals(at)) {
        break;
      }
      walked.add(next);
      at = next;
    }
    assertThat(walked).contains(new Selection.OfBody(LEAVE)).doesNotHaveDuplicates();
    assertThat(at).isEqualTo(new Selection.OfBlock(new Place(ROOT, "restore")));
  }

  @Test
  void anArrowKeyGoesToTheNearestBlockThatWay() {
    Selection first = new Selection.OfBlock(new Place(LEAVE, "irq-off"));
    Selection below = Neighbours.next(drawn(), first, Direction.DOWN).orElseThrow();
    assertThat(below).isEqualTo(new Selection.OfBlock(new Place(LEAVE, "flags")));
    assertThat(Neighbours.next(drawn(), below, Direction.UP)).contains(first);
    assertThat(Neighbours.next(drawn(), new Selection.Nothing(), Direction.UP)).isPresent();
  }

  @Test
  void aFoldedCallIsSelectedInPlaceOfItsInside() {
    Selection inside = new Selection.OfBlock(new Place(LEAVE, "flags"));
    store.select(inside);
    new Toggles(store).fold();
    assertThat(drawn().seen(inside)).isEqualTo(new Selection.OfBlock(new Place(DISPATCH, "out")));
    assertThat(Drawn.hidden(store.figures().get().expansion(), store.figures().get().visible()))
        .isEqualTo(4 + 3 + 1);
    new Toggles(store).fold();
    assertThat(drawn().seen(inside)).isEqualTo(inside);
  }

  @Test
  void aFlowWithoutAMachineSaysThatNothingIsCosted() {
    var flow = store.document().flow();
    var lonely =
        new entryscope.session.Catalogue(
            java.util.Map.of(flow.id(), flow),
            java.util.Map.of(),
            java.util.Map.of(),
            java.util.Map.of());
    Store without =
        new Store(
            lonely,
            Desk.document(lonely, flow),
            new entryscope.session.Workbench(),
            Workers.of(Runnable::run, Runnable::run));
    assertThat(Words.uncosted(without.figures().get().estimate())).contains("uncosted");
    assertThat(Change.of(without.figures().get()).range()).isEmpty();
  }

  @Test
  void anotherFlowStartsAfreshAndUndoGoesBackToTheFirst() {
    var first = store.document();
    store.select(new Selection.OfBody(LEAVE));
    new Desk(store).open(BigFlow.of(40));
    assertThat(store.selection().get().isNothing()).isTrue();
    assertThat(drawn().blocks()).isGreaterThan(10);
    assertThat(store.figures().get().document().flow().id())
        .isEqualTo(store.document().flow().id());
    store.undo();
    assertThat(store.document()).isEqualTo(first);
    assertThat(drawn().shows(new Selection.OfBody(LEAVE))).isTrue();
  }

  @Test
  void percentagesAreReadAsPeopleTypeThem() {
    assertThat(Percentage.read(" 0,5 % ")).contains(new Probability(0.005));
    assertThat(Percentage.read("101")).isEmpty();
    assertThat(Percentage.read("often")).isEmpty();
  }
}
