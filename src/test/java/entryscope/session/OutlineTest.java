// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.file.Library;
import entryscope.flow.Flow;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

final class OutlineTest {
  private static final Catalogue CATALOGUE = Catalogue.of(Library.load(Path.of("flows")));

  private static Figures figures(String flow) {
    Flow shown = Optional.ofNullable(CATALOGUE.flows().get(flow)).orElseThrow();
    return new Workbench()
        .figures(
            Document.of(
                shown, CATALOGUE.defaultScenario(), CATALOGUE.defaultMachine(shown).orElseThrow()));
  }

  private static Stream<Outline> all(Outline outline) {
    return Stream.concat(Stream.of(outline), outline.inside().stream().flatMap(OutlineTest::all));
  }

  @TestFactory
  Stream<DynamicTest> theTimesOfThePartsAddUpToTheFigure() {
    return CATALOGUE.flows().values().stream()
        .filter(flow -> CATALOGUE.defaultMachine(flow).isPresent())
        .map(
            flow ->
                DynamicTest.dynamicTest(
                    flow.id(),
                    () -> {
                      Figures figures = figures(flow.id());
                      assertThat(Outline.of(figures).time().value())
                          .isCloseTo(figures.estimate().latency().typical().value(), within(0.01));
                    }));
  }

  @Test
  void everyBlockOfThePathIsInItOnce() {
    Figures figures = figures("s390-6.7");
    List<Selection> targets = all(Outline.of(figures)).map(Outline::target).toList();
    assertThat(targets).doesNotHaveDuplicates();
    long blocks = figures.expansion().all().mapToLong(p -> p.body().blocks().size()).sum();
    assertThat(targets).hasSize((int) blocks + 1);
  }

  @Test
  void theReportFitsAMail() {
    String report = OutlineReport.of(Outline.of(figures("s390-6.7")));
    assertThat(report.lines()).allMatch(line -> line.length() <= 74);
    assertThat(report.lines().findFirst().orElseThrow())
        .startsWith("system_call · entry")
        .endsWith(" ns");
    assertThat(report)
        .contains("if nobp: branch prediction off, else: nop")
        .containsPattern("STBEAR +not run");
  }
}
