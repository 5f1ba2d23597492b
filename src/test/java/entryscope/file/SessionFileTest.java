// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Machine;
import entryscope.cost.Place;
import entryscope.cost.Scenario;
import entryscope.file.SessionFile.Known;
import entryscope.file.SessionFile.Selected;
import entryscope.file.SessionFile.View;
import entryscope.flow.Flow;
import entryscope.inlining.CallPath;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Folds;
import entryscope.layout.Hiding;
import entryscope.quantity.Gigahertz;
import entryscope.quantity.Probability;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionFileTest {
  private static final Flow FLOW = Fixture.flow();
  private static final Machine MACHINE =
      new Machine(
          "m",
          "m",
          List.of(FLOW.provenance().architecture()),
          new Gigahertz(1),
          Probability.NEVER,
          Map.of(),
          List.of());
  private static final Scenario QUIET = new Scenario("null-call", "null call", "", Map.of());
  private static final Known KNOWN =
      new Known(Map.of(FLOW.id(), FLOW), Map.of("m", MACHINE), Map.of("null-call", QUIET));

  private static String root() {
    return FLOW.entry("system-call").function();
  }

  private static SessionFile session() {
    return new SessionFile(
        FLOW,
        Optional.empty(),
        "system-call",
        InlinePlan.of(FLOW.plan("compiled")),
        "compiled",
        QUIET,
        Optional.of(MACHINE),
        Folds.DEFAULT,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private static Loaded<SessionFile> read(String text) {
    return SessionReader.read("a.entryscope.json", text, Path.of("/folder"), KNOWN);
  }

  private static String text(SessionFile session) {
    return SessionWriter.write(session, KNOWN, Optional.empty());
  }

  private static SessionFile random(Random random) {
    List<String> names = List.copyOf(FLOW.functions().keySet());
    InlinePlan plan = InlinePlan.NONE;
    Folds folds = Folds.DEFAULT;
    for (int i = random.nextInt(5); i > 0; i--) {
      CallPath path = CallPath.of(root()).then("b" + random.nextInt(3));
      plan = plan.withFunction(names.get(random.nextInt(names.size())), true);
      plan = plan.withCall(path.then("c"), random.nextBoolean());
      folds = folds.with(path, random.nextBoolean());
    }
    double limit = random.nextInt(4) / 4.0;
    if (random.nextBoolean()) {
      folds =
          folds
              .withHiding(Hiding.colderThan(new Probability(limit)))
              .opening(new Place(CallPath.of(root()), "b" + random.nextInt(3)));
    }
    plan = new InlinePlan(plan.everywhere(), plan.here(), new LinkedHashSet<>(names.subList(0, 1)));
    Scenario changed = QUIET;
    for (String id : FLOW.switches().keySet()) {
      changed =
          random.nextBoolean() ? changed.with(id, new Probability(random.nextDouble())) : changed;
    }
    Scenario own = new Scenario("mine", "my own", "what I \"think\"", changed.set());
    return new SessionFile(
        FLOW,
        Optional.empty(),
        "system-call",
        random.nextInt(4) == 0 ? InlinePlan.of(FLOW.plan("compiled")) : plan,
        "compiled",
        random.nextBoolean() ? changed : own,
        Optional.of(MACHINE),
        folds,
        random.nextBoolean() ? Optional.of(new View(0.75, -3, 1e4)) : Optional.empty(),
        random.nextBoolean()
            ? Optional.of(new Selected(CallPath.of(root()), Optional.of("b1")))
            : Optional.empty(),
        random.nextBoolean()
            ? Optional.of(Path.of("/work/ü b.entryscope.json"))
            : Optional.empty());
  }

  /// Sessions of every kind, as they are written.
  static List<String> texts() {
    Random random = new Random(6);
    return Stream.generate(() -> text(random(random))).limit(50).toList();
  }

  @Test
  void whatIsWrittenIsReadBack() {
    Random random = new Random(5);
    for (int i = 0; i < 200; i++) {
      SessionFile session = random(random);
      assertThat(read(text(session)).toOptional()).as(text(session)).contains(session);
    }
  }

  @Test
  void aSessionIsShortAndNamesItsFlowWithAHash() {
    assertThat(text(session()))
        .isEqualTo(
            """
            {
              "format": 1,
              "flow": {"id": "tiny-1.0", "hash": "%s"},
              "entry": "system-call",
              "plan": {"named": "compiled"},
              "reference": "compiled",
              "scenario": {"id": "null-call", "set": {}},
              "machine": "m"
            }
            """
                .formatted(FlowHash.of(FLOW)));
    assertThat(FlowHash.of(FLOW)).matches("[0-9a-f]{16}");
  }

  @Test
  void theOrderInWhichChoicesWereMadeIsNotWritten() {
    CallPath a = CallPath.of(root()).then("a");
    CallPath b = CallPath.of(root()).then("b");
    InlinePlan one = InlinePlan.NONE.withFunction("f", true).withFunction("e", true);
    InlinePlan other = InlinePlan.NONE.withFunction("e", true).withFunction("f", true);
    assertThat(text(withPlan(one.withCall(a, true).withCall(b, true))))
        .isEqualTo(text(withPlan(other.withCall(b, true).withCall(a, true))));
  }

  private static SessionFile withPlan(InlinePlan plan) {
    return new SessionFile(
        FLOW,
        Optional.empty(),
        "system-call",
        plan,
        "compiled",
        QUIET,
        Optional.of(MACHINE),
        Folds.DEFAULT,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  @Test
  void choicesThatNoLongerApplyAreNamedAndKept() {
    String text =
        text(withPlan(
                InlinePlan.NONE
                    .withFunction("gone_away", true)
                    .withCall(CallPath.of(root()).then("no-block"), false)))
            .replace(FlowHash.of(FLOW), "0123456789abcdef")
            .replace("\"machine\": \"m\"", "\"machine\": \"n\"")
            .replace("\"reference\": \"compiled\"", "\"reference\": \"before\"")
            .replace("\"set\": {}", "\"set\": {\"no-switch\": 1}");
    Loaded<SessionFile> loaded = read(text);
    assertThat(Fixture.messages(loaded))
        .contains(
            "a.entryscope.json:3:",
            "warning: the flow \"tiny-1.0\" is not the one that this session was saved with",
            "warning: the flow has no function \"gone_away\"",
            "warning: no call in block \"no-block\"",
            "warning: the flow has no reference \"before\": compiled is shown",
            "warning: the flow has no switch \"no-switch\"",
            "warning: no machine \"n\" runs");
    SessionFile session = loaded.toOptional().orElseThrow();
    assertThat(session.plan().everywhere()).containsExactly("gone_away");
    assertThat(session.plan().here()).containsEntry(CallPath.of(root()).then("no-block"), false);
    assertThat(session.machine()).isEmpty();
  }

  @Test
  void aFlowInAFileIsNamedSoThatBothCanMoveTogether(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("flows").resolve(Fixture.NAME);
    Files.createDirectories(file.getParent());
    Files.writeString(file, Fixture.text());
    SessionFile session =
        new SessionFile(
            FLOW,
            Optional.of(file),
            "system-call",
            InlinePlan.NONE,
            "compiled",
            QUIET,
            Optional.of(MACHINE),
            Folds.DEFAULT,
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    Known stranger = new Known(Map.of(), KNOWN.machines(), KNOWN.scenarios());
    String text = SessionWriter.write(session, KNOWN, Optional.of(folder));
    assertThat(text).contains("\"file\": \"flows/tiny-1.0.flow.json\"");
    assertThat(SessionReader.read("a", text, folder, stranger).toOptional()).contains(session);
    String elsewhere = SessionWriter.write(session, KNOWN, Optional.of(Path.of("/elsewhere")));
    assertThat(elsewhere).contains(file.toString());
    Files.delete(file);
    assertThat(Fixture.messages(SessionReader.read("a", text, folder, stranger)))
        .contains("error: the flow cannot be read: ", "no such file");
    assertThat(SessionReader.read("a", text, folder, KNOWN).toOptional().map(SessionFile::flow))
        .contains(FLOW);
  }

  @Test
  void aFlowThatNobodyKnowsIsAnError() {
    assertThat(
            Fixture.messages(
                read(text(session()).replace("\"id\": \"tiny-1.0\"", "\"id\": \"x\""))))
        .isEqualTo(
            "a.entryscope.json:3:18: error: no flow \"x\" is known (at /flow/id)\n"
                + "    hint: name its file with the key \"file\", or its folder with --flows");
  }

  @Test
  void whatIsWrittenWronglyIsAllSaid() {
    String text =
        text(session())
            .replace(
                "{\"named\": \"compiled\"}",
                "{\"inlined\": [\"a\", \"a\"], \"outOfLine\": [\"b\"]}")
            .replace("\"machine\"", "\"macine\"");
    assertThat(Fixture.messages(read(text)))
        .contains(
            "error: \"a\" stands in this list twice",
            "error: not a call: \"b\"",
            "error: the key \"machine\" is missing",
            "error: unknown key \"macine\"");
  }

  @Test
  void whereverAFileEndsItIsSaid() {
    String text = text(random(new Random(7)));
    for (int length = 0; length < text.length() - 1; length++) {
      assertThat(read(text.substring(0, length))).isInstanceOf(Loaded.Failed.class);
    }
  }
}
