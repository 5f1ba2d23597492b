// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Scenario;
import entryscope.flow.ToyFlow;
import entryscope.session.FunctionRow.Group;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WorkbenchTest {
  private final Document document =
      Document.of(ToyFlow.flow(), new Scenario("null-call", "", "", Map.of()), EditTest.machine());

  private static FunctionRow row(Figures figures, String function) {
    return figures.functions().stream()
        .filter(row -> row.function().name().equals(function))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theGainOfASwitchIsTheDifferenceItMakes() {
    Workbench workbench = new Workbench();
    Figures before = workbench.figures(document);
    Document toggled =
        ((Edit.Outcome.Done) new Edit.InlineFunction("enter", true).apply(document)).document();
    Figures after = workbench.figures(toggled);
    double change =
        after.estimate().latency().typical().value()
            - before.estimate().latency().typical().value();
    assertThat(row(before, "enter").gain().typical().value()).isEqualTo(change);
    assertThat(row(after, "enter").gain().typical().value()).isEqualTo(change);
    assertThat(row(before, "enter").bytes())
        .isEqualTo(after.estimate().text().total() - before.estimate().text().total());
    assertThat(after.change().typical().value()).isEqualTo(change);
  }

  @Test
  void functionsAreGroupedByWhatInliningThemCanDo() {
    Figures figures = new Workbench().figures(document);
    assertThat(row(figures, "enter").group()).isEqualTo(Group.FAST_PATH);
    assertThat(row(figures, "trace").group()).isEqualTo(Group.SLOW_PATH);
    assertThat(row(figures, "dispatch").group()).isEqualTo(Group.FIXED);
    assertThat(row(figures, "handler").group()).isEqualTo(Group.FIXED);
  }

  @Test
  void theSameDocumentGivesTheSameObject() {
    Workbench workbench = new Workbench();
    assertThat(workbench.figures(document)).isSameAs(workbench.figures(document));
  }

  @Test
  void rememberingNeverChangesTheResult() {
    Workbench remembering = new Workbench();
    Random random = new Random(7);
    Document now = document;
    for (int i = 0; i < 200; i++) {
      String function = List.of("enter", "trace", "leave", "loop").get(random.nextInt(4));
      Edit edit = new Edit.InlineFunction(function, random.nextBoolean());
      now = ((Edit.Outcome.Done) edit.apply(now)).document();
      Figures incremental = remembering.figures(now);
      Figures fresh = new Workbench().figures(now);
      assertThat(incremental.estimate().count()).isEqualTo(fresh.estimate().count());
      assertThat(incremental.estimate().latency()).isEqualTo(fresh.estimate().latency());
      assertThat(incremental.functions()).isEqualTo(fresh.functions());
    }
  }
}
