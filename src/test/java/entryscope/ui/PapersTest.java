// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.Autosaves;
import entryscope.file.FlowWriter;
import entryscope.file.Preferences;
import entryscope.file.UserFolders;
import entryscope.flow.Flow;
import entryscope.flow.ToyFlow;
import entryscope.layout.Folds;
import entryscope.quantity.Probability;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit;
import entryscope.session.Opened;
import entryscope.session.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Opening, saving, keeping and reloading, without a toolkit.
final class PapersTest {
  @TempDir private Path folder;

  /// A window without its inside, in which everything happens when [#settle] says so.
  private static final class Bench {
    final Queue<Runnable> tasks = new ArrayDeque<>();
    final Store store;
    final Desk desk;
    final Papers papers;
    final Settings settings;
    final Watch watch;

    Bench(Start start) {
      store =
          new Store(
              start.catalogue(),
              start.opened().document(),
              new Workbench(),
              Workers.of(Runnable::run, Runnable::run));
      settings = new Settings(Preferences.DEFAULT, Optional.empty(), tasks::add, store::tell);
      desk = new Desk(store, start.opened().file(), start.saved());
      papers = new Papers(store, desk, settings, tasks::add, tasks::add);
      watch = new Watch(store, desk, papers);
    }

    void settle() {
      while (!tasks.isEmpty()) {
        tasks.remove().run();
      }
    }

    String notice() {
      return store.notice().get().text();
    }

    void accept(String offer) {
      store.notice().get().offers().stream()
          .filter(each -> each.name().equals(offer))
          .findFirst()
          .orElseThrow()
          .action()
          .run();
      settle();
    }

    Keeper keeper(UserFolders folders, Start start) {
      return new Keeper(
          store,
          desk,
          papers,
          Autosaves.of(folders),
          start.left().map(Start.Restored::place),
          tasks::add);
    }
  }

  private UserFolders folders() {
    return new UserFolders(folder.resolve("config"), folder.resolve("state"));
  }

  private Start start(boolean asked) {
    return Start.of(
        new WindowOptions(
            Samples.catalogue(),
            Opened.of(Samples.document()),
            asked,
            Optional.empty(),
            Optional.empty(),
            Optional.of(folders())));
  }

  private Bench bench() {
    return new Bench(start(true));
  }

  private static void inline(Bench bench, String function) {
    bench.store.send(new Edit.InlineFunction(function, true));
  }

  @Test
  void whatIsSavedIsOpenedAgainAsItWas() {
    Bench bench = bench();
    Path file = folder.resolve("my.entryscope.json");
    inline(bench, "leave");
    bench.store.send(new Edit.SetSwitch("pending", new Probability(0.25)));
    assertThat(bench.desk.title()).startsWith("• ").doesNotContain("my.");
    bench.papers.save(file);
    bench.settle();
    assertThat(bench.desk.title()).startsWith("my.entryscope.json – ");
    assertThat(bench.settings.preferences().get().recent()).containsExactly(file);
    Bench other = bench();
    other.papers.open(file);
    other.settle();
    assertThat(other.store.document()).isEqualTo(bench.store.document());
    assertThat(other.desk.filed().file()).contains(file);
    assertThat(other.desk.isDirty()).isFalse();
    other.store.undo();
    assertThat(other.desk.filed().file()).isEmpty();
  }

  @Test
  void whatWasDoneWhileSavingIsNotTakenForSaved() {
    Bench bench = bench();
    bench.papers.save(folder.resolve("my.entryscope.json"));
    inline(bench, "leave");
    bench.settle();
    assertThat(bench.desk.filed().file()).isPresent();
    assertThat(bench.desk.isDirty()).isTrue();
  }

  @Test
  void whatCannotBeSavedIsSaidAndStaysUnsaved() {
    Bench bench = bench();
    inline(bench, "leave");
    bench.papers.save(folder.resolve("none").resolve("my.entryscope.json"));
    bench.settle();
    assertThat(bench.notice()).contains("cannot write", "its folder does not exist");
    assertThat(bench.desk.isDirty()).isTrue();
  }

  @Test
  void aKilledWindowLosesNothing() {
    Start start = start(false);
    assertThat(start.left()).isEmpty();
    Bench killed = new Bench(start);
    Keeper keeper = killed.keeper(folders(), start);
    inline(killed, "leave");
    killed.settle();
    assertThat(start(false).left()).as("held by the window that runs").isEmpty();
    keeper.leave();
    killed.settle();
    assertThat(start(true).left()).as("something else was asked for").isEmpty();
    Start again = start(false);
    assertThat(again.opened().document()).isEqualTo(killed.store.document());
    Bench next = new Bench(again);
    assertThat(next.desk.isDirty()).isTrue();
    next.keeper(folders(), again);
    next.desk.show(Opened.of(again.saved()));
    next.settle();
    assertThat(next.store.document()).as("discarded").isEqualTo(Samples.document());
    assertThat(Autosaves.of(folders()).folder()).isEmptyDirectory();
  }

  @Test
  void changesToASavedSessionAreKeptWhenAnotherFlowIsOpenedAndOfferedWithTheFile() {
    Bench bench = bench();
    Keeper keeper = bench.keeper(folders(), start(true));
    Path file = folder.resolve("my.entryscope.json");
    bench.papers.save(file);
    bench.settle();
    inline(bench, "leave");
    Document unsaved = bench.store.document();
    bench.settle();
    bench.desk.open(Opened.of(Samples.document().withReference("after")));
    inline(bench, "enter");
    bench.settle();
    keeper.leave();
    bench.settle();
    assertThat(Autosaves.of(folders()).left()).hasSize(2);
    Bench next = bench();
    next.keeper(folders(), start(true));
    next.papers.open(file);
    next.settle();
    assertThat(next.notice()).startsWith("There are changes to my.entryscope.json");
    next.accept("Bring them back");
    assertThat(next.store.document()).isEqualTo(unsaved);
    assertThat(next.desk.filed().file()).contains(file);
    assertThat(next.desk.isDirty()).isTrue();
    next.papers.save(file);
    next.settle();
    assertThat(Autosaves.of(folders()).left()).as("the other flow's").hasSize(1);
  }

  private static String quoted(String title) {
    return "\"title\": \"" + title + "\"";
  }

  @Test
  void workThatBelongsToNoFileIsKeptWhenAnotherFlowIsOpened() {
    Bench bench = bench();
    Keeper keeper = bench.keeper(folders(), start(true));
    inline(bench, "leave");
    bench.settle();
    Document own = bench.store.document();
    Flow other =
        new Flow(
            "other",
            "Other",
            own.flow().provenance(),
            own.flow().convention(),
            own.flow().switches(),
            own.flow().entries(),
            own.flow().functions(),
            own.flow().plans());
    bench.desk.open(other);
    bench.settle();
    keeper.leave();
    bench.settle();
    assertThat(Autosaves.of(folders()).left()).hasSize(1);
    assertThat(start(false).opened().document()).isEqualTo(own);
  }

  @Test
  void workOfSeveralFlowsIsBroughtBackOneAfterTheOther() {
    Bench bench = bench();
    Keeper keeper = bench.keeper(folders(), start(true));
    inline(bench, "leave");
    bench.settle();
    Document first = bench.store.document();
    bench.desk.open(Opened.of(Samples.document().withReference("after")));
    inline(bench, "enter");
    bench.settle();
    Document second = bench.store.document();
    keeper.leave();
    bench.settle();
    Start start = start(false);
    Bench next = new Bench(start);
    Keeper taking = next.keeper(folders(), start);
    taking.tell(start.opened(), start.left().orElseThrow().left(), start.saved());
    assertThat(next.notice()).startsWith("Unsaved: toy, ");
    Document shown = next.store.document();
    next.accept("Next (1 more)");
    assertThat(List.of(shown, next.store.document())).containsExactlyInAnyOrder(first, second);
    assertThat(next.store.notice().get().offers()).extracting(Notice.Offer::name).hasSize(2);
    taking.leave();
    next.settle();
    assertThat(Autosaves.of(folders()).left()).as("both are kept on").hasSize(2);
  }

  @Test
  void aSessionThatSomethingElseWroteIsNotOverwrittenUnasked() throws IOException {
    Bench bench = bench();
    Path file = folder.resolve("my.entryscope.json");
    bench.papers.save(file);
    bench.settle();
    inline(bench, "leave");
    String theirs =
        Files.readString(file).replace("\"reference\": \"before\"", "\"reference\": \"after\"");
    Files.writeString(file, theirs);
    bench.papers.save(file);
    bench.settle();
    assertThat(bench.notice()).contains("has changed on disk since it was read");
    assertThat(Files.readString(file)).isEqualTo(theirs);
    assertThat(bench.desk.isDirty()).isTrue();
    bench.accept("Save all the same");
    assertThat(Files.readString(file)).contains("leave");
    assertThat(bench.desk.isDirty()).isFalse();
  }

  private static void change(Path file, String text, int second) throws IOException {
    Files.writeString(file, text);
    Files.setLastModifiedTime(file, FileTime.from(Instant.ofEpochSecond(second)));
  }

  @Test
  void aFlowThatChangesOnDiskIsReloadedWithItsToggles() throws IOException {
    Path file = folder.resolve("toy.flow.json");
    Flow flow = ToyFlow.flow();
    change(file, FlowWriter.write(flow), 100);
    Bench bench = bench();
    bench.papers.open(file);
    bench.settle();
    inline(bench, "leave");
    bench.watch.look();
    bench.settle();
    change(file, FlowWriter.write(flow) + "\n", 200);
    int before = bench.store.notice().get().number();
    bench.watch.look();
    bench.settle();
    assertThat(bench.store.notice().get().number()).as("nothing but a blank").isEqualTo(before);
    change(file, FlowWriter.write(flow).replace(quoted(flow.title()), quoted("toy 2")), 300);
    bench.watch.look();
    bench.settle();
    assertThat(bench.notice()).isEqualTo("toy.flow.json changed on disk");
    bench.accept("Reload");
    assertThat(bench.store.document().flow().title()).isEqualTo("toy 2");
    assertThat(bench.store.document().plan().everywhere()).contains("leave");
    assertThat(bench.notice()).isEqualTo("Reloaded toy.flow.json");
    bench.store.undo();
    assertThat(bench.store.document().flow().title()).isEqualTo(flow.title());
  }

  @Test
  void aSessionThatChangesOnDiskIsOfferedAndUndoBringsBackOnesOwn() throws IOException {
    Bench bench = bench();
    Path file = folder.resolve("my.entryscope.json");
    bench.papers.save(file);
    bench.settle();
    bench.watch.look();
    bench.settle();
    inline(bench, "leave");
    Document own = bench.store.document();
    change(
        file,
        Files.readString(file).replace("\"reference\": \"before\"", "\"reference\": \"after\""),
        100);
    bench.watch.look();
    bench.settle();
    assertThat(bench.notice()).startsWith("my.entryscope.json changed on disk. Reloading");
    bench.accept("Reload");
    assertThat(bench.store.document().reference()).isEqualTo("after");
    assertThat(bench.desk.isDirty()).isFalse();
    bench.store.undo();
    assertThat(bench.store.document()).isEqualTo(own);
    assertThat(bench.desk.isDirty()).isTrue();
    assertThat(bench.desk.filed().file()).contains(file);
  }

  @Test
  void aHundredMixedActionsAreUndoneAndRedone() {
    Bench bench = bench();
    Random random = new Random(11);
    Document first = bench.store.document();
    int steps = 0;
    while (steps < 100) {
      Document before = bench.store.document();
      bench.store.send(edit(bench, random));
      steps += bench.store.document().equals(before) ? 0 : 1;
    }
    String last = Opened.of(bench.store.document()).text(Path.of("/x"), Samples.catalogue());
    for (int i = 0; i < 100; i++) {
      bench.store.undo();
    }
    assertThat(bench.store.document()).isEqualTo(first);
    assertThat(bench.store.history().get().canUndo()).isFalse();
    for (int i = 0; i < 100; i++) {
      bench.store.redo();
    }
    assertThat(Opened.of(bench.store.document()).text(Path.of("/x"), Samples.catalogue()))
        .isEqualTo(last);
    assertThat(bench.store.history().get().canRedo()).isFalse();
  }

  private static Edit edit(Bench bench, Random random) {
    Document document = bench.store.document();
    Catalogue catalogue = bench.store.catalogue().get();
    var calls = bench.store.figures().get().expansion().allCalls().toList();
    var call = calls.get(random.nextInt(calls.size()));
    var plans = List.copyOf(document.flow().plans().values());
    var scenarios = List.copyOf(catalogue.scenarios().values());
    var switches = List.copyOf(document.flow().switches().keySet());
    return switch (random.nextInt(9)) {
      case 0 -> new Edit.InlineCall(call.path(), random.nextBoolean());
      case 1 -> new Edit.Fold(document.folds().with(call.path(), random.nextBoolean()));
      case 2 -> new Edit.ChoosePlan(plans.get(random.nextInt(plans.size())));
      case 3 -> new Edit.ChooseReference(plans.get(random.nextInt(plans.size())));
      case 4 -> new Edit.ChooseScenario(scenarios.get(random.nextInt(scenarios.size())));
      case 5 ->
          new Edit.SetSwitch(
              switches.get(random.nextInt(switches.size())),
              new Probability(random.nextInt(5) / 4.0));
      case 6 -> new Edit.InlineEverything();
      case 7 -> new Edit.Open(Samples.document().withFolds(Folds.DEFAULT.with(call.path(), true)));
      default -> new Edit.InlineFunction(call.callee().name(), random.nextBoolean());
    };
  }
}
