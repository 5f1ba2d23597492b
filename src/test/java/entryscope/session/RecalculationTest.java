// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Scenario;
import entryscope.flow.ToyFlow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.junit.jupiter.api.Test;

final class RecalculationTest {
  private final Document document =
      Document.of(ToyFlow.flow(), new Scenario("null-call", "", "", Map.of()), EditTest.machine());
  private final Document changed =
      ((Edit.Outcome.Done) new Edit.InlineFunction("enter", true).apply(document)).document();
  private final Queue<Runnable> work = new ArrayDeque<>();
  private final Queue<Runnable> fx = new ArrayDeque<>();
  private final List<String> published = new ArrayList<>();
  private final Recalculation recalculation =
      new Recalculation(
          new Workbench(),
          work::add,
          fx::add,
          figures -> published.add("figures of " + figures.document().planName()),
          _ -> published.add("picture"));

  private static void runAll(Queue<Runnable> tasks) {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  @Test
  void figuresComeBeforeThePicture() {
    recalculation.submit(document);
    runAll(work);
    assertThat(published).isEmpty();
    runAll(fx);
    assertThat(published).containsExactly("figures of compiled = before", "picture");
  }

  @Test
  void ofTwoDocumentsOnlyTheNewestIsDerived() {
    recalculation.submit(document);
    recalculation.submit(changed);
    runAll(work);
    runAll(fx);
    assertThat(published).containsExactly("figures of custom", "picture");
  }

  @Test
  void whatIsDerivedTooLateIsNotPublished() {
    recalculation.submit(document);
    runAll(work);
    recalculation.submit(changed);
    runAll(fx);
    assertThat(published).isEmpty();
    runAll(work);
    runAll(fx);
    assertThat(published).containsExactly("figures of custom", "picture");
  }
}
