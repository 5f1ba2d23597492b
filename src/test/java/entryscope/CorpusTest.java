// SPDX-License-Identifier: Apache-2.0
package entryscope;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.PathCount;
import entryscope.cost.PathCounter;
import entryscope.cost.Scenario;
import entryscope.cost.Tally;
import entryscope.file.Library;
import entryscope.flow.Entry;
import entryscope.flow.Flow;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit;
import entryscope.session.Edit.Outcome;
import entryscope.session.EvidenceBoard;
import entryscope.session.Figures;
import entryscope.session.FunctionRow;
import entryscope.session.Workbench;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// What must hold for every flow that the program ships with.
class CorpusTest {
  private final Library library = Library.load(Path.of("flows"));
  private final Catalogue catalogue = Catalogue.of(library);

  @Test
  void everythingLoadsWithoutAWord() {
    assertThat(library.messages()).isEmpty();
    assertThat(catalogue.flows()).isNotEmpty();
    assertThat(EvidenceBoard.of(catalogue).missing()).isEmpty();
  }

  @TestFactory
  Stream<DynamicTest> everyFlowHasAMachine() {
    return each(flow -> assertThat(catalogue.defaultMachine(flow)).isPresent());
  }

  @TestFactory
  Stream<DynamicTest> thePathLeavesTheKernelExactlyOnceInEveryScenario() {
    return each(
        flow -> {
          for (Scenario scenario : catalogue.scenarios().values()) {
            for (Entry entry : flow.entries().values()) {
              PathCount count = count(flow, entry, InlinePlan.NONE, scenario);
              assertThat(count.total().count(entryscope.flow.Operation.SYSCALL_EXIT))
                  .as("%s in %s", entry.id(), scenario.id())
                  .isEqualTo(1);
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> openingEverythingAndClosingItAgainChangesNothing() {
    return each(
        flow -> {
          Document document = document(flow);
          Document open = done(new Edit.InlineEverything(), document);
          Document closed = open;
          for (String function : open.plan().everywhere()) {
            closed = done(new Edit.InlineFunction(function, false), closed);
          }
          PathCount none =
              count(flow, flow.entry(Entry.SYSTEM_CALL), InlinePlan.NONE, document.scenario());
          PathCount again =
              count(flow, flow.entry(Entry.SYSTEM_CALL), closed.plan(), document.scenario());
          assertThat(again.total()).isEqualTo(none.total());
        });
  }

  @TestFactory
  Stream<DynamicTest> inliningNeverAddsACall() {
    return each(
        flow -> {
          Document document = document(flow);
          for (FunctionRow row : new Workbench().figures(document).functions()) {
            if (row.verdict().isPossible()) {
              Tally in =
                  total(done(new Edit.InlineFunction(row.function().name(), true), document));
              Tally out =
                  total(done(new Edit.InlineFunction(row.function().name(), false), document));
              assertThat(in.calls()).as(row.function().name()).isLessThanOrEqualTo(out.calls());
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> whatIsRememberedEqualsWhatIsComputedAnew() {
    return each(
        flow -> {
          Workbench remembering = new Workbench();
          Document now = document(flow);
          List<String> functions =
              remembering.figures(now).functions().stream()
                  .filter(row -> row.verdict().isPossible())
                  .map(row -> row.function().name())
                  .toList();
          Random random = new Random(5);
          for (int i = 0; i < 200; i++) {
            String function = functions.get(random.nextInt(functions.size()));
            now = done(new Edit.InlineFunction(function, random.nextBoolean()), now);
            Figures figures = remembering.figures(now);
            Expansion fresh = Expander.expand(flow, now.root(), now.plan());
            assertThat(figures.estimate().count().total())
                .isEqualTo(PathCounter.count(flow, fresh, now.scenario()).total());
          }
        });
  }

  private Stream<DynamicTest> each(Consumer<Flow> check) {
    return catalogue.flows().values().stream()
        .map(flow -> DynamicTest.dynamicTest(flow.id(), () -> check.accept(flow)));
  }

  private Document document(Flow flow) {
    return Document.of(
        flow, catalogue.defaultScenario(), catalogue.defaultMachine(flow).orElseThrow());
  }

  private static Document done(Edit edit, Document document) {
    Outcome outcome = edit.apply(document);
    assertThat(outcome).isInstanceOf(Outcome.Done.class);
    return ((Outcome.Done) outcome).document();
  }

  private static Tally total(Document document) {
    return count(
            document.flow(),
            document.flow().entry(document.entry()),
            document.plan(),
            document.scenario())
        .total();
  }

  private static PathCount count(Flow flow, Entry entry, InlinePlan plan, Scenario scenario) {
    return PathCounter.count(flow, Expander.expand(flow, entry.function(), plan), scenario);
  }
}
