// SPDX-License-Identifier: Apache-2.0
package entryscope;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.file.Library;
import entryscope.flow.Flow;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.EstimateReport;
import entryscope.session.EvidenceBoard;
import entryscope.session.EvidenceReport;
import entryscope.session.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Every flow on every machine that runs it, as a report under version control: a change of a cost
/// or of a flow is a diff to review. `mvn test -Dgolden=update` writes them anew.
class GoldenTest {
  private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");

  private final Catalogue catalogue = Catalogue.of(Library.load(Path.of("flows")));

  @TestFactory
  Stream<DynamicTest> everyFlowOnEveryMachine() {
    return catalogue.flows().values().stream()
        .flatMap(
            flow ->
                catalogue.machinesFor(flow.provenance().architecture()).stream()
                    .map(
                        machine ->
                            DynamicTest.dynamicTest(
                                flow.id() + " on " + machine.id(),
                                () ->
                                    compare(
                                        flow.id() + "--" + machine.id(), report(flow, machine)))));
  }

  @Test
  void evidence() throws IOException {
    compare("evidence", EvidenceReport.of(EvidenceBoard.of(catalogue).predictions()));
  }

  private String report(Flow flow, Machine machine) {
    Document document = Document.of(flow, catalogue.defaultScenario(), machine);
    return EstimateReport.of(new Workbench().figures(document), Scenario.NULL_CALL, false);
  }

  private static void compare(String name, String report) throws IOException {
    Path file = GOLDEN.resolve(name + ".txt");
    if ("update".equals(System.getProperty("golden"))) {
      Files.createDirectories(GOLDEN);
      Files.writeString(file, report);
    }
    assertThat(report.lines())
        .as("lines no longer than a mail's")
        .allMatch(line -> line.length() <= 75);
    assertThat(file).as("run mvn test -Dgolden=update and review the diff").exists();
    assertThat(report).isEqualTo(Files.readString(file));
  }
}
